import { expect, test } from 'vitest';
import { originListAddress, originQuery, readOriginList } from './origin-list';

const read = (query: string) => readOriginList(new URLSearchParams(query));

test('the address of origins contains search and page, and parses back to the same values', () => {
  const address = '/admin/su/origins?q=kust&page=2';
  const list = read(address.split('?')[1] ?? '');
  expect(originListAddress(list)).toBe(address);
  expect(originQuery(list)).toEqual({ keyword: 'kust', page: 1 });
  expect(originListAddress(read('page=none'))).toBe('/admin/su/origins');
  expect(originQuery(read(''))).toEqual({ page: 0 });
});
