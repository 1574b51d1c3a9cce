/** How much there is of everything, for a number of gygs. */
export interface Size {
  gygs: number;
  organizations: number;
  people: number;
  /** On average. */
  bookingsPerGyg: number;
  needsPerGyg: number;
  notificationsPerGyg: number;
}

export const sizeOf = (gygs: number): Size => ({
  gygs,
  organizations: Math.max(4, Math.round(gygs / 50)),
  people: Math.max(100, Math.round(gygs / 2)),
  bookingsPerGyg: 10,
  needsPerGyg: 3,
  notificationsPerGyg: 5,
});

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** 1970 began on a Thursday. */
const MONDAY_MS = 4 * DAY_MS;

/** The Monday of a time's week: data of one week are the same, and most of it stays past or upcoming. */
export const weekOf = (time: number) => Math.floor((time - MONDAY_MS) / WEEK_MS) * WEEK_MS + MONDAY_MS;

/** A time so many days from another. */
export const daysFrom = (time: number, days: number) => new Date(Math.round(time + days * DAY_MS));
