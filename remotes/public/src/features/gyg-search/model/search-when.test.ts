import { describe, expect, it } from 'vitest';
import { daysOf, readWhen } from './search-when';

describe('the days of a period, in Swedish time', () => {
  it.each([
    [
      'today, late in the evening in UTC: tomorrow in Sweden',
      'today',
      '2026-11-25T23:30:00Z',
      '2026-11-26',
      '2026-11-26',
    ],
    ['a weekend seen from Wednesday', 'weekend', '2026-11-25T12:00:00Z', '2026-11-28', '2026-11-29'],
    ['a weekend seen from its Saturday', 'weekend', '2026-11-28T12:00:00Z', '2026-11-28', '2026-11-29'],
    ['a weekend seen from its Sunday', 'weekend', '2026-11-29T12:00:00Z', '2026-11-29', '2026-11-29'],
    ['Sunday has just become Monday in Sweden', 'weekend', '2026-11-29T23:30:00Z', '2026-12-05', '2026-12-06'],
    ['the weekend in which summer time begins', 'weekend', '2027-03-26T22:30:00Z', '2027-03-27', '2027-03-28'],
    ['the Sunday on which summer time ends', 'weekend', '2026-10-25T00:30:00Z', '2026-10-25', '2026-10-25'],
    ['a weekend across the end of the year', 'weekend', '2022-12-30T10:00:00Z', '2022-12-31', '2023-01-01'],
    ['seven days across the end of the year', 'week', '2026-12-28T10:00:00Z', '2026-12-28', '2027-01-03'],
    ['thirty days across the change to summer time', 'month', '2027-03-10T10:00:00Z', '2027-03-10', '2027-04-08'],
  ] as const)('%s', (_case, kind, now, from, until) => {
    expect(daysOf({ kind }, new Date(now))).toEqual({ from, until });
  });
});

it('swaps two days in the wrong order', () => {
  expect(readWhen(new URLSearchParams('from=2027-01-06&until=2026-12-24'))).toEqual({
    kind: 'dates',
    from: '2026-12-24',
    until: '2027-01-06',
  });
});
