import type { GygBooking } from '@gyg/contract';
import type { Actor } from '../../access/actor';
import type { GygRow } from '../gygs';
import { presentBooking, presentParticipant } from './booking.presenter';
import type { BookingRow } from './booking.repository';
import type { Representation } from './representation/represent.service';

/** A booking for the hosts. */
export function presentGygBooking(row: BookingRow, representation: Representation | undefined): GygBooking {
  const erased = row.erasedAt !== null;
  return {
    ...presentBooking(row, representation),
    userId: erased ? null : row.userId,
    bookerName: erased ? '' : row.bookerName,
    userImage: row.bookerImage,
    email: row.bookerEmail,
  };
}

/**
 * A booking for the administrators of the organisation that it represents or asks to represent: without comment and
 * reason, without answer to reminders and thanks, with attendance once the organisation accepted, and with the address as
 * `presentParticipant` decides.
 */
export function presentMemberBooking(
  row: BookingRow,
  representation: Representation | undefined,
  gyg: GygRow,
  actor: Actor,
): GygBooking {
  const { email = null } = presentParticipant(row, representation, gyg, actor);
  return {
    ...presentGygBooking(row, representation),
    email,
    attendance: row.organizationId === null ? null : row.attendance,
    confirmedAt: null,
    thanks: null,
    bookingComment: '',
    cancelReason: null,
  };
}
