import type { Booking, Gyg } from '@gyg/contract';
import { bookingStand } from './booking-stand';

const HOUR = 3_600_000;
/** Reminders are sent this long before the start, unless the host has chosen another time. */
const REMINDER_HOURS = 48;

/** What happens with a booking, as the key of its text below `booked.steps`. */
export type StepName =
  | 'booked'
  | 'answer'
  | 'represents'
  | 'represented'
  | 'notRepresented'
  | 'reminder'
  | 'day'
  | 'story';

export interface BookingStep {
  readonly name: StepName;
  readonly state: 'done' | 'now' | 'later';
}

/** The step about the organisation that the user asked to represent; undefined if there is none. */
function representationStep({ representation }: Booking): BookingStep | undefined {
  switch (representation?.status) {
    case 'PENDING':
      return { name: 'represents', state: 'now' };
    case 'ACCEPTED':
      return { name: 'represented', state: 'done' };
    case 'DECLINED':
    case 'REVOKED':
      return { name: 'notRepresented', state: 'done' };
    default:
      return undefined;
  }
}

/** When the reminder is sent. */
export const reminderAt = ({ startDateTime }: Pick<Gyg, 'startDateTime'>): Date =>
  new Date(Date.parse(startDateTime) - REMINDER_HOURS * HOUR);

/** What has happened, happens now and happens later with a booking that stands. Empty if it was cancelled or declined. */
export function bookingSteps(booking: Booking, gyg: Gyg, now: Date): BookingStep[] {
  const stand = bookingStand(booking, gyg.state);
  if (stand === 'cancelled' || stand === 'declined') return [];
  const answered: BookingStep =
    booking.status === 'PENDING' ? { name: 'answer', state: 'now' } : { name: 'booked', state: 'done' };
  const representation = representationStep(booking);
  const isAhead = gyg.state === 'PUBLISHED' && reminderAt(gyg) > now;
  return [
    answered,
    ...(representation === undefined ? [] : [representation]),
    ...(isAhead ? [{ name: 'reminder', state: 'later' } as const] : []),
    { name: 'day', state: stand === 'past' ? 'done' : gyg.state === 'ONGOING' ? 'now' : 'later' },
    ...(stand === 'past' && booking.attendance === 'ABSENT'
      ? []
      : [{ name: 'story', state: stand === 'past' ? 'now' : 'later' } as const]),
  ];
}
