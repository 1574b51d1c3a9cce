import type { Gyg } from '../schemas/gygs';
import { fromSwedishTime, toSwedishTime } from '../swedish-time';

/** The fields of a gyg that say when its occasions are. */
export type OccasionFields = Pick<Gyg, 'startDateTime' | 'endDateTime' | 'repeats' | 'occasionMinutes'>;

/** One time that a gyg takes place. */
export interface Occasion {
  start: Date;
  end: Date;
}

const minute = 60_000;
const week = 7 * 24 * 60;

/**
 * The time `minutes` later on a Swedish clock: an hour of daylight saving is neither added nor lost, so 11:00 stays
 * 11:00. In UTC it may be an hour more or less.
 */
function onTheClock(at: Date, minutes: number): Date {
  if (minutes === 0) return at;
  const later = new Date(Date.parse(`${toSwedishTime(at)}Z`) + minutes * minute);
  return fromSwedishTime(later.toISOString().slice(0, 16)) ?? at;
}

/** The length of one occasion in minutes of a Swedish clock; undefined for a gyg that does not repeat. */
export const weeklyMinutes = ({ repeats, occasionMinutes }: OccasionFields): number | undefined =>
  repeats === 'WEEKLY' && occasionMinutes !== null ? occasionMinutes : undefined;

function weeklyOccasion(start: Date, minutes: number, place: number): Occasion {
  const from = onTheClock(start, place * week);
  return { start: from, end: onTheClock(from, minutes) };
}

/**
 * How many occasions a weekly gyg has. The last is the last one that ends by `endDateTime`: an occasion that the end
 * would cut short does not take place. The first always does.
 */
function countOccasions(start: Date, end: Date, minutes: number): number {
  let count = Math.max(1, Math.floor((end.getTime() - start.getTime()) / (week * minute)));
  while (weeklyOccasion(start, minutes, count).end <= end) count += 1;
  while (count > 1 && weeklyOccasion(start, minutes, count - 1).end > end) count -= 1;
  return count;
}

/**
 * The occasions of a gyg in order, at most `limit`, from the first that has not ended at `after`. A weekly gyg takes
 * place on the weekday and at the Swedish clock time of its start; any other gyg has one occasion, from start to end.
 */
export function occasionsOf(gyg: OccasionFields, { after, limit = 500 }: { after?: Date; limit?: number } = {}) {
  const [start, end] = [new Date(gyg.startDateTime), new Date(gyg.endDateTime)];
  const minutes = weeklyMinutes(gyg);
  if (minutes === undefined) return after === undefined || end > after ? [{ start, end }] : [];
  const count = countOccasions(start, end, minutes);
  const passed = after === undefined ? 0 : Math.floor((after.getTime() - start.getTime()) / (week * minute));
  const occasions: Occasion[] = [];
  for (let place = Math.max(0, passed - 2); place < count && occasions.length < limit; place += 1) {
    const occasion = weeklyOccasion(start, minutes, place);
    if (after === undefined || occasion.end > after) occasions.push(occasion);
  }
  return occasions;
}

/** The occasion that is under way at `now` or comes next; undefined when all are over. */
export const nextOccasion = (gyg: OccasionFields, now: Date): Occasion | undefined =>
  occasionsOf(gyg, { after: now, limit: 1 })[0];

/** Whether a weekly gyg takes place at least twice by its end, which it must. */
export function holdsTwoOccasions(gyg: OccasionFields): boolean {
  const minutes = weeklyMinutes(gyg);
  if (minutes === undefined) return false;
  return weeklyOccasion(new Date(gyg.startDateTime), minutes, 1).end <= new Date(gyg.endDateTime);
}

/** The last occasion. */
export function lastOccasion(gyg: OccasionFields): Occasion {
  const [start, end] = [new Date(gyg.startDateTime), new Date(gyg.endDateTime)];
  const minutes = weeklyMinutes(gyg);
  if (minutes === undefined) return { start, end };
  return weeklyOccasion(start, minutes, countOccasions(start, end, minutes) - 1);
}
