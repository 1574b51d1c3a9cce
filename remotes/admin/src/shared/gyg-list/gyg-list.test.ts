import { describe, expect, test } from 'vitest';
import { gygListAddress, listQuery, readGygList, tabCounts } from './gyg-list';

const path = '/admin/gygs/hosted';
const read = (query: string) => readGygList(new URLSearchParams(query));

describe('the address of a list of gygs', () => {
  test('is empty for the defaults', () => {
    expect(read('')).toEqual({ tab: 'all', keyword: '', sort: 'soonest', page: 1 });
    expect(gygListAddress(path, read(''))).toBe(path);
  });

  test('contains tab, keyword, order and page, and parses back to the same values', () => {
    const list = read('tab=draft&q=crab+pots&sort=-title&page=3');
    expect(list).toEqual({ tab: 'draft', keyword: 'crab pots', sort: '-title', page: 3 });
    expect(readGygList(new URL(gygListAddress(path, list), 'https://gyg.example').searchParams)).toEqual(list);
  });

  test('uses the defaults for unknown values', () => {
    expect(read('tab=lost&sort=price&page=x')).toEqual(read(''));
  });
});

describe('the call of a list of gygs', () => {
  test('requests drafts and hidden gygs of the organisation with counts, with pages from 0', () => {
    expect(listQuery('org-kust', read('page=2'))).toEqual({
      organizationId: 'org-kust',
      states: 'CREATED,PUBLISHED,ONGOING,FINISHED',
      showHidden: 'true',
      facets: 'true',
      sort: 'soonest',
      page: 1,
    });
  });

  test('requests one state and the keyword if the address has them', () => {
    expect(listQuery('org-kust', read('tab=ongoing&q=crab&sort=title'))).toMatchObject({
      states: 'ONGOING',
      keyword: 'crab',
      sort: 'title:asc',
    });
  });
});

test('each tab counts its states, and All counts every one', () => {
  expect(tabCounts({ CREATED: 1, PUBLISHED: 3, FINISHED: 28 })).toEqual({
    all: 32,
    draft: 1,
    upcoming: 3,
    ongoing: 0,
    finished: 28,
  });
});
