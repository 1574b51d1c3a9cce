import type { UserBooking, UserPlace } from '@gyg/contract';

/** Bookings and places that are shown together. */
export interface Booked {
  readonly bookings: readonly UserBooking[];
  readonly places: readonly UserPlace[];
}

const byStart = (one: { startDateTime: string }, other: { startDateTime: string }) =>
  one.startDateTime.localeCompare(other.startDateTime);
const isPast = ({ gygState }: { gygState: string }) => gygState === 'FINISHED';
const isEnded = ({ status }: { status: string }) => status === 'CANCELLED' || status === 'DECLINED';

type Entry = UserBooking | UserPlace;
type Part = 'upcoming' | 'past' | 'ended';

/** Cancelled and declined bookings are neither upcoming nor past: the gyg takes place without this user. */
function partOf(item: Entry): Part {
  if (isEnded(item)) return 'ended';
  return isPast(item) ? 'past' : 'upcoming';
}

/** Splits into upcoming bookings, nearest first, and past ones and cancelled or declined ones, latest first. */
export function splitBookings({ bookings, places }: Booked): Record<Part, Booked> {
  const part = (name: Part): Booked => {
    const sorted = <T extends Entry>(items: readonly T[]) => {
      const chosen = items.filter((item) => partOf(item) === name).toSorted(byStart);
      return name === 'upcoming' ? chosen : chosen.toReversed();
    };
    return { bookings: sorted(bookings), places: sorted(places) };
  };
  return { upcoming: part('upcoming'), past: part('past'), ended: part('ended') };
}

/** Whether there is anything to show. */
export const isEmpty = ({ bookings, places }: Booked) => bookings.length + places.length === 0;
