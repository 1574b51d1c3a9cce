import type { UserBooking, UserPlace } from '@gyg/contract';

/** All that a person booked at one gyg. */
export interface BookedGyg {
  readonly gygId: string;
  readonly title: string;
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly past: boolean;
  readonly visible: boolean;
  readonly bookings: readonly UserBooking[];
  readonly places: readonly UserPlace[];
}

/**
 * Bookings and places by gyg: the coming ones first, the nearest on top, then those that are over, the latest
 * on top.
 */
export function groupBookings(answer: { bookings: readonly UserBooking[]; places: readonly UserPlace[] }): {
  coming: BookedGyg[];
  past: BookedGyg[];
} {
  const gygs = new Map<string, BookedGyg>();
  for (const item of [...answer.bookings, ...answer.places]) {
    const isBooking = 'contributionType' in item;
    const group = gygs.get(item.gygId) ?? {
      gygId: item.gygId,
      title: item.gygTitle,
      startDateTime: item.startDateTime,
      endDateTime: item.endDateTime,
      past: item.gygState === 'FINISHED',
      visible: isBooking ? item.gygVisible : true,
      bookings: [],
      places: [],
    };
    gygs.set(item.gygId, {
      ...group,
      bookings: isBooking ? [...group.bookings, item] : group.bookings,
      places: isBooking ? group.places : [...group.places, item],
    });
  }
  const sorted = [...gygs.values()].toSorted((one, other) => one.startDateTime.localeCompare(other.startDateTime));
  return { coming: sorted.filter(({ past }) => !past), past: sorted.filter(({ past }) => past).toReversed() };
}
