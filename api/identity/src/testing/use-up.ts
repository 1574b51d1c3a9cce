import type { Database } from '@gyg/database';
import { createRateLimiter } from '@gyg/database/rate-limits';
import type { Limit } from '../pool/limits';

/** Counts attempts of a subject until so many are left, without the requests. `now`: milliseconds since 1970. */
export async function useUp(
  db: Database,
  limit: Limit,
  subject: string,
  { left = 0, now = Date.now() } = {},
): Promise<void> {
  const limiter = createRateLimiter({ db, now: () => new Date(now) });
  await limiter.count(Array.from({ length: limit.max - left }, () => [limit, subject]));
}
