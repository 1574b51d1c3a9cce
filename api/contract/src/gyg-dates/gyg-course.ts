import type { Gyg } from '../schemas/gygs';
import { swedishDay } from './day-format';
import type { OccasionFields } from './occasions';

/** The fields of a gyg that say when it is. */
export type GygDateFields = OccasionFields & Pick<Gyg, 'state'>;

/** Where a gyg is in its course. A draft is where its dates are. */
export function courseOf({ state, startDateTime, endDateTime }: GygDateFields, now: Date) {
  if (state === 'FINISHED') return 'past';
  if (state === 'ONGOING') return 'running';
  if (state === 'PUBLISHED') return 'upcoming';
  if (new Date(startDateTime) > now) return 'upcoming';
  return new Date(endDateTime) > now ? 'running' : 'past';
}

const longestNight = 12 * 60 * 60_000;

/** The last day of something that ends at `end`: midnight belongs to the day before. */
export const lastDayOf = (end: Date): Date => new Date(end.getTime() - 1);

/** Whether people would call it one day: it starts and ends on one date, or lasts a night. */
export function isOneDay({ startDateTime, endDateTime }: OccasionFields): boolean {
  const [start, end] = [new Date(startDateTime), new Date(endDateTime)];
  return swedishDay(start) === swedishDay(lastDayOf(end)) || end.getTime() - start.getTime() <= longestNight;
}
