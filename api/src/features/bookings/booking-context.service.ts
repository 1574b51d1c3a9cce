import type { ContributionType } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { problem } from '../../problem/problem';
import { findBookingGyg } from './booking.repository';

/** The gyg and kind of a booking, for seeding. Throws 404 `booking.missing`. */
export async function getBookingContext(
  read: Reader,
  bookingId: string,
): Promise<{ gygId: string; kind: ContributionType }> {
  const place = await findBookingGyg(read, bookingId);
  if (!place) throw problem('booking.missing');
  return place;
}
