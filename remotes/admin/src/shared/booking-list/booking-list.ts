import type { BookingGroup, BookingSort, QueryOf } from '@gyg/contract';
import { bookingGroups, bookingSorts } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { pageFrom } from '@gyg/platform';
import { sortName } from '../lists/column-sort';

/** The state of a list of bookings. It is stored only in the address. */
export interface BookingList {
  readonly group: BookingGroup;
  /** Search keyword; empty for all. */
  readonly keyword: string;
  /** Only bookings of this need; empty for all. */
  readonly needId: string;
  /** Only bookings that represent this organisation; empty for all. */
  readonly organizationId: string;
  readonly sort: BookingSort;
  /** From 1. */
  readonly page: number;
}

const usual = { group: 'all', sort: 'created:desc' } as const;

/** Reads the query of an address. Unknown values become the defaults. */
export function readBookingList(params: URLSearchParams): BookingList {
  return {
    group: bookingGroups.find((group) => group === params.get('group')) ?? usual.group,
    keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
    needId: params.get('need') ?? '',
    organizationId: params.get('org') ?? '',
    sort: bookingSorts.find((sort) => sortName(sort) === params.get('sort')) ?? usual.sort,
    page: pageFrom(params),
  };
}

/** The query of a list's address, with a question mark. Defaults are left out. */
export function bookingListQuery({ group, keyword, needId, organizationId, sort, page }: BookingList): string {
  const query = new URLSearchParams({
    ...(group !== usual.group && { group }),
    ...(keyword !== '' && { q: keyword }),
    ...(needId !== '' && { need: needId }),
    ...(organizationId !== '' && { org: organizationId }),
    ...(sort !== usual.sort && { sort: sortName(sort) }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? '' : `?${query}`;
}

/** Applies a change. Any change except of the page resets to the first page. */
export const changeBookingList = (list: BookingList, change: Partial<BookingList>): BookingList => ({
  ...list,
  page: 1,
  ...change,
});

/** Whether anything but the order narrows the list. */
export const isNarrowed = ({ group, keyword, needId, organizationId }: BookingList): boolean =>
  group !== usual.group || keyword !== '' || needId !== '' || organizationId !== '';

/** The filters of a list as the API takes them, without page. */
export function filtersOf({ group, keyword, needId, sort }: BookingList) {
  return {
    group,
    sort,
    ...(keyword !== '' && { keyword }),
    ...(needId !== '' && { needId }),
  } satisfies QueryOf<'listMemberBookings'>;
}
