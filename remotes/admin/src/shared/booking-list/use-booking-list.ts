import { useLocation, useNavigate, useSearchParams } from '@gyg/platform';
import { useMemo } from 'react';
import { type BookingList, bookingListQuery, changeBookingList, readBookingList } from './booking-list';

export interface ListInAddress {
  list: BookingList;
  /** The address of the list with a change. */
  href: (change: Partial<BookingList>) => string;
  /** Opens the list with a change. `replace` adds no history entry (while typing). */
  change: (change: Partial<BookingList>, options?: { replace?: boolean }) => void;
}

/** The list of bookings in the current address, and how to change it. */
export function useBookingList(): ListInAddress {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const list = useMemo(() => readBookingList(params), [params]);
  const href = (change: Partial<BookingList>) => pathname + bookingListQuery(changeBookingList(list, change));
  return {
    list,
    href,
    change: (change, { replace = false } = {}) => void navigate(href(change), { replace, preventScrollReset: true }),
  };
}
