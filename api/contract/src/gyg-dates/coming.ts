import type { GygDateFields } from './gyg-course';
import { nextOccasion, type Occasion, weeklyMinutes } from './occasions';

/** When someone who takes part is there next. */
export interface ComingTime extends Occasion {
  /** Whether it takes place at the time: between two occasions a weekly gyg is in progress, but does not take place. */
  ongoing: boolean;
}

/** The occasion of a gyg that takes place at `now` or comes next; of one that does not repeat, the gyg. */
export function comingTime(gyg: GygDateFields, now: Date): ComingTime {
  const next = weeklyMinutes(gyg) === undefined ? undefined : nextOccasion(gyg, now);
  if (next) return { ...next, ongoing: next.start <= now };
  const [start, end] = [new Date(gyg.startDateTime), new Date(gyg.endDateTime)];
  return { start, end, ongoing: gyg.state === 'ONGOING' };
}

/** A gyg that takes place for longer than this would hide everything that comes. */
const dayInMs = 86_400_000;

const rank = ({ ongoing, start, end }: ComingTime) =>
  !ongoing ? 1 : end.getTime() - start.getTime() <= dayInMs ? 0 : 2;

/** Sorts what is next first: what takes place now and is short, then by start, and what lasts for long at the end. */
export const byComing = (one: ComingTime, other: ComingTime): number =>
  rank(one) - rank(other) || one.start.getTime() - other.start.getTime();
