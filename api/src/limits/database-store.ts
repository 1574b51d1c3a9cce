import type { Database } from '@gyg/database';
import type { Store } from 'express-rate-limit';
import { type CallCount, countCall, forgetCalls, forgetPassedWindows, uncountCall } from './rate-limit.repository';
import { onTheWallClock } from './wall-clock';

const betweenClearings = 10 * 60_000;

/** Counters in the database: all processes count together, and a restart forgets nothing. */
export function createDatabaseStore(db: Database, now: () => Date, window: number): Store {
  let clearedAt = now().getTime();

  /** Apart from counting: a transaction that locks one row can wait for nobody who waits for it. */
  async function clearNowAndThen(at: Date): Promise<void> {
    if (at.getTime() - clearedAt < betweenClearings) return;
    clearedAt = at.getTime();
    await db.tx((t) => forgetPassedWindows(t, at));
  }

  return {
    localKeys: false,
    async increment(key) {
      const at = now();
      await clearNowAndThen(at);
      const counted: CallCount = await db.tx((t) => countCall(t, key, at, new Date(at.getTime() + window)));
      return { totalHits: counted.calls, resetTime: onTheWallClock(counted.resetsAt, at) };
    },
    decrement: (key) => db.tx((t) => uncountCall(t, key)),
    resetKey: (key) => db.tx((t) => forgetCalls(t, key)),
  };
}
