import { expect, test } from 'vitest';
import { readRecipientList, recipientFilters, recipientListQuery } from './recipient-list';

const read = (query: string) => readRecipientList(new URLSearchParams(query));

test('the address contains what differs from the defaults, and parses back to the same values', () => {
  expect(recipientListQuery(read('tab=lost&sort=price'))).toBe('');
  const query = '?tab=cancelled&q=ama&sort=-name&page=2';
  expect(read(query)).toEqual({ status: 'CANCELLED', keyword: 'ama', sort: 'name:desc', page: 2 });
  expect(recipientListQuery(read(query))).toBe(query);
});

test('the call has the status and the order, and a keyword only if there is one', () => {
  expect(recipientFilters(read(''))).toEqual({ status: 'ACTIVE', sort: 'created:asc' });
  expect(recipientFilters(read('q=ama'))).toMatchObject({ keyword: 'ama' });
});
