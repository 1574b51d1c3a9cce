import { afterEach, expect, test, vi } from 'vitest';
import { arrayFrom, timeNow, timeOf, toJson } from './kept';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Array.prototype, 'toJSON');
  Reflect.deleteProperty(Object.prototype, 'toJSON');
});

const values = [
  { words: 'a "quoted" \u2028 text', none: undefined, nothing: null, list: [1, undefined, ['x', { on: true }]] },
  [],
  {},
  'text',
  -1.5,
  Number.NaN,
  false,
  null,
  undefined,
];

test.each(values.map((value) => [JSON.stringify(value), value]))('writes %s as the language does', (text, value) => {
  expect(toJson(value)).toBe(text);
});

test('a page’s toJSON of lists and objects does not count', () => {
  const define = (prototype: object) =>
    Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => 'of the page' });
  define(Array.prototype);
  define(Object.prototype);
  expect(JSON.stringify({ list: [1] })).toBe('"of the page"');
  expect(toJson({ list: [1, { a: 'b' }] })).toBe('{"list":[1,{"a":"b"}]}');
});

test('lists and times are as those of the language, whatever the page has replaced', () => {
  const now = Date.now();
  vi.spyOn(Array, 'from').mockReturnValue([]);
  vi.spyOn(Date, 'now').mockReturnValue(0);
  vi.spyOn(Date, 'parse').mockReturnValue(0);
  expect(arrayFrom({ length: 3 }, (_, index) => index * 2)).toEqual([0, 2, 4]);
  expect(arrayFrom(new Set(['a', 'b']))).toEqual(['a', 'b']);
  expect(arrayFrom('ab', (letter) => `${letter}!`)).toEqual(['a!', 'b!']);
  expect(timeNow()).toBeGreaterThanOrEqual(now);
  expect(timeOf('1970-01-01T00:00:01Z')).toBe(1000);
});
