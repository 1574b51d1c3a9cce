import { expect, test } from 'vitest';
import { countriesIn } from './countries';

test('all 249 countries of ISO 3166 have a name in both languages, each code once', () => {
  for (const language of ['en', 'sv'] as const) {
    const countries = countriesIn(language);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
    expect(countries.filter(({ code, name }) => name.toLowerCase() === code)).toEqual([]);
  }
});

test('they are sorted as the language sorts: å, ä and ö are last in Swedish', () => {
  expect(countriesIn('en').find(({ code }) => code === 'se')?.name).toBe('Sweden');
  const swedish = countriesIn('sv').map(({ name }) => name);
  expect(swedish.slice(-3)).toEqual(['Åland', 'Österrike', 'Östtimor']);
});
