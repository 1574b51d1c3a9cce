import { describe, expect, test } from 'vitest';
import { readStoryList, storyCountsQuery, storyListAddress, storyQuery } from './story-list';

const read = (query: string) => readStoryList(new URLSearchParams(query));
const all = { organizationId: 'org-kust', path: '/admin/stories' };

describe('the list of stories', () => {
  test('has an address that parses back to the same values, and is short for the defaults', () => {
    expect(storyListAddress(all.path, read('tab=lost&sort=price&page=x'))).toBe('/admin/stories');
    const list = read('tab=featured&q=crab+pots&gyg=gyg-pots&sort=oldest&page=3');
    expect(list).toEqual({ tab: 'featured', keyword: 'crab pots', gygId: 'gyg-pots', sort: 'oldest', page: 3 });
    expect(readStoryList(new URL(storyListAddress(all.path, list), 'https://gyg.example').searchParams)).toEqual(list);
  });

  test('asks for the tab’s stories of the organisation, and counts without the tab', () => {
    expect(storyQuery(all, read('tab=featured&q=crab&page=2'))).toEqual({
      organizationId: 'org-kust',
      keyword: 'crab',
      status: 'APPROVED',
      featuredByHost: 'true',
      sort: 'newest',
      page: 1,
    });
    expect(storyCountsQuery(all, read('tab=featured&q=crab'))).toEqual({
      organizationId: 'org-kust',
      keyword: 'crab',
      counts: 'true',
      pageSize: 1,
    });
  });

  test('asks only for the gyg on the page of one gyg, because managers may not list the organisation’s', () => {
    expect(storyCountsQuery({ ...all, gygId: 'gyg-shore' }, read('gyg=gyg-pots'))).toEqual({
      gygId: 'gyg-shore',
      counts: 'true',
      pageSize: 1,
    });
  });
});
