import type { GygState } from '@gyg/contract';

/** The fields that a gyg's state is computed from; the state is not stored. */
export interface GygTimes {
  startDateTime: Date | null;
  endDateTime: Date | null;
  publishedAt: Date | null;
  /** Set when a host finished it before its end. */
  finishedAt: Date | null;
}

/** The state at a time. Start and end are inclusive: at the start it is ongoing, at the end finished. */
export function gygStateAt({ startDateTime, endDateTime, publishedAt, finishedAt }: GygTimes, now: Date): GygState {
  if (publishedAt === null || startDateTime === null || endDateTime === null) return 'CREATED';
  if (finishedAt !== null || endDateTime <= now) return 'FINISHED';
  return startDateTime <= now ? 'ONGOING' : 'PUBLISHED';
}

/** Published and not past: upcoming or in progress. */
export const openGygStates: readonly GygState[] = ['PUBLISHED', 'ONGOING'];
export const isOpenState = (state: GygState): boolean => openGygStates.includes(state);
export const isOpen = (gyg: GygTimes, now: Date): boolean => isOpenState(gygStateAt(gyg, now));

/** Not a draft. */
export const isPublished = ({ publishedAt }: Pick<GygTimes, 'publishedAt'>): boolean => publishedAt !== null;

/** Published and not hidden: lists show it to everyone. */
export const isListed = (gyg: Pick<GygTimes, 'publishedAt'> & { hidden: boolean }): boolean =>
  isPublished(gyg) && !gyg.hidden;

/** When it finishes: its end, or when a host finished it. */
export function gygFinish({ endDateTime, finishedAt }: GygTimes): Date | null {
  return finishedAt ?? endDateTime;
}

/**
 * Until when bookers can cancel: until the gyg starts, or until it finishes if booked after the start. Null if that
 * time has passed.
 */
export function cancellableUntil(gyg: GygTimes, bookedAt: Date, now: Date): Date | null {
  if (!isOpen(gyg, now)) return null;
  const late = gyg.startDateTime !== null && bookedAt >= gyg.startDateTime;
  const until = late ? gygFinish(gyg) : gyg.startDateTime;
  return until !== null && until > now ? until : null;
}
