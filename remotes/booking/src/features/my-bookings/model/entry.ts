import type { AnswerOf, UserBooking, UserPlace } from '@gyg/contract';

/** The response of My bookings. */
export type Mine = AnswerOf<'listUserBookings'>;

/** A booking, or a place as a recipient. */
export type Entry = UserBooking | UserPlace;

export const isBooking = (entry: Entry): entry is UserBooking => 'needTitle' in entry;

/** Whether it was neither cancelled nor declined. */
export const isHeld = ({ status }: Entry): boolean => status === 'ACTIVE' || status === 'PENDING';

/** Whether the gyg is in progress and it is too late to cancel, so that the booker has to contact the host. */
export const isTooLate = (entry: Entry): boolean =>
  entry.gygVisible && isHeld(entry) && !entry.cancellable && entry.gygState === 'ONGOING';
