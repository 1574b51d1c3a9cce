import { describe, expect, test } from 'vitest';
import { lastPage, listAddress, pageFrom, pagesAround } from './paging';

describe('pages of a list', () => {
  test.each([
    ['page=3', 3],
    ['', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=two', 1],
  ])('the query ?%s means page %i', (query, page) => {
    expect(pageFrom(new URLSearchParams(query))).toBe(page);
  });

  test('the address of a list has its filters in order, without the empty ones and the first page', () => {
    const filters = { tab: 'ended', q: '', sort: undefined };
    expect(listAddress('/list', { ...filters, page: 3, chosen: 'one&two' })).toBe(
      '/list?tab=ended&page=3&chosen=one%26two',
    );
    expect(listAddress('/list', { ...filters, tab: '', page: 1 })).toBe('/list');
    expect(listAddress('/list', { goals: '1', page: 1 })).toBe('/list?goals=1');
  });

  test('an empty list has one page, and a full last page adds none', () => {
    expect([lastPage(0, 20), lastPage(20, 20), lastPage(21, 20)]).toEqual([1, 1, 2]);
  });

  test('shows at most ten pages around the current page', () => {
    expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
    expect(pagesAround(12, 40)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(pagesAround(40, 40).at(-1)).toBe(40);
    expect(pagesAround(40, 40)).toHaveLength(10);
  });
});
