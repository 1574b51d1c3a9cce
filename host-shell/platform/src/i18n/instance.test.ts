import { beforeAll, expect, test } from 'vitest';
import { addAreaTexts } from './area-texts';
import { i18n } from './instance';

const texts = {
  en: {
    list: { empty: 'None', only: 'Only English' },
    gygs_one: '{{count}} gyg',
    gygs_other: '{{count}} gygs',
    places_zero: 'No places',
    places_one: '{{count}} place of {{host}}',
    places_other: '{{count}} places of {{host}}',
    said: '{{name}}, {{ age }}, {{none}}',
    value: '{{value}}',
  },
  sv: { list: { empty: 'Inga' }, gygs_one: '{{count}} gyg', gygs_other: '{{count}} gygar', value: '{{value}}' },
};
addAreaTexts({ name: 'tests', texts });
beforeAll(() => void i18n.changeLanguage('en'));

/** A text of an area that the types do not know. */
const written = (key: string, lng: 'en' | 'sv', values: object = {}) =>
  i18n.t(`tests:${key}`, { ...values, lng, defaultValue: key });

test('a text is found by its path, and in English if the language has none', () => {
  expect(written('list.empty', 'sv')).toBe('Inga');
  expect(written('list.only', 'sv')).toBe('Only English');
});

test('a count chooses the form of the plural, and none has a form of its own where there is one', () => {
  expect([0, 1, 2].map((count) => written('gygs', 'en', { count }))).toEqual(['0 gygs', '1 gyg', '2 gygs']);
  expect(written('gygs', 'sv', { count: 2 })).toBe('2 gygar');
  const places = [0, 1].map((count) => written('places', 'en', { count, host: 'Moa' }));
  expect(places).toEqual(['No places', '1 place of Moa']);
  expect(written('list.empty', 'en', { count: 2 })).toBe('None');
});

test('a name that is written from right to left does not change the order around it', () => {
  expect(written('said', 'en', { name: 'ليلى', age: 2, none: '' })).toBe('\u2068ليلى\u2069, 2, ');
});

test('numbers in texts are written as the language does, and texts stay as they are', () => {
  const text = (language: 'en' | 'sv', value: number | string) => written('value', language, { value });
  expect([text('en', 1240), text('sv', 1240), text('sv', 6.5)]).toEqual(['1,240', '1\u00a0240', '6,5']);
  expect(text('en', '1240')).toBe('1240');
});

test.each(['{{age}} $&', '$t(tests:list.empty)', '<need/>', 'a & b &amp; c', '{{ name }} $1'])(
  'a value is words, never a placeholder or another text: %s',
  (name) => {
    expect(written('said', 'en', { name, age: 7, none: undefined })).toBe(`${name}, 7, `);
  },
);

test('a placeholder without a value stays', () => {
  expect(written('said', 'en', { name: 'Moa' })).toBe('Moa, {{ age }}, {{none}}');
});

test('a text in another language than the page’s', () => {
  expect(i18n.language).toBe('en');
  expect(written('gygs', 'sv', { count: 1240 })).toBe('1\u00a0240 gygar');
});
