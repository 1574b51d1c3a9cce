import { expect, test } from 'vitest';
import { whyPause } from './canary-rule';

const figures = (loads: number, failures: number, p95: number | null = 400) => ({ loads, failures, p95 });

test.each([
  ['three of three loads failed', figures(3, 3, null), figures(500, 0), 'failures'],
  ['two of two loads failed: too few', figures(2, 2, null), figures(500, 0), null],
  ['a few of many loads failed', figures(100, 4), figures(500, 0), null],
  ['everything fails, the current build as well', figures(10, 10, null), figures(10, 10, null), null],
  ['1.1 per cent failed, once there are enough loads', figures(1_000, 11), figures(9_000, 0), 'failures'],
  ['1.1 per cent failed, as of the current build', figures(1_000, 11), figures(9_000, 99), null],
  ['0.9 per cent failed', figures(1_000, 9), figures(9_000, 0), null],
  ['31 per cent slower', figures(1_000, 0, 525), figures(9_000, 0, 400), 'slow'],
  ['30 per cent slower', figures(1_000, 0, 520), figures(9_000, 0, 400), null],
  ['slower, with too few loads of the current build', figures(1_000, 0, 900), figures(900, 0, 400), null],
] as const)('a canary: %s', (_case, canary, current, outcome) => {
  expect(whyPause(canary, current)).toBe(outcome);
});
