import { describe, expect, test } from 'vitest';
import { holdsTwoOccasions, lastOccasion, nextOccasion, occasionsOf } from './occasions';
import { weeklyRule } from './weekly-rule';

const weekly = (startDateTime: string, endDateTime: string, occasionMinutes = 180) =>
  ({ startDateTime, endDateTime, repeats: 'WEEKLY', occasionMinutes }) as const;
const periods = (gyg: Parameters<typeof occasionsOf>[0], options = {}) =>
  occasionsOf(gyg, options).map(
    ({ start, end }) => `${start.toISOString().slice(0, 16)}/${end.toISOString().slice(11, 16)}`,
  );

describe('the occasions of a weekly gyg', () => {
  test('keep the Swedish clock when daylight saving ends and begins', () => {
    expect(periods(weekly('2026-10-21T09:00:00Z', '2026-11-05T00:00:00Z'))).toEqual([
      '2026-10-21T09:00/12:00',
      '2026-10-28T10:00/13:00',
      '2026-11-04T10:00/13:00',
    ]);
    expect(periods(weekly('2027-03-24T10:00:00Z', '2027-04-01T00:00:00Z'))).toEqual([
      '2027-03-24T10:00/13:00',
      '2027-03-31T09:00/12:00',
    ]);
  });

  test('end at the same time of day in the nights when the clock changes', () => {
    // 22:00 to 06:00, one hour more of real time in autumn and one less in spring.
    expect(periods(weekly('2026-10-17T20:00:00Z', '2026-10-26T00:00:00Z', 480))).toEqual([
      '2026-10-17T20:00/04:00',
      '2026-10-24T20:00/05:00',
    ]);
    expect(periods(weekly('2027-03-20T21:00:00Z', '2027-03-29T00:00:00Z', 480))).toEqual([
      '2027-03-20T21:00/05:00',
      '2027-03-27T21:00/04:00',
    ]);
  });

  test('go on over the end of a year', () => {
    expect(periods(weekly('2026-12-23T10:00:00Z', '2027-01-06T13:00:00Z'))).toEqual([
      '2026-12-23T10:00/13:00',
      '2026-12-30T10:00/13:00',
      '2027-01-06T10:00/13:00',
    ]);
  });

  test('do not include one that the end would cut short', () => {
    expect(lastOccasion(weekly('2026-12-23T10:00:00Z', '2027-01-06T12:59:00Z')).start.toISOString()).toBe(
      '2026-12-30T10:00:00.000Z',
    );
    expect(holdsTwoOccasions(weekly('2026-12-23T10:00:00Z', '2026-12-30T13:00:00Z'))).toBe(true);
    expect(holdsTwoOccasions(weekly('2026-12-23T10:00:00Z', '2026-12-30T12:59:00Z'))).toBe(false);
  });

  test('are the one under way, then the next, until the last is over', () => {
    const gyg = weekly('2026-10-14T09:00:00Z', '2027-01-20T13:00:00Z');
    const next = (now: string) => nextOccasion(gyg, new Date(now))?.start.toISOString().slice(0, 16);
    expect(next('2026-01-01T00:00:00Z')).toBe('2026-10-14T09:00');
    expect(next('2026-11-25T12:59:59Z')).toBe('2026-11-25T10:00');
    expect(next('2026-11-25T13:00:00Z')).toBe('2026-12-02T10:00');
    expect(next('2027-01-20T13:00:00Z')).toBeUndefined();
  });

  test('stay within the limit, from a given time', () => {
    const long = weekly('2000-01-05T10:00:00Z', '2999-01-01T00:00:00Z');
    expect(periods(long, { after: new Date('2026-11-23T10:00:00Z'), limit: 2 })).toEqual([
      '2026-11-25T10:00/13:00',
      '2026-12-02T10:00/13:00',
    ]);
  });
});

test('a gyg that does not repeat has one occasion, until it is over', () => {
  const gyg = {
    ...weekly('2026-12-05T08:30:00Z', '2026-12-05T11:00:00Z'),
    repeats: 'NONE',
    occasionMinutes: null,
  } as const;
  expect(periods(gyg)).toEqual(['2026-12-05T08:30/11:00']);
  expect(nextOccasion(gyg, new Date(gyg.endDateTime))).toBeUndefined();
  expect(weeklyRule(gyg)).toBeUndefined();
});

test('the rule for calendars ends with the last occasion, in UTC', () => {
  expect(weeklyRule(weekly('2026-10-14T09:00:00Z', '2027-01-24T13:00:00Z'))).toBe('FREQ=WEEKLY;UNTIL=20270120T100000Z');
});
