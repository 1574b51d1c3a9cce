import { expect, test } from 'vitest';
import { root } from '../paths.mjs';
import { noticesText, thirdParties } from './notices.mjs';

test('every package that is shipped has a licence and its text, also those that browsers load', () => {
  const packages = thirdParties(root, ['helmet']);
  expect(packages.filter(({ licence, texts }) => licence === '' || texts.length === 0)).toEqual([]);
  const licences = new Map(packages.map(({ name, licence }) => [name, licence]));
  expect(licences.get('react-dom')).toBe('MIT');
  expect(licences.get('@module-federation/runtime-core')).toBe('MIT');
  expect(licences.get('helmet')).toBe('MIT');
  expect(licences.has('webpack')).toBe(false);
  expect(licences.get('ical.js')).toBe('MPL-2.0');
  expect(licences.get('@fontsource-variable/hanken-grotesk')).toBe('OFL-1.1');
});

test('a text that several packages share is there once, with all of their names', () => {
  const pack = { version: '1.0.0', licence: 'MIT', source: '', texts: ['Do as you like'] };
  const text = noticesText([
    { ...pack, name: 'first' },
    { ...pack, name: 'second', texts: ['Do as you like', 'But name us'] },
  ]);
  expect(text).toContain('first 1.0.0, MIT\nsecond 1.0.0, MIT\n');
  expect(text).toContain('first 1.0.0, second 1.0.0\n\nDo as you like\n');
  expect(text).toContain('second 1.0.0\n\nBut name us\n');
});

test('a binary under the LGPL carries its text and that of the GPL', () => {
  const binaries = thirdParties(root, []).filter(({ licence }) => licence.startsWith('LGPL'));
  for (const { texts } of binaries)
    expect(texts.map((text) => text.split('\n', 1)[0]?.trim())).toEqual([
      'GNU LESSER GENERAL PUBLIC LICENSE',
      'GNU GENERAL PUBLIC LICENSE',
    ]);
});
