import { widgetOptions } from '@gyg/contract/widgets';
import { expect, test } from 'vitest';
import { changeGiven, givenInQuery, readGiven } from './given';

const list = widgetOptions['gyg-list'];
const read = (query: string) => readGiven(list, new URLSearchParams(query));

test('options are read by all their names, defaults and invalid values are left out', () => {
  expect(read('organization=ren-kust&gygsPerRow=2&win=true&states=fop&width=900&bg=red')).toEqual({
    organization: 'ren-kust',
    row: '2',
    win: 'true',
  });
  expect(read('gygs-per-row=3&new-window=true')).toEqual({ row: '3', win: 'true' });
});

test('a changed option is written as the element reads it, and an empty one is removed', () => {
  expect(changeGiven(list, { row: '2' }, list.tags, '#shore, # coast')).toEqual({ row: '2', tags: 'shore,coast' });
  expect(changeGiven(list, { row: '2', tags: 'a' }, list.tags, '')).toEqual({ row: '2' });
  expect(changeGiven(list, { row: '2' }, list.row, '4')).toEqual({});
});

test('a page for frames has the options that are not in its path', () => {
  expect(givenInQuery(list, { organization: 'ren-kust', row: '2', bg: '#f6f1e7' })).toEqual({
    row: '2',
    bg: '#f6f1e7',
  });
});
