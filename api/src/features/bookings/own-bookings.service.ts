import type { Booking, UserBooking } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { isSelf, type SignedIn } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem/problem';
import { bookedGygPicture, cancellableUntil, type GygRow, listGygRowsById, presentBookedGyg } from '../gygs';
import { listUserBeneficiaryPlaces } from '../recipients';
import { representationsOf } from '../representation';
import { listUserWaitlist } from '../waitlist-offers';
import { presentBooking } from './booking.presenter';
import { type BookingRow, isActive, listActiveBookingRows, listMyRows } from './booking.repository';

/** Presents bookings with their representation requests. */
export async function presentBookings(read: Reader, rows: readonly BookingRow[]): Promise<Booking[]> {
  const representations = await representationsOf(
    read,
    rows.map((row) => row.id),
  );
  return rows.map((row) => presentBooking(row, representations.get(row.id)));
}

export async function presentBookingRow({ db }: ApiContext, row: BookingRow): Promise<Booking> {
  const [booking] = await presentBookings(db.read, [row]);
  if (!booking) throw problem('booking.missing');
  return booking;
}

/** The caller's active bookings of a gyg, and until when the first of them can be cancelled. */
export async function listActiveBookings(
  read: Reader,
  gyg: GygRow,
  userId: string,
  now: Date,
): Promise<{ bookings: Booking[]; cancellableUntil: (Date | null)[]; active: boolean }> {
  const rows = await listActiveBookingRows(read, gyg.id, userId);
  return {
    bookings: await presentBookings(read, rows),
    cancellableUntil: rows.map((row) => cancellableUntil(gyg, row.createdAt, now)),
    active: rows.some((row) => row.status === 'ACTIVE'),
  };
}

function presentUserBooking(
  booking: Booking,
  row: BookingRow,
  gyg: GygRow,
  { config }: ApiContext,
  now: Date,
): UserBooking {
  const line = presentBookedGyg(gyg, row.createdAt, now);
  return {
    ...booking,
    // Need titles of a draft are not visible either.
    ...(line.gygVisible ? {} : { needTitle: '', durationMinutes: null }),
    ...line,
    ...bookedGygPicture(gyg, config),
    cancellable: isActive(row.status) && cancellableUntil(gyg, row.createdAt, now) !== null,
  };
}

/** My bookings and places, past and upcoming, and my places in waiting lists. Throws 404 for other users' lists. */
export async function listUserBookings(
  context: ApiContext,
  actor: SignedIn,
  userId: string,
  gygId: string | undefined,
  now: Date,
) {
  if (!isSelf(actor, userId)) throw problem('user.missing');
  const { read } = context.db;
  const rows = await listMyRows(read, userId, gygId);
  const gygs = await listGygRowsById(read, [...new Set(rows.map((row) => row.gygId))]);
  const shown = await presentBookings(read, rows);
  const bookings = rows.flatMap((row, index) => {
    const [gyg, booking] = [gygs.get(row.gygId), shown[index]];
    return gyg && booking ? [presentUserBooking(booking, row, gyg, context, now)] : [];
  });
  const [places, waitlist] = await Promise.all([
    listUserBeneficiaryPlaces(read, userId, gygId, now),
    listUserWaitlist(context, userId, gygId, now),
  ]);
  return { bookings, places, waitlist };
}
