import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { assertLight, weightsOf } from './widget-weights.mjs';

const noise = (bytes: number) => randomBytes(bytes).toString('latin1');
const sizeOf = (code: string) => weightsOf({ loader: code, files: [] })['gyg.js']?.first ?? 0;
const once = (bytes: number) => ({ first: bytes, all: bytes });

test('an element weighs what a page loads for it: its file and all that it shares, once', () => {
  const files = [
    { name: 'gyg-list.js', code: 'a'.repeat(10), imports: ['shared.1.js', 'shared.2.js'] },
    { name: 'shared.1.js', code: 'b'.repeat(10), imports: ['shared.2.js'] },
    { name: 'shared.2.js', code: 'c'.repeat(10), imports: [] },
  ];
  expect(weightsOf({ loader: '', files })['gyg-list']).toEqual(once(3 * sizeOf('a'.repeat(10))));
});

test('what is loaded later is counted apart, with what that part shares, and texts in the longest language', () => {
  const [main, form, shared, english, swedish] = [noise(90), noise(80), noise(70), noise(10), noise(60)];
  const files = [
    { name: 'gyg-need.js', code: main, imports: [], dynamicImports: ['shared.1.js', 'en.1.js', 'sv.1.js'] },
    { name: 'shared.1.js', code: form, imports: ['gyg-need.js', 'shared.2.js'] },
    { name: 'shared.2.js', code: shared, imports: [] },
    { name: 'en.1.js', code: english, imports: ['en.2.js'] },
    { name: 'en.2.js', code: english, imports: [] },
    { name: 'sv.1.js', code: swedish, imports: ['sv.2.js'] },
    { name: 'sv.2.js', code: english, imports: [] },
  ];
  expect(weightsOf({ loader: '', files })['gyg-need']).toEqual({
    first: sizeOf(main),
    all: [main, form, shared, swedish, english].map(sizeOf).reduce((sum, bytes) => sum + bytes),
  });
});

test('a build fails if the loader or an element is above its budget', () => {
  const budgets = { 'gyg.js': once(2000), 'gyg-list': once(9000), 'gyg-need': { first: 20, all: 30 } };
  const check = (weights: Parameters<typeof assertLight>[0]) => () => assertLight(weights, budgets);
  expect(check({ 'gyg.js': once(2000), 'gyg-list': once(9001) })).toThrow(
    /gyg-list has 9001 bytes gzipped, more than 9000/,
  );
  expect(check({ 'gyg-need': { first: 20, all: 31 } })).toThrow(
    /31 bytes gzipped with what it loads later, more than 30/,
  );
  expect(check({ 'gyg-need': { first: 21, all: 30 } })).toThrow(/21 bytes gzipped, more than 20/);
  expect(check({ 'gyg.js': once(2000), 'gyg-need': { first: 20, all: 30 } })).not.toThrow();
});

test('an element without a budget of its own has that of one with a form', () => {
  expect(() => assertLight({ 'gyg-new': { first: 45_000, all: 55_001 } })).toThrow(/gyg-new has 55001 bytes/);
});

test('the loader has a budget of 2 kB', () => {
  expect(() => assertLight({ 'gyg.js': once(2001) })).toThrow(/gyg.js has 2001 bytes/);
});
