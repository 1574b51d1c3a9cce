import { describe, expect, test } from 'vitest';
import { daysOf, periodOf, stateAt } from './featured-places';

describe('the days of something featured', () => {
  test('are whole days in Swedish time, in summer and in winter', () => {
    expect(periodOf({ from: '2027-06-12', until: '2027-12-01' })).toEqual({
      startsAt: new Date('2027-06-11T22:00:00Z'),
      endsAt: new Date('2027-12-01T23:00:00Z'),
    });
    expect(periodOf({ from: null, until: null })).toEqual({ startsAt: null, endsAt: null });
  });

  test('are read back as they were given, also on the days on which the clock changes', () => {
    for (const day of ['2027-03-28', '2027-10-31', '2027-12-31']) {
      expect(daysOf(periodOf({ from: day, until: day }))).toEqual({ from: day, until: day });
    }
  });

  test('decide whether it is shown, to the second', () => {
    const period = periodOf({ from: '2027-06-12', until: '2027-06-12' });
    const at = (time: string) => stateAt(period, new Date(time));
    expect(at('2027-06-11T21:59:59Z')).toBe('SCHEDULED');
    expect(at('2027-06-11T22:00:00Z')).toBe('LIVE');
    expect(at('2027-06-12T21:59:59Z')).toBe('LIVE');
    expect(at('2027-06-12T22:00:00Z')).toBe('ENDED');
    expect(stateAt({ startsAt: null, endsAt: null }, new Date())).toBe('LIVE');
  });
});
