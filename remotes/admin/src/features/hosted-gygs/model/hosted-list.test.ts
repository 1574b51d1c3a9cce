import { describe, expect, test } from 'vitest';
import { changeHostedList, hostedListAddress, listQuery, readHostedList } from './hosted-list';

const read = (query: string) => readHostedList(new URLSearchParams(query));

describe('the address of the hosted gygs', () => {
  test('is empty for the defaults', () => {
    expect(read('')).toEqual({ tab: 'all', keyword: '', sort: '-start', page: 1 });
    expect(hostedListAddress(read(''))).toBe('/admin/gygs/hosted');
  });

  test('contains tab, keyword, order and page, and parses back to the same values', () => {
    const list = read('tab=draft&q=crab+pots&sort=-title&page=3');
    expect(list).toEqual({ tab: 'draft', keyword: 'crab pots', sort: '-title', page: 3 });
    expect(readHostedList(new URL(hostedListAddress(list), 'https://gyg.example').searchParams)).toEqual(list);
  });

  test('uses the defaults for unknown values', () => {
    expect(read('tab=lost&sort=price&page=x')).toEqual(read(''));
  });

  test('resets to the first page when anything but the page changes', () => {
    expect(changeHostedList(read('page=4'), { tab: 'draft' })).toMatchObject({ tab: 'draft', page: 1 });
    expect(changeHostedList(read('q=crab'), { page: 2 })).toMatchObject({ keyword: 'crab', page: 2 });
  });
});

describe('the call of the hosted gygs', () => {
  test('requests drafts and hidden gygs of the organisation, with pages from 0', () => {
    expect(listQuery('org-kust', read('page=2'))).toEqual({
      organizationId: 'org-kust',
      states: 'CREATED,PUBLISHED,ONGOING,FINISHED',
      showHidden: 'true',
      sort: 'startDateTime:desc',
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
