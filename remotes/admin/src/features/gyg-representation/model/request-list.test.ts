import { expect, test } from 'vitest';
import { readRequestList, requestFilters, requestListQuery } from './request-list';

const read = (query: string) => readRequestList(new URLSearchParams(query));

test('the address shows what is pending by default, and parses back to the same values', () => {
  expect(requestListQuery(read('tab=lost'))).toBe('');
  expect(requestListQuery(read('tab=accepted&q=jonas&page=2'))).toBe('?tab=accepted&q=jonas&page=2');
});

test('the call has the status of the tab; all requests have none', () => {
  expect(requestFilters('gyg-shore', read(''))).toEqual({ gygId: 'gyg-shore', status: 'PENDING', page: 0 });
  expect(requestFilters('gyg-shore', read('tab=all&q=jonas&page=2'))).toEqual({
    gygId: 'gyg-shore',
    keyword: 'jonas',
    page: 1,
  });
});
