import { expect, test } from 'vitest';
import { readColour, readNewWindow, readRow, readTheme, readWidth } from './look-options';
import { readHost, readOrigin, readStates, readTags } from './query-options';

test('p, o and f can be combined in a fixed order, and anything else means all', () => {
  expect(['po', 'op', ' f ', 'p,f', null, '', 'all', 'x'].map(readStates)).toEqual([
    'po',
    'po',
    'f',
    'pf',
    'pof',
    'pof',
    'pof',
    'pof',
  ]);
});

test('only the value others requests the gygs of other hosts', () => {
  expect(['others', ' others ', 'self', 'Others', '', null].map(readHost)).toEqual([
    'others',
    'others',
    'self',
    'self',
    'self',
    'self',
  ]);
});

test('drops # and spaces from tags, and empty tags', () => {
  expect(readTags('#beach clean, sea ,,# ')).toEqual(['beachclean', 'sea']);
  expect(readTags(null)).toEqual([]);
});

test('rows have one to four cards, four for any other value', () => {
  expect(['1', ' 2 ', '3', '4', '0', '5', '2.5', '-1', 'two', '', null].map(readRow)).toEqual([
    1, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4,
  ]);
});

test('a background is a hex colour with or without #, and never other CSS', () => {
  expect(['fff', '#F7F1E3', '12345678', 'red', '#12', 'fff;color:red', '', null].map(readColour)).toEqual([
    '#fff',
    '#f7f1e3',
    '#12345678',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a new window opens only for the text 'true'", () => {
  expect(['true', '', 'yes', '1', 'TRUE', null].map(readNewWindow)).toEqual([true, false, false, false, false, false]);
});

test('a width is a percentage, 100 if invalid', () => {
  expect(['80', '80%', '0', '-5', '120', 'wide', '', null].map(readWidth)).toEqual([
    80, 80, 100, 100, 100, 100, 100, 100,
  ]);
});

test('a theme that is neither light nor dark follows the page', () => {
  expect(['light', 'dark', 'auto', 'sepia', null].map(readTheme)).toEqual(['light', 'dark', 'auto', 'auto', 'auto']);
});

test('only an http origin is accepted as the platform’s address', () => {
  expect(readOrigin('https://gyg.example/widgets/?x=1')).toBe('https://gyg.example');
  expect(['javascript:alert(1)', 'gyg.example', 'https://', '', null].map(readOrigin)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
