import type { BookingGroup } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { sumBookings } from './need-bookings.repository';

/**
 * The number of bookings in each group, of a gyg or of one of its needs. They are kept with the needs, so this takes as
 * long for many bookings as for few. One statement.
 */
export async function countBookingsOf(
  read: Reader,
  gygId: string,
  needId?: string,
): Promise<Record<BookingGroup, number>> {
  const { confirmed, waiting, ended } = await sumBookings(read, gygId, needId);
  return { all: confirmed + waiting + ended, confirmed, waiting, ended };
}
