/** Chosen bookings as the state of a history entry: the list of bookings hands them to the form for messages. */
export interface ChosenBookings {
  readonly bookingIds: readonly string[];
}

/** The ids of the chosen bookings in a history entry's state; empty if there are none. */
export function readChosenBookings(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('bookingIds' in state)) return [];
  const ids: readonly unknown[] = Array.isArray(state.bookingIds) ? state.bookingIds : [];
  return ids.filter((id) => typeof id === 'string');
}
