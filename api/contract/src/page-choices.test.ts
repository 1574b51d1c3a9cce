import { expect, test } from 'vitest';
import { readChoices, writeChoices } from './page-choices';

test.each([
  [{}, ''],
  [{ language: 'sv' }, 'sv'],
  [{ theme: 'dark', known: true }, 'dark.known'],
  [{ language: 'en', theme: 'light', known: true }, 'en.light.known'],
] as const)('%j is written as %j, and read again', (choices, value) => {
  expect(writeChoices(choices)).toBe(value);
  expect(readChoices(value)).toMatchObject({ known: false, ...choices });
});

test.each([[undefined], ['x'], ['__proto__'], ['sv;dark'], ['KNOWN']])('%j is no choice', (value) => {
  expect(readChoices(value)).toEqual({ language: undefined, theme: undefined, known: false });
});
