import { expect, test } from 'vitest';
import { counted, languageOfPage } from './texts';

test('uses Swedish on a page in sv and English on any other, including se, which is Northern Sámi there', () => {
  expect(['sv', 'sv-SE', 'se', 'en', 'fi', ''].map(languageOfPage)).toEqual(['sv', 'sv', 'en', 'en', 'en', 'en']);
});

test('one is singular, zero and several are plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'plats', 'platser'))).toEqual(['0 platser', '1 plats', '2 platser']);
});
