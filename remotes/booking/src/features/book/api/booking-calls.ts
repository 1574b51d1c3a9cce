import { type CallInput, call, useMutation } from '@gyg/platform';
import { bookingOfNeed } from '../../../shared/booked-need';
import { isLost } from '../model/booking-refusal';

interface Attempt {
  booking: CallInput<'createBooking'>;
  /** The `Idempotency-Key`: the same each time this booking is sent. */
  key: string;
}

/** Books a contribution. If no response arrives, it is sent once more with the same key, so that it is booked only once. */
export const useCreateBooking = () =>
  useMutation({
    mutationFn: ({ booking, key }: Attempt) => call('createBooking', booking, { key }),
    retry: (failures, thrown) => failures < 1 && isLost(thrown),
    retryDelay: 0,
  });

/** The id of the caller's booking of a need; undefined if there is none. */
export async function findOwnBooking(gygId: string, needId: string): Promise<string | undefined> {
  const { bookings } = await call('getGygViewer', { params: { gygId } });
  return bookingOfNeed(bookings, needId)?.id;
}
