import { describe, expect, test } from 'vitest';
import { bookingListAddress, filtersOf, isNarrowed, readBookingList } from './booking-list';

const read = (query: string) => readBookingList(new URLSearchParams(query));

describe('the address of a list of bookings', () => {
  test('is empty for the defaults, and for values that do not exist', () => {
    expect(bookingListAddress('/bookings', read(''))).toBe('/bookings');
    expect(read('group=lost&sort=price&page=0')).toEqual(read(''));
    expect(isNarrowed(read('sort=name&page=2'))).toBe(false);
  });

  test('contains every filter, the order and the page, and parses back to the same values', () => {
    const query = '?group=waiting&q=maja+l&need=need-boat&org=org-fix&sort=-name&page=3';
    const list = read(query);
    expect(list).toEqual({
      group: 'waiting',
      keyword: 'maja l',
      needId: 'need-boat',
      organizationId: 'org-fix',
      sort: 'name:desc',
      page: 3,
    });
    expect(bookingListAddress('/bookings', list)).toBe(`/bookings${query}`);
    expect(isNarrowed(list)).toBe(true);
  });
});

test('the call leaves out filters that are not set', () => {
  expect(filtersOf(read(''))).toEqual({ group: 'all', sort: 'created:desc' });
  expect(filtersOf(read('q=maja&need=need-boat&sort=created'))).toEqual({
    group: 'all',
    sort: 'created:asc',
    keyword: 'maja',
    needId: 'need-boat',
  });
});
