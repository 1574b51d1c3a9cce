import type { GygBooking } from '@gyg/contract';
import { useState } from 'react';

type Key = string | number;

export interface Chosen {
  bookings: readonly GygBooking[];
  ids: ReadonlySet<Key>;
  /** Sets the chosen ids; `shown` are the rows on screen. */
  choose: (ids: ReadonlySet<Key>, shown: readonly GygBooking[]) => void;
  clear: () => void;
  keep: (bookings: readonly GygBooking[]) => void;
}

/** The chosen bookings. They stay chosen on other pages and with other filters. */
export function useChosen(): Chosen {
  const [bookings, setBookings] = useState<readonly GygBooking[]>([]);
  return {
    bookings,
    ids: new Set(bookings.map(({ id }) => id)),
    choose: (ids, shown) => {
      const bookingsById = new Map([...bookings, ...shown].map((booking) => [booking.id, booking]));
      setBookings([...bookingsById.values()].filter(({ id }) => ids.has(id)));
    },
    clear: () => setBookings([]),
    keep: setBookings,
  };
}
