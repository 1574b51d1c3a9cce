import { describe, expect, test } from 'vitest';
import { memberListAddress, memberQuery, readMemberList, sortOf } from './member-list';

const read = (query: string) => readMemberList(new URLSearchParams(query));

describe('the address of the members', () => {
  test('is empty for the defaults, which unknown values become', () => {
    expect(memberListAddress(read('role=OWNER&sort=age&page=x'))).toBe('/admin/organizations/members');
  });

  test('contains keyword, role, order and page, and parses back to the same values', () => {
    const list = read('q=karin+s&role=ADMIN&sort=hours%3Adesc&page=3');
    expect(list).toEqual({ keyword: 'karin s', role: 'ADMIN', sort: 'hours:desc', page: 3 });
    expect(readMemberList(new URL(memberListAddress(list), 'https://gyg.example').searchParams)).toEqual(list);
    expect(memberQuery(list)).toEqual({ keyword: 'karin s', role: 'ADMIN', sort: 'hours:desc', page: 2 });
  });
});

test('an order that the API does not have becomes the usual one', () => {
  expect(sortOf({ key: 'name', direction: 'descending' })).toBe('name:desc');
  expect(sortOf({ key: 'role', direction: 'descending' })).toBe('role:asc');
});
