import { expect, test } from 'vitest';
import { inHours, trendOf } from './trend';

const now = new Date('2027-06-10T09:40:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

test('the last thirty days are shown by day, and the thirty before as a sum', () => {
  const days = [0, 0.9, 1, 29.9, 30, 59.9, 60, -1];
  const { count, before, byDay } = trendOf(
    days.map((ago) => ({ at: daysAgo(ago), amount: 1 })),
    now,
  );
  expect([count, before]).toEqual([4, 2]);
  expect([byDay[29], byDay[28], byDay[0]]).toEqual([2, 1, 1]);
});

test('hours are rounded after everything is summed', () => {
  const trend = trendOf(
    [20, 20, 20].map((amount) => ({ at: daysAgo(1), amount })),
    now,
  );
  expect(inHours(trend).count).toBe(1);
});
