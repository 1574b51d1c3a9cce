import { expect, it } from 'vitest';
import { gygPlace, isOnline } from './gyg-place';

it.each([
  ['online', true],
  [' Online ', true],
  ['Onlinegatan 3', false],
  ['', false],
])('%j is online: %j', (address, expected) => {
  expect(isOnline(address)).toBe(expected);
});

it('says in words that a gyg is online, and leaves addresses alone', () => {
  expect([gygPlace('online', 'en'), gygPlace('online', 'sv')]).toEqual(['Online', 'Digitalt']);
  expect(gygPlace('Smögenbryggan, Smögen', 'sv')).toBe('Smögenbryggan, Smögen');
});
