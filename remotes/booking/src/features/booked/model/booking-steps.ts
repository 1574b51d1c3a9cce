import type { Booking, Gyg, GygViewer } from '@gyg/contract';
import { bookingStand } from './booking-stand';

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

/** What has happened, happens now and happens later with a booking that stands. Empty if it was cancelled or declined. */
export function bookingSteps(
  booking: Booking,
  gyg: Pick<Gyg, 'state'>,
  { nextReminderAt }: Pick<GygViewer, 'nextReminderAt'>,
): BookingStep[] {
  const stand = bookingStand(booking, gyg.state);
  if (stand === 'cancelled' || stand === 'declined') return [];
  const answered: BookingStep =
    booking.status === 'PENDING' ? { name: 'answer', state: 'now' } : { name: 'booked', state: 'done' };
  const representation = representationStep(booking);
  return [
    answered,
    ...(representation === undefined ? [] : [representation]),
    ...(nextReminderAt === null ? [] : [{ name: 'reminder', state: 'later' } as const]),
    { name: 'day', state: stand === 'past' ? 'done' : gyg.state === 'ONGOING' ? 'now' : 'later' },
    ...(stand === 'past' && booking.attendance === 'ABSENT'
      ? []
      : [{ name: 'story', state: stand === 'past' ? 'now' : 'later' } as const]),
  ];
}
