import { expect, test } from 'vitest';
import { printable } from './printable';
import { subsetOf } from './subsets';

const letters = [
  '田中 さくら',
  '김민준',
  'தமிழ் செல்வி',
  'မြန်မာ',
  '李小龍',
  'বাংলা',
  'Ana 🌊 Berg',
  '👩\u200d🌾',
  '🇸🇪',
  '1️⃣',
  '\u{1f600}',
];

test.each(letters)('%s is printed without a box', (text) => {
  const printed = printable(text);
  expect(printed).not.toBe('');
  expect([...printed].filter((character) => subsetOf(character) === undefined)).toEqual([]);
});

test.each([
  ['Łucja Öberg', 'Łucja Öberg'],
  ['Ελένη Шевченко', 'Ελένη Шевченко'],
  ['נועה לוי', 'נועה לוי'],
  ['李小龍', 'LiXiaoLong'],
  ['Ana 🌊 Berg', 'Ana Berg'],
  ['🌊', ':ocean:'],
])('%s is printed as %s', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
