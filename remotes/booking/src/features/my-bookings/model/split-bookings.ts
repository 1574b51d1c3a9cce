import { byComing, type ComingTime, comingTime } from '@gyg/contract/gyg-dates';
import { type Entry, isHeld, type Mine } from './entry';

/** An entry of a gyg that is not finished, with the time at which the user is there next. */
export interface ComingEntry {
  entry: Entry;
  time: ComingTime;
}

/** My bookings as the page shows them. */
export interface SplitBookings {
  /** What takes place now or next. */
  next: ComingEntry | undefined;
  /** The other upcoming ones, by date. */
  upcoming: ComingEntry[];
  /** Those of finished gygs, latest first. */
  past: Entry[];
  /** Cancelled and declined ones, latest first. */
  ended: Entry[];
}

const latestFirst = (left: Entry, right: Entry) => right.startDateTime.localeCompare(left.startDateTime);

const byStart = (left: ComingEntry, right: ComingEntry) => left.time.start.getTime() - right.time.start.getTime();

/** Splits bookings and places. An unpublished gyg is never next: its date is not known. */
export function splitBookings({ bookings, places }: Mine, now: Date): SplitBookings {
  const entries: Entry[] = [...bookings, ...places];
  const held = entries.filter(isHeld);
  const coming = held
    .filter(({ gygState }) => gygState !== 'FINISHED')
    .map((entry) => ({ entry, time: comingTime({ ...entry, state: entry.gygState }, now) }))
    .toSorted((left, right) => byComing(left.time, right.time));
  const next = coming.find(({ entry }) => entry.gygVisible);
  return {
    next,
    upcoming: coming.filter((comingEntry) => comingEntry !== next).toSorted(byStart),
    past: held.filter(({ gygState }) => gygState === 'FINISHED').toSorted(latestFirst),
    ended: entries.filter((entry) => !isHeld(entry)).toSorted(latestFirst),
  };
}
