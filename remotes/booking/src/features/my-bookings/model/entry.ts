import type { AnswerOf, UserBooking, UserPlace } from '@gyg/contract';

/** The answer of My bookings. */
export type Mine = AnswerOf<'listUserBookings'>;

/** A booking, or a place as a recipient. */
export type Entry = UserBooking | UserPlace;

export const isBooking = (entry: Entry): entry is UserBooking => 'needTitle' in entry;

/** Whether it still holds: the others were cancelled or declined. */
export const isHeld = ({ status }: Entry): boolean => status === 'ACTIVE' || status === 'PENDING';

/** Whether the booker takes part in it now or later, and too late to cancel: they have to tell the host. */
export const isTooLate = (entry: Entry): boolean =>
  entry.gygVisible && isHeld(entry) && !entry.cancellable && entry.gygState === 'ONGOING';
