import { describe, expect, test } from 'vitest';
import { createDateFormat, fromSwedishTime, toSwedishTime } from './dates';

const start = new Date('2026-12-05T08:30:00Z');
const end = new Date('2026-12-05T11:00:00Z');
const nextDay = new Date('2026-12-06T15:05:00Z');

describe.each([
  [
    'en',
    'short',
    'Sat, Dec 5, 2026',
    'Sat, Dec 5, 09:30',
    'Sat, Dec 5, 2026, 09:30 – 12:00',
    'Sat, Dec 5, 2026, 09:30 – Sun, Dec 6, 2026, 16:05',
  ],
  [
    'en',
    'long',
    'Saturday, December 5, 2026',
    'Saturday, December 5, 09:30',
    'Saturday, December 5, 2026, 09:30 – 12:00',
    'Saturday, December 5, 2026, 09:30 – Sunday, December 6, 2026, 16:05',
  ],
  [
    'sv',
    'short',
    'lör 5 dec 2026',
    'lör 5 dec kl. 09:30',
    'lör 5 dec 2026 kl. 09:30–12:00',
    'lör 5 dec 2026 kl. 09:30 – sön 6 dec 2026 kl. 16:05',
  ],
  [
    'sv',
    'long',
    'lördag 5 december 2026',
    'lördag 5 december kl. 09:30',
    'lördag 5 december 2026 kl. 09:30–12:00',
    'lördag 5 december 2026 kl. 09:30 – söndag 6 december 2026 kl. 16:05',
  ],
] as const)('%s, %s', (language, width, date, withoutYear, sameDay, twoDays) => {
  const format = createDateFormat(language, width);

  test('writes dates in the language’s format, with Swedish time on 24 hours', () => {
    expect(format.date(start)).toBe(date);
    expect(format.dateTime(start, { withYear: false })).toBe(withoutYear);
    expect(format.time(start)).toBe('09:30');
  });

  test('writes the second date of a period only if it differs', () => {
    expect(format.period(start, end)).toBe(sameDay);
    expect(format.period(start, nextDay)).toBe(twoDays);
  });
});

test('midnight is 00:00 of the day that begins', () => {
  expect(createDateFormat('en').dateTime(new Date('2026-12-05T23:00:00Z'))).toBe('Sun, Dec 6, 2026, 00:00');
});

describe('times of date and time fields', () => {
  test.each([
    ['2026-12-05T09:30', '2026-12-05T08:30:00.000Z'],
    ['2027-06-12T09:30', '2027-06-12T07:30:00.000Z'],
    ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    ['2027-10-31T01:59', '2027-10-30T23:59:00.000Z'],
    ['2027-10-31T03:00', '2027-10-31T02:00:00.000Z'],
  ])('%s is Swedish time for %s', (text, iso) => {
    expect(fromSwedishTime(text)?.toISOString()).toBe(iso);
    expect(toSwedishTime(new Date(iso))).toBe(text);
  });

  test('an hour that the change to summer time leaves out becomes the next one', () => {
    expect(fromSwedishTime('2027-03-28T02:30')?.toISOString()).toBe('2027-03-28T01:30:00.000Z');
  });

  test.each(['0002-12-15T09:00', '0202-12-15T09:00'])('a year that is being typed is a year: %s', (text) => {
    expect(fromSwedishTime(text)?.toISOString()).toContain(text.slice(0, 10));
  });

  test('an incomplete time is none', () => {
    expect(fromSwedishTime('')).toBeUndefined();
  });
});
