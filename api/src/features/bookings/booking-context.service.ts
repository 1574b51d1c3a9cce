import type { BookingStatus, ContributionType } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { problem } from '../../problem';
import { findBooking, findBookingGyg } from './booking.repository';

/** The gyg and kind of a booking, for seeding. Throws 404 `booking.missing`. */
export async function getBookingContext(
  read: Reader,
  bookingId: string,
): Promise<{ gygId: string; kind: ContributionType }> {
  const place = await findBookingGyg(read, bookingId);
  if (!place) throw problem('booking.missing');
  return place;
}

/** The status of a booking. Throws 404 `booking.missing`. */
export async function getBookingStatus(read: Reader, gygId: string, bookingId: string): Promise<BookingStatus> {
  const row = await findBooking(read, gygId, bookingId);
  if (!row) throw problem('booking.missing');
  return row.status;
}
