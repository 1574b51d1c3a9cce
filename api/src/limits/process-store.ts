import type { Store } from 'express-rate-limit';
import type { CallCount } from './rate-limit.repository';
import { onTheWallClock } from './wall-clock';

/** Beyond so many callers at once the oldest windows are forgotten, so that no crowd fills the memory. */
const mostCallers = 100_000;

/** Counters of this process alone, for what is too cheap to be counted in the database. */
export function createProcessStore(now: () => Date, window: number): Store {
  const counts = new Map<string, CallCount>();

  /** Windows are as long as each other and re-entered at the end, so the first ones pass first. */
  function forgetPassed(at: Date): void {
    for (const [key, { resetsAt }] of counts) {
      if (resetsAt > at && counts.size < mostCallers) return;
      counts.delete(key);
    }
  }

  return {
    localKeys: true,
    increment(key) {
      const at = now();
      forgetPassed(at);
      const counted = counts.get(key) ?? { calls: 0, resetsAt: new Date(at.getTime() + window) };
      counted.calls += 1;
      counts.set(key, counted);
      return { totalHits: counted.calls, resetTime: onTheWallClock(counted.resetsAt, at) };
    },
    decrement(key) {
      const counted = counts.get(key);
      if (counted) counted.calls -= 1;
    },
    resetKey: (key) => {
      counts.delete(key);
    },
  };
}
