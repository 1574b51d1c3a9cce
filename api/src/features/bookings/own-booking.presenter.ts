import type { Booking, UserBooking } from '@gyg/contract';
import type { presentBookedGyg } from '../gygs';
import { hoursOf } from '../reports/contributions';
import type { BookingRow } from './booking.repository';

/** The hours that count as given: null until attendance is recorded, and for items. */
function hoursGiven({ kind, status, attendance, durationMinutes }: BookingRow): number | null {
  if (kind !== 'SKILL' || status !== 'ACTIVE' || attendance === null) return null;
  return attendance === 'ATTENDED' ? hoursOf(durationMinutes ?? 0) : 0;
}

/** A booking with its gyg and what can still change, for its booker. */
export function presentUserBooking(
  booking: Booking,
  row: BookingRow,
  line: ReturnType<typeof presentBookedGyg>,
  changes: Pick<UserBooking, 'changeable' | 'quantityLimits'>,
): UserBooking {
  // Need titles of a draft are not visible either.
  const shown = line.gygVisible ? booking : { ...booking, needTitle: '', durationMinutes: null };
  // A literal with several spreads of this size takes 25 times as long.
  return Object.assign({}, shown, line, changes, { hours: line.gygVisible ? hoursGiven(row) : null });
}
