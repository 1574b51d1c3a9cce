import { expect, test } from 'vitest';
import { readRecipientList, recipientFilters, recipientListAddress } from './recipient-list';

const read = (query: string) => readRecipientList(new URLSearchParams(query));

test('the address contains what differs from the defaults, and parses back to the same values', () => {
  const path = '/admin/gygs/gyg-shore/recipients/bookings';
  expect(recipientListAddress('gyg-shore', read('tab=lost&sort=price'))).toBe(path);
  const query = '?tab=cancelled&q=ama&sort=-name&page=2';
  expect(read(query)).toEqual({ status: 'CANCELLED', keyword: 'ama', sort: 'name:desc', page: 2 });
  expect(recipientListAddress('gyg-shore', read(query))).toBe(path + query);
});

test('the call has the status and the order, and a keyword only if there is one', () => {
  expect(recipientFilters(read(''))).toEqual({ status: 'ACTIVE', sort: 'created:asc' });
  expect(recipientFilters(read('q=ama'))).toMatchObject({ keyword: 'ama' });
});
