import type { GygTimes } from '..';

/** A time-based transition, and when it is due. */
export interface Transition {
  state: 'ONGOING' | 'FINISHED';
  at: Date;
}

/** Transitions longer ago than this send nothing: a restored backup must not mail about the past (decision 0027). */
export const notificationWindowMs = 7 * 24 * 60 * 60 * 1000;

/** The due transitions of a gyg that are recent enough to notify, in order; none for a draft. */
export function dueTransitions(
  { publishedAt, startDateTime, endDateTime, finishedAt }: GygTimes,
  now: Date,
): Transition[] {
  if (publishedAt === null || startDateTime === null || endDateTime === null) return [];
  const all: Transition[] = [
    { state: 'ONGOING', at: startDateTime },
    { state: 'FINISHED', at: finishedAt ?? endDateTime },
  ];
  return all.filter(({ at }) => at <= now && at.getTime() > now.getTime() - notificationWindowMs);
}
