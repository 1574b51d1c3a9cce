import { expect, test } from 'vitest';
import { formatStart } from './format';

const inSpring = new Date('2027-03-01T12:00:00Z');

test('formats a start in Swedish time with 24 hours, in every time zone', () => {
  expect(formatStart('2027-06-12T07:30:00.000Z', 'en', inSpring)).toBe('Sat 12 Jun, 09:30');
  expect(formatStart('2027-06-12T07:30:00.000Z', 'sv', inSpring)).toBe('lör 12 juni, 09:30');
});

test('a late evening in UTC is the next day in Sweden, and midnight is 00', () => {
  expect(formatStart('2027-06-11T22:05:00.000Z', 'en', inSpring)).toBe('Sat 12 Jun, 00:05');
});

test('adds the year if it is another one', () => {
  expect(formatStart('2026-12-05T08:00:00.000Z', 'en', inSpring)).toBe('Sat 5 Dec 2026, 09:00');
  expect(formatStart('2026-12-05T08:00:00.000Z', 'sv', inSpring)).toBe('lör 5 dec 2026, 09:00');
});

test('uses the year in Sweden', () => {
  expect(formatStart('2026-12-31T23:30:00.000Z', 'en', inSpring)).toBe('Fri 1 Jan, 00:30');
});

test('returns an empty string for an invalid time', () => {
  expect(formatStart('soon', 'en', inSpring)).toBe('');
});
