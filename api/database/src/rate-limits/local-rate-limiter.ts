import { RateLimiterMemory } from 'rate-limiter-flexible';
import { keyOf, type RateLimit, type RateLimiter } from './rate-limiter';

/** Counters of this process only, for calls that are cheaper than a count in the database (decision 0023). */
export function createLocalRateLimiter({ now }: { now: () => Date }): Pick<RateLimiter, 'count'> {
  const byLimit = new Map<string, RateLimiterMemory>();

  function limiterOf({ name, max, window }: RateLimit): RateLimiterMemory {
    const limiter = byLimit.get(name) ?? new RateLimiterMemory({ points: max, duration: window / 1000 });
    byLimit.set(name, limiter);
    return limiter;
  }

  return {
    count(charges) {
      const counted = charges.map(async (charge) => {
        const [limit] = charge;
        const key = keyOf(charge);
        // Unlike `consume`, it does not throw where the limit is exceeded.
        const { consumedPoints, msBeforeNext } = await limiterOf(limit).penalty(key);
        // Counters end by a timer, also where the clock has been set back.
        const left = Math.min(msBeforeNext, limit.window);
        return { limit, key, count: consumedPoints, resetsAt: new Date(now().getTime() + left) };
      });
      return Promise.all(counted);
    },
  };
}
