import { expect, test } from 'vitest';
import { readWholeNumber } from './whole-number';

test.each([
  ['1000', 1000],
  [' 12 ', 12],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['1\u202f000\u202f000', 1_000_000],
  ['-1', -1],
  ['−1', -1],
  ['', null],
  ['  ', null],
  ['1.5', Number.NaN],
  ['1,5', Number.NaN],
  ['1.000', Number.NaN],
  ['1 5', Number.NaN],
  ['1e3', Number.NaN],
  ['ten', Number.NaN],
  ['9'.repeat(16), Number.NaN],
])('%j is %s', (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});
