import type { Booking, UserBooking } from '@gyg/contract';
import { hoursOf } from '../contributions';
import { cancellableUntil, type GygRow, gygStateAt, type presentBookedGyg } from '../gygs';
import { mayOfferMore } from './booking.policy';
import { type BookingRow, isActive } from './booking.repository';

/** The hours that count as given: null until attendance is recorded, and for items. */
function hoursGiven({ kind, status, attendance, durationMinutes }: BookingRow): number | null {
  if (kind !== 'SKILL' || status !== 'ACTIVE' || attendance === null) return null;
  return attendance === 'ATTENDED' ? hoursOf(durationMinutes ?? 0) : 0;
}

/** What the quantity can change to, by the rules of `updateBooking`. */
function quantityLimits(row: BookingRow, gyg: GygRow, now: Date): UserBooking['quantityLimits'] {
  if (row.kind !== 'COMMODITY') return null;
  const mayLower = cancellableUntil(gyg, row.createdAt, now) !== null;
  const need = { needsApproval: row.needNeedsApproval, whoCanOffer: row.needWhoCanOffer };
  return {
    min: mayLower ? 1 : row.quantity,
    max: row.quantity + (mayOfferMore(row.status, need) ? Math.max(0, row.needLeft) : 0),
  };
}

/** A booking with its gyg, for its booker. */
export function presentUserBooking(
  booking: Booking,
  row: BookingRow,
  gyg: GygRow,
  line: ReturnType<typeof presentBookedGyg>,
  now: Date,
): UserBooking {
  const state = gygStateAt(gyg, now);
  const changeable = isActive(row.status) && (state === 'PUBLISHED' || state === 'ONGOING');
  return {
    ...booking,
    // Need titles of a draft are not visible either.
    ...(line.gygVisible ? {} : { needTitle: '', durationMinutes: null }),
    ...line,
    changeable,
    quantityLimits: changeable ? quantityLimits(row, gyg, now) : null,
    hours: line.gygVisible ? hoursGiven(row) : null,
  };
}
