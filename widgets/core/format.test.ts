import { buildGyg } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { formatStart, formatWhen } from './format';

const inSpring = new Date('2027-03-01T12:00:00Z');

test('a start is shown in Swedish time, on 24 hours, in every time zone', () => {
  expect(formatStart('2027-06-12T07:30:00.000Z', 'en', inSpring)).toBe('Sat, Jun 12, 09:30');
  expect(formatStart('2027-06-12T07:30:00.000Z', 'sv', inSpring)).toBe('lör 12 juni kl. 09:30');
});

test('late in the evening by UTC is the next day in Sweden, and midnight is 00', () => {
  expect(formatStart('2027-06-11T22:05:00.000Z', 'en', inSpring)).toBe('Sat, Jun 12, 00:05');
});

test('another year is named', () => {
  expect(formatStart('2026-12-05T08:00:00.000Z', 'en', inSpring)).toBe('Sat, Dec 5, 2026, 09:00');
  expect(formatStart('2026-12-05T08:00:00.000Z', 'sv', inSpring)).toBe('lör 5 dec 2026 kl. 09:00');
});

test('the year is the Swedish one', () => {
  expect(formatStart('2026-12-31T23:30:00.000Z', 'en', inSpring)).toBe('Fri, Jan 1, 00:30');
});

test('returns an empty string for an invalid time', () => {
  expect(formatStart('soon', 'en', inSpring)).toBe('');
});

test('a gyg under way shows its end, a weekly one its weekday, and an upcoming one its start', () => {
  const gyg = buildGyg({ startDateTime: '2027-02-03T10:00:00.000Z', endDateTime: '2027-05-18T16:00:00.000Z' });
  const running = { ...gyg, state: 'ONGOING' } as const;
  const when = (over: Parameters<typeof buildGyg>[0]) => formatWhen({ ...running, ...over }, 'en', inSpring).main;
  expect(when({})).toBe('Until May 18');
  expect(when({ repeats: 'WEEKLY', occasionMinutes: 120 })).toBe('Wednesdays 11:00, until May 12');
  expect(formatWhen(buildGyg(), 'sv', inSpring).main).toBe('lör 12 juni kl. 09:30');
  expect(when({ startDateTime: 'soon' })).toBe('');
});
