import { expect, test } from 'vitest';
import { summaryOf } from './open-call';

const buckets = (operation: string, counts: Record<string, number>) =>
  Object.entries(counts).map(([le, value]) => ({ labels: { operation, le }, value }));

test('calls of all operations are added up, and 95 % were answered within a span', () => {
  const values = [
    ...buckets('getGyg', { '0.01': 50, '0.1': 58, '+Inf': 60 }),
    ...buckets('findGygs', { '0.01': 20, '0.1': 38, '+Inf': 40 }),
    { labels: { operation: 'findGygs' }, value: 40 },
  ];
  expect(summaryOf(values)).toEqual({ calls: 100, p95Ms: 100 });
});

test('there is no span without calls, or if the slowest calls are too slow', () => {
  expect(summaryOf([])).toEqual({ calls: 0, p95Ms: null });
  expect(summaryOf(buckets('getGyg', { '10': 9, '+Inf': 10 }))).toEqual({ calls: 10, p95Ms: null });
});
