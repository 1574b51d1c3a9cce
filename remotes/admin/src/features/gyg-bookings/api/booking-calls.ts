import type { GygBooking } from '@gyg/contract';
import {
  call,
  callOptions,
  type HeldAnswers,
  invalidateCalls,
  keepPreviousData,
  saveDownload,
  useHeldAnswers,
  useMutation,
  useQuery,
  useQueryClient,
} from '@gyg/platform';
import { type Answer, useOneRefresh, useRefreshAnswered } from '../../../shared/answers';
import { type BookingList, filtersOf } from '../../../shared/booking-list';
import { useBatch } from '../../../shared/confirm';

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

/** Thanks a person for their booking; '' removes the thanks. */
export function useThankBooker() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ booking: { gygId, id: bookingId }, thanks }: { booking: GygBooking; thanks: string }) =>
      call('thankBooker', { params: { gygId, bookingId }, body: { thanks } }),
    onSettled: () => invalidateCalls(queries, ['listGygBookings', 'listUserBookings']),
  });
}

/** Answers to offers, by booking id. Each can be taken back for ten seconds. */
export type BookingAnswers = HeldAnswers<Answer>;

/** The answers given on this page. Both the offers and the list show them. */
export function useBookingAnswers(gygId: string): BookingAnswers {
  const { during, afterLast } = useOneRefresh(useRefreshAnswered());
  return useHeldAnswers<Answer>({
    send: (bookingId, answer, { leaving }) =>
      during(() =>
        call(
          answer === 'accept' ? 'acceptBooking' : 'declineBooking',
          { params: { gygId, bookingId }, body: {} },
          { keepalive: leaving },
        ),
      ),
    onSettled: afterLast,
  });
}

/** Cancels bookings for other people. */
export function useCancelBookings() {
  const refresh = useRefreshAnswered();
  const { progress, run } = useBatch();
  return {
    /** How many of how many are done; undefined while nothing is being cancelled. */
    progress,
    /**
     * Cancels bookings one after another with the same reason, and resolves with those that failed.
     * @throws the first error if all of them failed.
     */
    async cancel(bookings: readonly GygBooking[], reason: string): Promise<readonly GygBooking[]> {
      const { failed } = await run(bookings, ({ gygId, id: bookingId, contributionType }) =>
        call('cancelBooking', { params: { gygId, bookingId }, body: { contributionType, reason } }),
      );
      await refresh();
      if (failed.length === bookings.length) throw failed[0]?.thrown;
      return failed.map(({ item }) => item);
    },
  };
}
