import type { Counter } from './counter.repository';
import { keyOf, type RateLimiter, windowEnd } from './rate-limiter';

/** Above this number of subjects the oldest counters are dropped, so that memory stays bounded. */
const maximumCounters = 100_000;

/** Counters of this process only, for calls that are cheaper than a count in the database (decision 0023). */
export function createLocalRateLimiter({ now }: { now: () => Date }): Pick<RateLimiter, 'count'> {
  /**
   * One map for each limit. A limit's windows are equally long and new ones are added at the end, so the first ends
   * first.
   */
  const byLimit = new Map<string, Map<string, Counter>>();

  function countersOf(limitName: string): Map<string, Counter> {
    const counters = byLimit.get(limitName) ?? new Map<string, Counter>();
    byLimit.set(limitName, counters);
    return counters;
  }

  function dropPassed(counters: Map<string, Counter>, at: Date): void {
    for (const [key, { resetsAt }] of counters) {
      if (resetsAt > at && counters.size < maximumCounters) return;
      counters.delete(key);
    }
  }

  return {
    async count(charges) {
      const at = now();
      return charges.map((charge) => {
        const [limit] = charge;
        const key = keyOf(charge);
        const counters = countersOf(limit.name);
        dropPassed(counters, at);
        const end = windowEnd(at, limit);
        const { count, resetsAt } = counters.get(key) ?? { count: 0, resetsAt: end };
        // The clock may have been set back.
        const counter = { count: count + 1, resetsAt: resetsAt > end ? end : resetsAt };
        counters.set(key, counter);
        return { limit, key, ...counter };
      });
    },
  };
}
