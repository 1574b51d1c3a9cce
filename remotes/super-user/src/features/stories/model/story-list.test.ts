import { expect, test } from 'vitest';
import { readStoryList, storyListAddress, waitOf } from './story-list';

const read = (query: string) => readStoryList(new URLSearchParams(query));

test('the address contains tab, keyword and page; an empty one means the first page of pending stories', () => {
  expect(read('')).toEqual({ tab: 'pending', keyword: '', page: 1 });
  expect(storyListAddress(read(''))).toBe('/admin/su/stories');
  const address = '/admin/su/stories?tab=rejected&q=maja&page=2';
  expect(storyListAddress(read(address.slice(address.indexOf('?'))))).toBe(address);
  expect(read('tab=lost&page=0')).toEqual(read(''));
});

test('a story that waits more than 48 hours is pointed out', () => {
  const now = Date.parse('2027-05-03T12:00:00Z');
  expect(waitOf('2027-05-03T11:30:00Z', now)).toEqual({ unit: 'hours', count: 0, long: false });
  expect(waitOf('2027-05-01T12:00:01Z', now)).toEqual({ unit: 'hours', count: 47, long: false });
  expect(waitOf('2027-05-01T12:00:00Z', now)).toEqual({ unit: 'days', count: 2, long: true });
});
