import { backOff } from '@gyg/database';

const minute = 60_000;
const hour = 60 * minute;

/** A delivery of this age is given up when an attempt fails. */
export const giveUpAfter = 72 * hour;
const longestPause = 12 * hour;

/** Milliseconds that a `Retry-After` header asks for: seconds or a date; undefined if it is neither. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}

interface Failed {
  attempts: number;
  createdAt: Date;
  now: Date;
  retryAfter: string | undefined;
  /** From 0 to 1; random. */
  chance?: number;
}

/**
 * When a delivery is tried again; null if it is given up. A minute after the first attempt, doubled each time up to
 * twelve hours, with a random quarter more or less; later if the answer asks for it, within the same limits. The last
 * attempt is three days after the delivery was written.
 */
export function nextAttempt({ attempts, createdAt, now, retryAfter, chance }: Failed): Date | null {
  const end = createdAt.getTime() + giveUpAfter;
  if (now.getTime() >= end) return null;
  const steady = backOff({ first: minute, longest: longestPause, attempts, chance });
  const asked = Math.min(readRetryAfter(retryAfter, now) ?? 0, longestPause);
  return new Date(Math.min(now.getTime() + Math.max(steady, asked), end));
}
