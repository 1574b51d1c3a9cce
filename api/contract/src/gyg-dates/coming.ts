import type { GygDateFields } from './gyg-course';
import { nextOccasion, type Occasion, weeklyMinutes } from './occasions';

/** The next time at which participants of a gyg are there. */
export interface ComingTime extends Occasion {
  /** Whether it takes place now. Between two occasions a weekly gyg is in progress, but does not take place. */
  ongoing: boolean;
}

/** The occasion that takes place at `now` or is next; for a gyg that does not repeat, the gyg itself. */
export function comingTime(gyg: GygDateFields, now: Date): ComingTime {
  const next = weeklyMinutes(gyg) === undefined ? undefined : nextOccasion(gyg, now);
  if (next) return { ...next, ongoing: next.start <= now };
  const [start, end] = [new Date(gyg.startDateTime), new Date(gyg.endDateTime)];
  return { start, end, ongoing: gyg.state === 'ONGOING' };
}

/** A gyg that takes longer than this would otherwise always be shown first. */
const dayInMs = 86_400_000;

const rank = ({ ongoing, start, end }: ComingTime) =>
  !ongoing ? 1 : end.getTime() - start.getTime() <= dayInMs ? 0 : 2;

/** For sorting: first short gygs that take place now, then upcoming ones by start, last long ones in progress. */
export const byComing = (left: ComingTime, right: ComingTime): number =>
  rank(left) - rank(right) || left.start.getTime() - right.start.getTime();
