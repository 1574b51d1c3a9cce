import { expect, test } from 'vitest';
import { boundOf, percentile } from './load-times';

test.each([
  [0, 50],
  [50, 50],
  [51, 100],
  [8_000, 8_000],
  [90_000, 15_000],
])('%i ms belong to the group up to %i ms', (ms, bound) => {
  expect(boundOf(ms)).toBe(bound);
});

test('percentiles lie within the group that they fall into', () => {
  const counts = new Map([
    [100, 50],
    [200, 45],
    [1_000, 5],
  ]);
  expect(percentile(counts, 0.5)).toBe(100);
  expect(percentile(counts, 0.725)).toBe(175);
  expect(percentile(counts, 0.95)).toBe(200);
  expect(percentile(counts, 1)).toBe(1_000);
  expect(percentile(new Map(), 0.95)).toBeNull();
});
