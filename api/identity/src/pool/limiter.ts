import type { Database } from '@gyg/database';
import { type Charge as AnyCharge, createRateLimiter, percentOf, secondsToWait } from '@gyg/database/rate-limits';
import type { Limit } from './limits';
import { PoolException } from './pool-exception';

/** A limit and the subject that it is counted for. */
export type Charge = AnyCharge<Limit>;

export interface Limiter {
  /** Counts an attempt; throws LimitExceededException with the seconds to wait. */
  spend(...charges: Charge[]): Promise<void>;
  /** Counts an attempt, and returns whether it is allowed. */
  allows(...charges: Charge[]): Promise<boolean>;
  /** Takes the attempt back, because it succeeded. */
  refund(...charges: Charge[]): Promise<void>;
  /** Resets the subject's counter. */
  clear(...charges: Charge[]): Promise<void>;
}

/** An attempt that a limit counted; contains no subject. */
export interface CountedAttempt {
  /** The limit's name. */
  limit: string;
  /** How much of the limit its subject has used. */
  percent: number;
  refused: boolean;
}

interface LimiterOptions {
  db: Database;
  now: () => number;
  enabled: boolean;
  onCounted?: ((attempt: CountedAttempt) => void) | undefined;
}

/** The pool's limits, counted in the database. Where limits are off, only those marked `always` count. */
export function createLimiter(options: LimiterOptions): Limiter {
  const now = () => new Date(options.now());
  const limiter = createRateLimiter({ db: options.db, now });
  const counted = (charges: Charge[]) => charges.filter(([limit]) => options.enabled || limit.always);
  async function wait(charges: Charge[]): Promise<number> {
    const counters = await limiter.count(counted(charges));
    for (const counter of counters) {
      const { limit, count } = counter;
      options.onCounted?.({ limit: limit.name, percent: percentOf(counter), refused: count > limit.max });
    }
    return secondsToWait(counters, now());
  }

  return {
    async spend(...charges) {
      const retryAfter = await wait(charges);
      if (retryAfter === 0) return;
      const message = `Too many attempts. Try again in ${retryAfter} seconds.`;
      throw new PoolException('LimitExceededException', message, { retryAfter });
    },
    allows: async (...charges) => (await wait(charges)) === 0,
    refund: (...charges) => limiter.refund(counted(charges)),
    clear: (...charges) => limiter.clear(charges),
  };
}
