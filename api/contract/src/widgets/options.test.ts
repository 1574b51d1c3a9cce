import { expect, test } from 'vitest';
import {
  givenOptions,
  gygListOptions,
  readCatalog,
  readColour,
  readFlag,
  readGoals,
  readGyg,
  readHost,
  readLanguage,
  readLimit,
  readNewWindow,
  readOptionQuery,
  readOrganization,
  readOrigin,
  readRow,
  readSort,
  readStates,
  readTags,
  readTheme,
  readWidth,
} from '.';

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

test("a new window opens only for the text 'true', or an attribute without a text", () => {
  expect(['true', '', 'yes', '1', 'TRUE', null].map(readNewWindow)).toEqual([true, true, false, false, false, false]);
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
test('accepts sv and se for Swedish, like the platform’s switch', () => {
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

test('an organisation is its friendly url or id, with capitals, or a pasted address of its page', () => {
  const addresses = [
    'https://gyg.example/go/Ren-Kust/',
    'https://gyg.example/organizations/org-1?x=1#top',
    '/go/ren-kust',
  ];
  expect([' Ren-Kust ', ...addresses, '', null].map(readOrganization)).toEqual([
    'ren-kust',
    'ren-kust',
    'org-1',
    'ren-kust',
    '',
    '',
  ]);
});

test('a gyg is its id, both friendly urls, or a pasted address', () => {
  const pasted = ['https://gyg.example/gygs/G1/book', 'https://gyg.example/go/ren-kust/Shore'].map(readGyg);
  expect(pasted).toEqual(['g1', 'ren-kust/shore']);
  expect(['G1', 'ren-kust/shore', '', null].map(readGyg)).toEqual(['g1', 'ren-kust/shore', '', '']);
});

test('a catalogue is named by both friendly urls or its address', () => {
  const texts = ['ren-kust/Summer', 'https://gyg.example/catalogs/ren-kust/summer', 'summer', '', null];
  expect(texts.map(readCatalog)).toEqual(['ren-kust/summer', 'ren-kust/summer', '', '', '']);
});

test('goals are numbers from 1 to 17, each once', () => {
  expect(readGoals('4, 10,4,0,18,x,2.5')).toEqual([4, 10]);
  expect(readGoals(null)).toEqual([]);
});

test('only the value soonest changes the order', () => {
  expect(['soonest', 'latest', 'first', null].map(readSort)).toEqual(['soonest', 'latest', 'latest', 'latest']);
});

test('a limit is a whole number from 1 to 48', () => {
  expect(['3', '48', '100', '0', '2.5', 'all', null].map(readLimit)).toEqual([
    3,
    48,
    48,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a flag is on if its attribute is present, unless it is false', () => {
  expect(['', 'true', 'recipient', 'false', null].map(readFlag)).toEqual([true, true, true, false, false]);
});

test('the query of a page for frames has short and long names, of which the first counts', () => {
  const read = (query: string) => readOptionQuery(gygListOptions, new URLSearchParams(query));
  expect(read('gygsPerRow=2&bgColor=%23fff&newWindow=true&whenEmpty=None&width=80&sort=soonest')).toMatchObject({
    row: 2,
    bg: '#fff',
    win: true,
    empty: 'None',
    width: 80,
    sort: 'soonest',
  });
  expect(read('row=1&gygsPerRow=3').row).toBe(1);
  expect([read('win=').win, read('win').win, read('newWindow=').win]).toEqual([false, false, false]);
});

test('only options that differ from their defaults are given, by the names of attributes or of a query', () => {
  const options = { organization: 'ren-kust', row: 4, states: 'po', tags: ['sea', 'beach'], win: true } as const;
  expect(givenOptions(gygListOptions, options)).toEqual({
    organization: 'ren-kust',
    states: 'po',
    tags: 'sea,beach',
    win: 'true',
  });
  expect(givenOptions(gygListOptions, options, 'query')).toEqual({ states: 'po', tags: 'sea,beach', win: 'true' });
});
