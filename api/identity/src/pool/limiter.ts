import { createHash } from 'node:crypto';
import type { Database } from '@gyg/database';
import { countDown, countUp, dropCounters } from './limit.repository';
import type { Limit } from './limits';
import { PoolException } from './pool-exception';

/** A limit and whom it is counted for. */
export type Charge = [limit: Limit, subject: string];

export interface Limiter {
  /** Counts an attempt; throws LimitExceededException with the seconds to wait. */
  spend(...charges: Charge[]): Promise<void>;
  /** Counts, and gives whether it may be. */
  allows(...charges: Charge[]): Promise<boolean>;
  /** Takes the attempt back: it turned out well. */
  refund(...charges: Charge[]): Promise<void>;
  /** Lets the subject begin anew. */
  clear(...charges: Charge[]): Promise<void>;
}

/** Counters in the database, so that all processes count together and a restart forgets nothing. */
export function createLimiter(options: { db: Database; now: () => number; enabled: boolean }): Limiter {
  const { db, now, enabled } = options;
  const counted = (charges: Charge[]) => charges.filter(([limit]) => enabled || limit.always);

  /** Counts; gives the seconds to wait, 0 if it may be at once. */
  async function count(charges: Charge[]): Promise<number> {
    const due = counted(charges);
    if (due.length === 0) return 0;
    const at = now();
    // Committed before anything is refused: a failed attempt counts too.
    const counters = await db.tx(async (t) => {
      const results = [];
      for (const [limit, subject] of due) {
        const counter = await countUp(t, keyOf(limit, subject), new Date(at), new Date(at + limit.window));
        results.push({ limit, ...counter });
      }
      return results;
    });
    const waits = counters
      .filter(({ limit, count }) => count > limit.max)
      .map(({ resetsAt }) => Math.max(1, Math.ceil((resetsAt.getTime() - at) / 1000)));
    return Math.max(0, ...waits);
  }

  return {
    async spend(...charges) {
      const retryAfter = await count(charges);
      if (retryAfter === 0) return;
      const message = `Too many attempts. Try again in ${retryAfter} seconds.`;
      throw new PoolException('LimitExceededException', message, { retryAfter });
    },
    async allows(...charges) {
      return (await count(charges)) === 0;
    },
    async refund(...charges) {
      const due = counted(charges);
      if (due.length === 0) return;
      await db.tx(async (t) => {
        for (const [limit, subject] of due) await countDown(t, keyOf(limit, subject));
      });
    },
    async clear(...charges) {
      await db.tx((t) =>
        dropCounters(
          t,
          charges.map(([limit, subject]) => keyOf(limit, subject)),
        ),
      );
    },
  };
}

/** Subjects are e-mail and network addresses: only a digest of them is kept. */
function keyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;
}
