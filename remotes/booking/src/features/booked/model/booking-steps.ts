import type { Booking, Gyg, GygViewer } from '@gyg/contract';
import { bookingPhase } from './booking-phase';

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
  const phase = bookingPhase(booking, gyg.state);
  if (phase === 'cancelled' || phase === 'declined') return [];
  const answered: BookingStep =
    booking.status === 'PENDING' ? { name: 'answer', state: 'now' } : { name: 'booked', state: 'done' };
  const representation = representationStep(booking);
  return [
    answered,
    ...(representation === undefined ? [] : [representation]),
    ...(nextReminderAt === null ? [] : [{ name: 'reminder', state: 'later' } as const]),
    { name: 'day', state: phase === 'past' ? 'done' : gyg.state === 'ONGOING' ? 'now' : 'later' },
    ...(phase === 'past' && booking.attendance === 'ABSENT'
      ? []
      : [{ name: 'story', state: phase === 'past' ? 'now' : 'later' } as const]),
  ];
}
