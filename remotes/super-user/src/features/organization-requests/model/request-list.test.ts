import { describe, expect, test } from 'vitest';
import { readRequestList, requestListAddress } from './request-list';

const read = (query: string) => readRequestList(new URLSearchParams(query));

describe('the address of the requests', () => {
  test('means the first page of pending requests when empty', () => {
    expect(read('')).toEqual({ tab: 'pending', page: 1 });
    expect(requestListAddress(read(''))).toBe('/organizations/requests/list');
  });

  test('contains tab and page, and parses back to the same values', () => {
    expect(read('tab=declined&page=2')).toEqual({ tab: 'declined', page: 2 });
    expect(requestListAddress({ tab: 'declined', page: 2 })).toBe('/organizations/requests/list?tab=declined&page=2');
  });

  test('uses the defaults for unknown values', () => {
    expect(read('tab=lost&page=0')).toEqual({ tab: 'pending', page: 1 });
  });
});
