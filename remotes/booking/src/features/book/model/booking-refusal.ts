import type { BookingFailureReason } from '@gyg/contract/errors';
import { isApiError } from '@gyg/platform';
import type { RefusedNeed } from './booking-choice';

const meanings: Record<BookingFailureReason, BookingRefusal> = {
  not_open: { kind: 'need', reason: 'not_open' },
  closed: { kind: 'need', reason: 'closed' },
  already_booked: { kind: 'booked' },
  not_eligible: { kind: 'need', reason: 'not_eligible' },
  full: { kind: 'need', reason: 'full' },
};
const isReason = (text: string | undefined): text is BookingFailureReason =>
  text !== undefined && Object.hasOwn(meanings, text);

/** Why a booking failed, by what the person can do about it. */
export type BookingRefusal =
  /** The need cannot be booked any more: choose another one. */
  | { kind: 'need'; reason: RefusedNeed['reason'] }
  /** They have booked it already, perhaps by an attempt whose response was lost. */
  | { kind: 'booked' }
  /** Some are left, but fewer than offered. */
  | { kind: 'fewer' }
  /** They are no longer a member of the organisation. */
  | { kind: 'notMember' }
  /** The login has expired. */
  | { kind: 'login' }
  /** No response arrived, or not from the API: it may be booked or not, and the same attempt can be sent again. */
  | { kind: 'lost' }
  /** The host has taken the gyg offline. */
  | { kind: 'offline' }
  /** Anything else, explained by its code. */
  | { kind: 'other' };

/** Whether the call may or may not have taken effect: no response arrived, or the server failed. */
export const isLost = (thrown: unknown): boolean =>
  isApiError(thrown) && ((thrown.status === 0 && !thrown.code.startsWith('request.')) || thrown.status >= 500);

/** The meaning of an error of `createBooking`. */
export function toRefusal(thrown: unknown): BookingRefusal {
  if (!isApiError(thrown)) return { kind: 'other' };
  if (isLost(thrown)) return { kind: 'lost' };
  if (thrown.status === 401) return { kind: 'login' };
  switch (thrown.code) {
    case 'booking.failed':
      return isReason(thrown.reason) ? meanings[thrown.reason] : { kind: 'other' };
    case 'gyg.missing':
      return { kind: 'offline' };
    case 'booking.missing_position':
      return { kind: 'need', reason: 'missing' };
    case 'booking.quantity_more_than_asked':
      return { kind: 'fewer' };
    case 'user_org.not_a_member':
      return { kind: 'notMember' };
    default:
      return { kind: 'other' };
  }
}
