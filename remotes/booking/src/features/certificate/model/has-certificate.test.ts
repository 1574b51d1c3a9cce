import { expect, test } from 'vitest';
import { hasCertificate } from './has-certificate';

test.each([
  ['FINISHED', 2.5, true],
  // Absent, or too short to count.
  ['FINISHED', 0, false],
  // Attendance is not recorded, or the booking is of items.
  ['FINISHED', null, false],
  ['ONGOING', 2.5, false],
] as const)('a booking of a gyg that is %s, with %s hours: %s', (gygState, hours, expected) => {
  expect(hasCertificate({ gygState, hours })).toBe(expected);
});
