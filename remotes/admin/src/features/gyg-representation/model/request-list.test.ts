import { expect, test } from 'vitest';
import { readRequestList, requestFilters, requestListAddress } from './request-list';

const read = (query: string) => readRequestList(new URLSearchParams(query));

test('the address shows what is pending by default, and parses back to the same values', () => {
  const path = '/admin/gygs/gyg-shore/representation';
  expect(requestListAddress('gyg-shore', read('tab=lost'))).toBe(path);
  const query = '?tab=accepted&q=jonas&page=2';
  expect(requestListAddress('gyg-shore', read(query))).toBe(path + query);
});

test('the call has the status of the tab; all requests have none', () => {
  expect(requestFilters('gyg-shore', read(''))).toEqual({ gygId: 'gyg-shore', status: 'PENDING', page: 0 });
  expect(requestFilters('gyg-shore', read('tab=all&q=jonas&page=2'))).toEqual({
    gygId: 'gyg-shore',
    keyword: 'jonas',
    page: 1,
  });
});
