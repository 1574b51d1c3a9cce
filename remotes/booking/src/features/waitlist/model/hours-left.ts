/** Whole hours until a time (ISO 8601), rounded down; at least 0. */
export const hoursLeft = (until: string, now: Date): number =>
  Math.max(0, Math.floor((new Date(until).getTime() - now.getTime()) / (60 * 60_000)));
