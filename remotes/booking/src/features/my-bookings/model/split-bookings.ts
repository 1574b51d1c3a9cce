import type { UserBooking, UserPlace } from '@gyg/contract';

/** Bookings and places that are shown together. */
export interface Booked {
  readonly bookings: readonly UserBooking[];
  readonly places: readonly UserPlace[];
}

const byStart = (one: { startDateTime: string }, other: { startDateTime: string }) =>
  one.startDateTime.localeCompare(other.startDateTime);
const isPast = ({ gygState }: { gygState: string }) => gygState === 'FINISHED';
const isComing = (item: { gygState: string }) => !isPast(item);

/** The coming, the nearest first, and what is over, the latest first. */
export function splitBookings({ bookings, places }: Booked): { coming: Booked; past: Booked } {
  return {
    coming: {
      bookings: bookings.filter(isComing).toSorted(byStart),
      places: places.filter(isComing).toSorted(byStart),
    },
    past: {
      bookings: bookings.filter(isPast).toSorted(byStart).toReversed(),
      places: places.filter(isPast).toSorted(byStart).toReversed(),
    },
  };
}

/** Whether there is anything to show. */
export const isEmpty = ({ bookings, places }: Booked) => bookings.length + places.length === 0;
