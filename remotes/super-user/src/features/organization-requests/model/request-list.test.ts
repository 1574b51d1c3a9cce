import { describe, expect, test } from 'vitest';
import { readRequestList, requestListAddress } from './request-list';

const read = (query: string) => readRequestList(new URLSearchParams(query));

describe('the address of the requests', () => {
  test('means the first page of pending requests when empty', () => {
    expect(read('')).toEqual({ tab: 'pending', keyword: '', page: 1, chosen: '' });
    expect(requestListAddress(read(''))).toBe('/organizations/requests/list');
  });

  test('contains tab, keyword, page and open request, and parses back to the same values', () => {
    const list = { tab: 'declined', keyword: 'maja', page: 2, chosen: 'request-4' } as const;
    const address = '/organizations/requests/list?tab=declined&q=maja&page=2&request=request-4';
    expect(requestListAddress(list)).toBe(address);
    expect(read(address.slice(address.indexOf('?')))).toEqual(list);
  });

  test('uses the defaults for unknown values', () => {
    expect(read('tab=lost&page=0')).toEqual(read(''));
  });
});
