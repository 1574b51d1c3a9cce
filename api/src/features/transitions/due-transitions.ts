import type { GygTimes } from '../gygs';

/** What the clock makes of a gyg, and when. */
export interface Transition {
  state: 'ONGOING' | 'FINISHED';
  at: Date;
}

/** What passed longer ago was missed: a restored backup does not mail the past (decision 0027). */
export const notificationWindowMs = 7 * 24 * 60 * 60 * 1000;

/** The transitions that have come for a gyg and are still worth telling, in their order; none for a draft. */
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
