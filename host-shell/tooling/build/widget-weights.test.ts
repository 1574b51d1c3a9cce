import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { assertLight, weightsOf } from './widget-weights.mjs';

const noise = (bytes: number) => randomBytes(bytes).toString('latin1');

test('an element weighs what a page loads for it: its file and all that it shares, once', () => {
  const files = [
    { name: 'gyg-list.js', code: 'a'.repeat(10), imports: ['shared.1.js', 'shared.2.js'] },
    { name: 'shared.1.js', code: 'b'.repeat(10), imports: ['shared.2.js'] },
    { name: 'shared.2.js', code: 'c'.repeat(10), imports: [] },
  ];
  const alone = weightsOf({ loader: 'a'.repeat(10), files: [] })['gyg.js'] ?? 0;
  expect(weightsOf({ loader: '', files })['gyg-list']).toBe(3 * alone);
});

test('a build fails if the loader or an element is above its budget, or has none', () => {
  const weights = { 'gyg.js': 1999, 'gyg-list': 9001 };
  expect(() => assertLight(weights)).toThrow(/gyg-list has 9001 bytes gzipped, more than 9000/);
  expect(() => assertLight({ 'gyg.js': 2000, 'gyg-list': 8999 })).not.toThrow();
  expect(() => assertLight({ 'gyg-new': 1 })).toThrow(/gyg-new has no budget/);
  expect(weightsOf({ loader: noise(3000), files: [] })['gyg.js']).toBeGreaterThan(2000);
});
