import { expect, test } from 'vitest';
import { peopleListAddress, peopleQuery, readPeopleList } from './people-list';

const read = (query: string) => readPeopleList(new URLSearchParams(query));

test('the address of people contains search, group and page, and parses back to the same values', () => {
  const address = '/admin/su/people?q=elin&group=superusers&page=2';
  const list = read(address.split('?')[1] ?? '');
  expect(peopleListAddress(list)).toBe(address);
  expect(peopleQuery(list)).toEqual({ keyword: 'elin', group: 'superusers', page: 1 });
  expect(peopleListAddress(read('group=others&page=0'))).toBe('/admin/su/people');
  expect(peopleQuery(read(''))).toEqual({ page: 0 });
});
