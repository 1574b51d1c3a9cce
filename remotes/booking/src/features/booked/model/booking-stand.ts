import type { Booking, GygState } from '@gyg/contract';

/** The state of a booking on its page: its status, or `past` once the gyg is finished. */
export type BookingStand = 'booked' | 'waiting' | 'past' | 'cancelled' | 'declined';

/** The state of a booking on its page. */
export function bookingStand({ status }: Pick<Booking, 'status'>, gygState: GygState): BookingStand {
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
