import type { Booking, GygState } from '@gyg/contract';

/** The phase of a booking on its page: its status, or `past` once the gyg is finished. */
export type BookingPhase = 'booked' | 'waiting' | 'past' | 'cancelled' | 'declined';

/** The phase of a booking on its page, from its status and its gyg. */
export function bookingPhase({ status }: Pick<Booking, 'status'>, gygState: GygState): BookingPhase {
  if (status === 'CANCELLED') return 'cancelled';
  if (status === 'DECLINED') return 'declined';
  if (gygState === 'FINISHED') return 'past';
  return status === 'PENDING' ? 'waiting' : 'booked';
}

/** A short number to name a booking by, from the random end of its id: `4K7-218`. */
export function bookingNumber(id: string): string {
  const end = id
    .replace(/[^0-9a-z]/gi, '')
    .slice(-6)
    .toUpperCase();
  return `${end.slice(0, 3)}-${end.slice(3)}`;
}
