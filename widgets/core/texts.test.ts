import { expect, test } from 'vitest';
import { counted, languageOfPage, readLanguage } from './texts';

test('an author writes Swedish as sv or as se, like the switch of the platform', () => {
  expect(['sv', 'se', 'SV', 'sv-FI', 'en', 'en-GB', 'de', '', null].map(readLanguage)).toEqual([
    'sv',
    'sv',
    'sv',
    'sv',
    'en',
    'en',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a page in Swedish is met in Swedish, any other in English; se is Northern Sámi there', () => {
  expect(['sv', 'sv-SE', 'se', 'en', 'fi', ''].map(languageOfPage)).toEqual(['sv', 'sv', 'en', 'en', 'en', 'en']);
});

test('one is singular, none and several are plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'plats', 'platser'))).toEqual(['0 platser', '1 plats', '2 platser']);
});
