import { expect, test } from 'vitest';
import { rowsIn, withoutRow, withRow } from './table-text.mjs';

/** As a person could write it: odd spaces, a comment-like text, a number with zeros, escapes. */
const byHand = `{ "public":{"entry" : "/a.js",   "order": 1.00, "text": "\\u00e5 // { \\"booking\\": 1 }"},

    "booking": {
  "version": "1.0.0" },
\t"admin":   [ ] }`;

test('another row is written in its place, and all other bytes stay', () => {
  const changed = withRow(byHand, 'booking', { version: '1.1.0' });
  expect(changed).toBe(byHand.replace('{\n  "version": "1.0.0" }', '{\n    "version": "1.1.0"\n  }'));
});

test('a new row comes last, and all other bytes stay', () => {
  const changed = withRow(byHand, 'new', { version: '1.0.0' });
  expect(changed).toBe(byHand.replace('[ ] }', '[ ],\n  "new": {\n    "version": "1.0.0"\n  } }'));
  expect(rowsIn(changed).new).toEqual({ version: '1.0.0' });
});

test('the first row begins a table', () => {
  const first = '{\n  "new": {\n    "version": "1.0.0"\n  }\n}\n';
  expect(withRow(undefined, 'new', { version: '1.0.0' })).toBe(first);
  expect(withRow('{}', 'new', { version: '1.0.0' })).toBe(first);
});

test.each(['public', 'booking', 'admin'])('the row %s is removed, and those of the others stay', (name) => {
  const { [name]: _removed, ...others } = rowsIn(byHand);
  const left = withoutRow(byHand, name);
  expect(rowsIn(left)).toEqual(others);
  if (name !== 'public') expect(left).toContain(byHand.slice(0, byHand.indexOf('}"')));
});

test('two rows with one name are refused, since only one of them counts', () => {
  expect(() => withRow('{"a": {}, "a": {}}', 'a', {})).toThrow('two rows "a"');
});

test.each(['[1]', '{"public": {', 'null'])('%s is no table', (text) => {
  expect(() => withRow(text, 'a', {})).toThrow('remotes.json is not a table of remotes. Restore it');
});
