import { call } from '@gyg/platform';
import { bookingOfNeed } from '../../../shared/booked-need';

/** The id of the caller's booking of a need; undefined if there is none. */
export async function findOwnBooking(gygId: string, needId: string): Promise<string | undefined> {
  const { bookings } = await call('getGygViewer', { params: { gygId } });
  return bookingOfNeed(bookings, needId)?.id;
}
