import { callOptions, keepPreviousData, saveDownload, useQuery } from '@gyg/platform';
import { type BookingList, filtersOf } from '../../../shared/booking-list';

/** The bookings of a gyg and the organisation whose people made them. */
export interface MemberBookingsOf {
  gygId: string;
  organizationId: string;
}

/** A page of the bookings in the name of an organisation. The current rows stay while the next ones load. */
export const useMemberBookings = (params: MemberBookingsOf, list: BookingList) =>
  useQuery({
    ...callOptions('listMemberBookings', { params: { ...params }, query: { ...filtersOf(list), page: list.page - 1 } }),
    placeholderData: keepPreviousData,
  });

/** Saves all bookings of a list as a CSV file, with its filters and order. */
export const exportMemberBookings = (params: MemberBookingsOf, list: BookingList) =>
  saveDownload('listMemberBookings', { params: { ...params }, query: { ...filtersOf(list), format: 'csv' } });

/** The needs of a gyg, to filter by. Empty while loading, and if that fails. */
export function useNeeds(gygId: string): { id: string; name: string }[] {
  const { data } = useQuery(callOptions('getGygProfile', { params: { gygId } }));
  if (data === undefined) return [];
  return [...data.gygPositions, ...data.gygCommodities].map(({ id, title }) => ({ id, name: title }));
}
