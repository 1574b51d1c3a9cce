import { describe, expect, test } from 'vitest';
import { gygCardDate, gygLineDate, gygPageDate } from './gyg-date';
import { gygPeriod } from './gyg-period';

const now = new Date('2026-11-23T10:00:00Z');
const once = { repeats: 'NONE', occasionMinutes: null } as const;
const weekly = { repeats: 'WEEKLY', occasionMinutes: 180 } as const;
const at = (startDateTime: string, endDateTime: string) => ({ startDateTime, endDateTime });

const gygs = {
  day: { ...once, ...at('2026-12-05T08:30:00Z', '2026-12-05T11:00:00Z'), state: 'PUBLISHED' },
  night: { ...once, ...at('2026-12-05T21:00:00Z', '2026-12-06T05:00:00Z'), state: 'PUBLISHED' },
  several: { ...once, ...at('2026-12-05T08:30:00Z', '2026-12-08T23:00:00Z'), state: 'PUBLISHED' },
  overNewYear: { ...once, ...at('2026-12-28T08:30:00Z', '2027-01-03T15:00:00Z'), state: 'PUBLISHED' },
  runningThisYear: { ...once, ...at('2026-10-13T08:30:00Z', '2026-12-18T23:00:00Z'), state: 'ONGOING' },
  runningNextYear: { ...once, ...at('2025-10-13T08:30:00Z', '2027-01-18T11:00:00Z'), state: 'ONGOING' },
  today: { ...once, ...at('2026-11-23T08:30:00Z', '2026-11-23T15:00:00Z'), state: 'ONGOING' },
  weekly: { ...weekly, ...at('2026-10-14T09:00:00Z', '2026-12-24T13:00:00Z'), state: 'ONGOING' },
  weeklyNow: { ...weekly, ...at('2026-10-12T08:30:00Z', '2026-12-24T13:00:00Z'), state: 'ONGOING' },
  weeklyAhead: { ...weekly, ...at('2026-12-02T10:00:00Z', '2027-01-24T13:00:00Z'), state: 'PUBLISHED' },
  past: { ...once, ...at('2026-10-03T08:30:00Z', '2026-10-03T15:00:00Z'), state: 'FINISHED' },
  pastPeriod: { ...once, ...at('2026-09-13T08:30:00Z', '2026-10-04T15:00:00Z'), state: 'FINISHED' },
  pastWeekly: { ...weekly, ...at('2026-09-02T09:00:00Z', '2026-10-24T13:00:00Z'), state: 'FINISHED' },
  endedEarly: { ...weekly, ...at('2026-10-14T09:00:00Z', '2026-12-24T13:00:00Z'), state: 'FINISHED' },
  draft: { ...once, ...at('2026-12-05T08:30:00Z', '2026-12-05T11:00:00Z'), state: 'CREATED' },
} as const;

test.each<[keyof typeof gygs, string, string]>([
  ['day', 'Sat, Dec 5, 2026, 09:30', 'lör 5 dec 2026 kl. 09:30'],
  ['night', 'Sat, Dec 5, 2026, 22:00', 'lör 5 dec 2026 kl. 22:00'],
  ['several', 'Dec 5 – 8, 2026', '5–8 dec 2026'],
  ['overNewYear', 'Dec 28, 2026 – Jan 3, 2027', '28 dec 2026 – 3 jan 2027'],
  ['runningThisYear', 'Until Dec 18', 'Till 18 dec'],
  ['runningNextYear', 'Until Jan 18, 2027', 'Till 18 jan 2027'],
  ['today', 'Until 16:00 today', 'Till kl. 16:00 i dag'],
  ['weekly', 'Every Wednesday 11:00, until Dec 23', 'Varje onsdag kl. 11:00, t.o.m. 23 dec'],
  ['weeklyAhead', 'Every Wednesday 11:00, from Dec 2', 'Varje onsdag kl. 11:00, fr.o.m. 2 dec'],
  ['past', 'Sat, Oct 3, 2026', 'lör 3 okt 2026'],
  ['pastPeriod', 'Sep 13 – Oct 4, 2026', '13 sep – 4 okt 2026'],
  ['pastWeekly', 'Sep 2 – Oct 21, 2026', '2 sep – 21 okt 2026'],
  ['endedEarly', 'Wed, Oct 14, 2026', 'ons 14 okt 2026'],
  ['draft', 'Sat, Dec 5, 2026, 09:30', 'lör 5 dec 2026 kl. 09:30'],
])('a card says of %s: %s; %s', (name, en, sv) => {
  expect(gygCardDate(gygs[name], now, 'en').main).toBe(en);
  expect(gygCardDate(gygs[name], now, 'sv').main).toBe(sv);
});

describe('the page', () => {
  test.each<[keyof typeof gygs, string | undefined, string | undefined]>([
    ['day', '09:30 – 12:00', '09:30–12:00'],
    ['night', 'Sat, Dec 5, 22:00 – Sun, Dec 6, 06:00', 'lör 5 dec kl. 22:00 – sön 6 dec kl. 06:00'],
    ['runningThisYear', 'Since Oct 13', 'Sedan 13 okt'],
    ['runningNextYear', 'Since Oct 13, 2025', 'Sedan 13 okt 2025'],
    ['today', undefined, undefined],
    ['weekly', 'Next: Wed, Nov 25, 2026, 11:00 – 14:00', 'Nästa gång: ons 25 nov 2026 kl. 11:00–14:00'],
    ['weeklyNow', 'Now: Mon, Nov 23, 2026, 10:30 – 13:30', 'Nu: mån 23 nov 2026 kl. 10:30–13:30'],
    ['weeklyAhead', 'First: Wed, Dec 2, 2026, 11:00 – 14:00', 'Första gången: ons 2 dec 2026 kl. 11:00–14:00'],
    ['pastWeekly', undefined, undefined],
  ])('adds to %s: %s; %s', (name, en, sv) => {
    expect(gygPageDate(gygs[name], now, 'en').second).toBe(en);
    expect(gygPageDate(gygs[name], now, 'sv').second).toBe(sv);
  });

  test('has the day alone on its first line, with the hours below', () => {
    expect(gygPageDate(gygs.day, now, 'en').main).toBe('Sat, Dec 5, 2026');
  });
});

test('the machine-readable date is the one that the words are about', () => {
  const dateTime = (name: keyof typeof gygs) => gygCardDate(gygs[name], now, 'en').dateTime;
  expect(dateTime('runningThisYear')).toBe(gygs.runningThisYear.endDateTime);
  expect(dateTime('weekly')).toBe('2026-11-25T10:00:00.000Z');
  expect(dateTime('past')).toBe(gygs.past.startDateTime);
});

test('one line for people who come has the end of an upcoming gyg', () => {
  expect(gygLineDate(gygs.day, now, 'en').main).toBe('Sat, Dec 5, 2026, 09:30 – 12:00');
  expect(gygLineDate(gygs.runningThisYear, now, 'sv').main).toBe('Till 18 dec');
});

test('the whole time of a weekly gyg is true on any day', () => {
  expect(gygPeriod(gygs.weekly, 'en')).toBe('Every Wednesday 11:00 – 14:00, Oct 14 – Dec 23, 2026');
  expect(gygPeriod(gygs.weekly, 'sv')).toBe('Varje onsdag kl. 11:00–14:00, 14 okt – 23 dec 2026');
  expect(gygPeriod(gygs.day, 'sv', 'long')).toBe('lördag 5 december 2026 kl. 09:30–12:00');
});
