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

/** What a failed booking means for the person, who can do something else about each. */
export type BookingRefusal =
  /** The need cannot be booked any more: choose another one. */
  | { kind: 'need'; reason: RefusedNeed['reason'] }
  /** They hold it already, perhaps by an attempt whose answer was lost. */
  | { kind: 'booked' }
  /** Some are left, but fewer than offered. */
  | { kind: 'fewer' }
  /** They are no longer a member of the organisation. */
  | { kind: 'notMember' }
  /** The login has expired. */
  | { kind: 'login' }
  /** No answer came, or not from the product: it may be booked or not, and the same attempt can be sent again. */
  | { kind: 'lost' }
  /** Anything else, told by its code. */
  | { kind: 'other' };

/** Whether it is unknown if the call did anything: no answer, or one of a server that is down. */
export const isLost = (thrown: unknown): boolean =>
  isApiError(thrown) && ((thrown.status === 0 && !thrown.code.startsWith('request.')) || thrown.status >= 500);

/** What a thrown answer of `createBooking` means. */
export function toRefusal(thrown: unknown): BookingRefusal {
  if (!isApiError(thrown)) return { kind: 'other' };
  if (isLost(thrown)) return { kind: 'lost' };
  if (thrown.status === 401) return { kind: 'login' };
  switch (thrown.code) {
    case 'booking.failed':
      return isReason(thrown.reason) ? meanings[thrown.reason] : { kind: 'other' };
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
