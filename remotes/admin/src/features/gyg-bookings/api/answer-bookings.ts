import { call, type HeldAnswers, useHeldAnswers, useQueryClient } from '@gyg/platform';
import { type Answer, useOneRefresh } from '../../../shared/answers';
import { refreshBookings } from './refresh-bookings';

/** Answers to offers, by booking id. Each can be taken back for ten seconds. */
export type BookingAnswers = HeldAnswers<Answer>;

/** The answers given on this page. Both the offers and the list show them. */
export function useBookingAnswers(gygId: string): BookingAnswers {
  const queries = useQueryClient();
  const { during, afterLast } = useOneRefresh(() => refreshBookings(queries));
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
