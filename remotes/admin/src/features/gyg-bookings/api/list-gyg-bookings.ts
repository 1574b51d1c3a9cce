import { callOptions, keepPreviousData, saveDownload, useQuery } from '@gyg/platform';
import { type BookingList, filtersOf } from '../../../shared/booking-list';

const queryOf = (list: BookingList) => ({
  ...filtersOf(list),
  ...(list.organizationId !== '' && { organizationId: list.organizationId }),
});

/** A page of the bookings of a gyg, with counts. The current rows stay while the next ones load. */
export const useGygBookings = (gygId: string, list: BookingList, pageSize = 20) =>
  useQuery({
    ...callOptions('listGygBookings', {
      params: { gygId },
      query: { ...queryOf(list), page: list.page - 1, pageSize },
    }),
    placeholderData: keepPreviousData,
  });

/** The offers that have waited longest, at most twenty. */
export const useWaitingBookings = (gygId: string) =>
  useQuery(
    callOptions('listGygBookings', {
      params: { gygId },
      query: { group: 'waiting', sort: 'created:asc', pageSize: 20 },
    }),
  );

/** Saves all bookings of a list as a CSV file, with its filters and order. */
export const exportBookings = (gygId: string, list: BookingList) =>
  saveDownload('listGygBookings', { params: { gygId }, query: { ...queryOf(list), format: 'csv' } });
