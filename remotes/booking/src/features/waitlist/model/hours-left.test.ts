import { expect, test } from 'vitest';
import { hoursLeft } from './hours-left';

test('hours that are left are real hours, rounded down', () => {
  const now = new Date('2027-10-30T12:30:00.000Z');
  // Swedish clocks go back in between.
  expect(hoursLeft('2027-10-31T12:30:00.000Z', now)).toBe(24);
  expect(hoursLeft('2027-10-30T13:29:59.000Z', now)).toBe(0);
  expect(hoursLeft('2027-10-29T13:29:59.000Z', now)).toBe(0);
});
