import { expect, test } from 'vitest';
import { formatZonedTime, fromZonedTime, zonedTimeAt } from './zoned-time';

test('a morning hour in Sweden is one or two hours earlier in UTC, depending on the season', () => {
  expect(fromZonedTime({ year: 2027, month: 1, day: 15, hour: 9 }).toISOString()).toBe('2027-01-15T08:00:00.000Z');
  expect(fromZonedTime({ year: 2027, month: 7, day: 15, hour: 9 }).toISOString()).toBe('2027-07-15T07:00:00.000Z');
});

test('days overflow at the end of a month and of the year', () => {
  expect(fromZonedTime({ year: 2027, month: 12, day: 40, hour: 18 }).toISOString()).toBe('2028-01-09T17:00:00.000Z');
});

test('on the day that the clocks go forward, each hour is converted correctly', () => {
  expect(fromZonedTime({ year: 2027, month: 3, day: 28, hour: 1 }).toISOString()).toBe('2027-03-28T00:00:00.000Z');
  expect(fromZonedTime({ year: 2027, month: 3, day: 28, hour: 9 }).toISOString()).toBe('2027-03-28T07:00:00.000Z');
});

test('a moment just before midnight UTC is the next day in Sweden', () => {
  const time = new Date('2027-04-30T22:30:00.000Z');
  expect(zonedTimeAt(time)).toMatchObject({ year: 2027, month: 5, day: 1, hour: 0, minute: 30 });
  expect(formatZonedTime(time)).toBe('2027-05-01 00:30');
});
