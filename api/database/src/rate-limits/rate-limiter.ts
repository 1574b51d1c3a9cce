import { createHash } from 'node:crypto';
import type { Database } from '../database';
import { type Counter, countDown, countUp, deleteCounters, purgeCounters } from './counter.repository';

/** The maximum number within a window (milliseconds). The name is part of the stored key. */
export interface RateLimit {
  name: string;
  max: number;
  window: number;
}

/** A limit and the subject it is counted for: a user, an account, a network address. */
export type Charge<Limit extends RateLimit = RateLimit> = readonly [limit: Limit, subject: string];

export interface Counted extends Counter {
  limit: RateLimit;
  key: string;
}

export interface RateLimiter {
  /** Counts each charge and commits it: charges that are refused afterwards stay counted. */
  count(charges: readonly Charge[]): Promise<Counted[]>;
  /** Refunds counted charges. */
  refund(charges: readonly Charge[]): Promise<void>;
  /** Resets the subjects' counters. */
  clear(charges: readonly Charge[]): Promise<void>;
}

/** Seconds until all of the counters allow another charge; 0 if they allow it now. */
export function secondsToWait(counters: readonly Counted[], now: Date): number {
  const waits = counters
    .filter(({ limit, count }) => count > limit.max)
    .map(({ resetsAt }) => Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)));
  return Math.max(0, ...waits);
}

/** How much of its limit a subject has used, in whole per cent; at most 100. */
export const percentOf = ({ count, limit }: Pick<Counted, 'count' | 'limit'>): number =>
  Math.min(100, Math.ceil((100 * count) / limit.max));

/** Subjects are personal data, so only a digest of them is stored. */
export function keyOf([limit, subject]: Charge): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;
}

export const windowEnd = (now: Date, { window }: RateLimit) => new Date(now.getTime() + window);

const betweenPurgesMs = 10 * 60_000;

/** Counters in the database: all processes share them, and a restart loses none. */
export function createRateLimiter({ db, now }: { db: Database; now: () => Date }): RateLimiter {
  let purgedAt = now().getTime();

  /** In a separate transaction: one that locks a single row cannot be part of a deadlock. */
  async function purgeNowAndThen(at: Date): Promise<void> {
    if (at.getTime() - purgedAt < betweenPurgesMs) return;
    purgedAt = at.getTime();
    await db.tx((t) => purgeCounters(t, at));
  }

  return {
    async count(charges) {
      if (charges.length === 0) return [];
      const at = now();
      await purgeNowAndThen(at);
      return db.tx(async (t) => {
        const counters: Counted[] = [];
        for (const charge of charges) {
          const [limit] = charge;
          const key = keyOf(charge);
          counters.push({ limit, key, ...(await countUp(t, key, at, windowEnd(at, limit))) });
        }
        return counters;
      });
    },
    async refund(charges) {
      if (charges.length === 0) return;
      await db.tx(async (t) => {
        for (const charge of charges) await countDown(t, keyOf(charge));
      });
    },
    async clear(charges) {
      if (charges.length > 0) await db.tx((t) => deleteCounters(t, charges.map(keyOf)));
    },
  };
}
