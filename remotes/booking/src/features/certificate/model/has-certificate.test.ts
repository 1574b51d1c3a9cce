import { buildUserBooking } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { hasCertificate } from './has-certificate';

const attended = { gygState: 'FINISHED', attendance: 'ATTENDED' } as const;

test('an attended skill of a finished gyg has a certificate', () => {
  expect(hasCertificate(buildUserBooking(attended))).toBe(true);
  expect(hasCertificate(buildUserBooking({ ...attended, durationMinutes: 3 }))).toBe(true);
});

test.each([
  { attendance: 'ABSENT' },
  { attendance: 'APPROVED_UNATTENDANCE' },
  { attendance: null },
  { gygState: 'ONGOING' },
  { contributionType: 'COMMODITY' },
  { status: 'CANCELLED' },
  { durationMinutes: 2 },
  { durationMinutes: null },
] as const)('no other booking has: %o', (over) => {
  expect(hasCertificate(buildUserBooking({ ...attended, ...over }))).toBe(false);
});
