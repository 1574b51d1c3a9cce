import { expect, test } from 'vitest';
import { startI18n } from './i18n';
import { addAreaTexts } from './known-texts';
import { createTranslate, fillIn, textFor } from './translate';

const texts = {
  en: {
    list: { empty: 'None', only: 'Only English' },
    gygs_one: '{{count}} gyg',
    gygs_other: '{{count}} gygs',
    places_zero: 'No places',
    places_one: '{{count}} place of {{host}}',
    places_other: '{{count}} places of {{host}}',
  },
  sv: { list: { empty: 'Inga' }, gygs_one: '{{count}} gyg', gygs_other: '{{count}} gygar' },
};
addAreaTexts({ name: 'tests', texts });

const written = (key: string, language: 'en' | 'sv', count?: number) => textFor('tests', key, language, count);

test('a text is found by its path, in English if the language has none, and a key without a text is its own', () => {
  expect(written('list.empty', 'sv')).toBe('Inga');
  expect(written('list.only', 'sv')).toBe('Only English');
  expect(written('list.nothing', 'sv')).toBe('list.nothing');
  expect(written('list', 'sv')).toBe('list');
});

test('a count chooses the form of the plural, and none has a form of its own where there is one', () => {
  expect([0, 1, 2].map((count) => written('gygs', 'en', count))).toEqual([
    '{{count}} gygs',
    '{{count}} gyg',
    '{{count}} gygs',
  ]);
  expect(written('gygs', 'sv', 2)).toBe('{{count}} gygar');
  expect([0, 1].map((count) => written('places', 'en', count))).toEqual(['No places', '{{count}} place of {{host}}']);
  expect(written('list.empty', 'en', 2)).toBe('None');
});

test('a name that is written from right to left does not change the order around it', () => {
  expect(fillIn('{{name}}: {{count}}', { name: 'ليلى', count: 2 }, 'en')).toBe('\u2068ليلى\u2069: 2');
});

test('numbers in texts are written as the language does, and texts stay as they are', () => {
  const text = (language: 'en' | 'sv', value: number | string) => fillIn('{{value}}', { value }, language);
  expect([text('en', 1240), text('sv', 1240), text('sv', 6.5)]).toEqual(['1,240', '1\u00a0240', '6,5']);
  expect(text('en', '1240')).toBe('1240');
});

test('a value is not read as a placeholder, and a placeholder without a value stays', () => {
  expect(fillIn('{{name}}, {{ age }}, {{none}}', { name: '{{age}} $&', age: 7 }, 'en')).toBe('{{age}} $&, 7, {{none}}');
  expect(fillIn('{{name}}!', { name: undefined }, 'en')).toBe('!');
});

test('the function of an area gives its texts', async () => {
  await startI18n('en', { remember: false });
  const t = createTranslate('platform', 'en');
  expect(t('pages.shown', { from: 1, to: 20, total: 1240 })).toBe('Showing 1 to 20 of 1,240');
  expect(t.of).toBe('platform');
  expect(createTranslate('platform', 'sv')('pages.shown', { from: 1, to: 20, total: 1240, lng: 'en' })).toBe(
    'Showing 1 to 20 of 1,240',
  );
});
