import { describe, expect, test } from 'vitest';
import { createDateFormat } from './dates';

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
