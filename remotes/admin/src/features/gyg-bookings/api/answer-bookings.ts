import { call, type HeldAnswers, useHeldAnswers } from '@gyg/platform';
import { type Answer, useOneRefresh, useRefreshAnswered } from '../../../shared/answers';

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
