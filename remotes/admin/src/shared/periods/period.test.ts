import { describe, expect, test } from 'vitest';
import { monthsOf, periodBefore, periodNames, periodQuery, rangeOf, readPeriod } from './period';

/** Half past midnight on June 11 in Sweden, still June 10 in UTC. */
const now = Date.parse('2027-06-10T22:30:00.000Z');
const read = (query: string) => readPeriod(new URLSearchParams(query), periodNames, now);

describe('the period in an address', () => {
  test.each([
    ['', '12m', '2026-07-01', '2027-06-11'],
    ['period=30d', '30d', '2027-05-13', '2027-06-11'],
    ['period=year', 'year', '2027-01-01', '2027-06-11'],
    ['period=all', 'all', undefined, undefined],
    ['period=own&from=2027-02-01&to=2027-02-28', 'own', '2027-02-01', '2027-02-28'],
  ])('%j is %s, from %s to %s', (query, name, from, to) => {
    expect(read(query)).toEqual({ name, from, to });
    expect(read(String(new URLSearchParams(periodQuery(read(query)))))).toEqual(read(query));
  });

  test.each([
    'period=lost',
    'period=own',
    'period=own&from=2027-02-30&to=2027-03-01',
    'period=own&from=2027-03-02&to=2027-03-01',
    'period=own&from=1027-03-02&to=2027-03-01',
  ])('%s becomes the twelve months', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  test('is the twelve months if the page does not have it', () => {
    expect(readPeriod(new URLSearchParams('period=all'), ['30d', '12m'], now).name).toBe('12m');
  });
});

describe('the times of a period', () => {
  test('begin and end at midnight in Sweden, in summer and winter time', () => {
    expect(rangeOf({ from: '2027-01-01', to: '2027-06-11' })).toEqual({
      from: '2026-12-31T23:00:00.000Z',
      to: '2027-06-11T22:00:00.000Z',
    });
    expect(rangeOf({ from: '2027-03-28', to: '2027-03-28' })).toEqual({
      from: '2027-03-27T23:00:00.000Z',
      to: '2027-03-28T22:00:00.000Z',
    });
  });

  test('are left out where there is no limit', () => {
    expect(rangeOf(read('period=all'))).toEqual({});
  });
});

describe('the period before', () => {
  test.each([
    ['period=30d', { from: '2027-04-13', to: '2027-05-12' }],
    ['period=year', { from: '2026-01-01', to: '2026-06-11' }],
    ['', { from: '2025-07-01', to: '2026-06-11' }],
    ['period=own&from=2027-03-01&to=2027-03-31', { from: '2027-01-29', to: '2027-02-28' }],
    ['period=all', undefined],
  ])('of %j', (query, before) => {
    expect(periodBefore(read(query))).toEqual(before);
  });

  test('of a leap day ends on February 28', () => {
    expect(periodBefore({ name: 'year', from: '2028-01-01', to: '2028-02-29' })?.to).toBe('2027-02-28');
  });
});

test('the months of a period include the first and the last', () => {
  expect(monthsOf({ from: '2026-11-30', to: '2027-02-01' })).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
});
