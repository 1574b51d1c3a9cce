import { expect, test } from 'vitest';
import { mediansOf, quantileOf } from './statistics';

test('a quantile is the value below which that share is', () => {
  const values = Array.from({ length: 100 }, (_one, index) => 100 - index);
  expect(quantileOf(values, 0.5)).toBe(51);
  expect(quantileOf(values, 0.99)).toBe(100);
  expect(quantileOf([7], 0.99)).toBe(7);
  expect(quantileOf([], 0.5)).toBeNaN();
});

test('each figure has its own median', () => {
  const rounds = [
    { one: 3, other: 10 },
    { one: 1, other: 30 },
    { one: 2, other: 20 },
  ];
  expect(mediansOf(rounds, ['one', 'other'])).toEqual({ one: 2, other: 20 });
});
