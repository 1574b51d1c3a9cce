import type { BookingGroup, BookingSort, QueryOf } from '@gyg/contract';
import { bookingGroups, bookingSorts } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { type ListInAddress, listAddress, pageFrom, useListInAddress, useLocation } from '@gyg/platform';
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

/** The address of a list at a path. Defaults are left out. */
export const bookingListAddress = (path: string, { group, keyword, needId, organizationId, sort, page }: BookingList) =>
  listAddress(path, {
    group: group === usual.group ? undefined : group,
    q: keyword,
    need: needId,
    org: organizationId,
    sort: sort === usual.sort ? undefined : sortName(sort),
    page,
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

export type BookingListInAddress = ListInAddress<BookingList>;

/** The list of bookings in the current address, and how to change it. */
export function useBookingList(): BookingListInAddress {
  const { pathname } = useLocation();
  return useListInAddress(readBookingList, (list) => bookingListAddress(pathname, list));
}
