import { createLocalRateLimiter, networkOf, percentOf, type RateLimit, secondsToWait } from '@gyg/database/rate-limits';
import type { RequestHandler } from 'express';

const minute = 60_000;
/** Generous, because a school or a company shares one address. */
export const pagesPerMinute: RateLimit = { name: 'pages', max: 600, window: minute };

/**
 * Limits how often one network address may request pages, `/remotes.json` and the sitemap, because each causes internal
 * calls. Counted per process.
 */
export function pageLimit({
  limit = pagesPerMinute,
  now = () => new Date(),
  onCounted = () => undefined,
}: {
  limit?: RateLimit;
  now?: () => Date;
  /** Called for each request that is counted. */
  onCounted?: (counted: { limit: string; percent: number; refused: boolean }) => void;
} = {}): RequestHandler {
  const limiter = createLocalRateLimiter({ now });
  return async (request, response, next) => {
    const counted = await limiter.count([[limit, networkOf(request.ip ?? '')]]);
    const seconds = secondsToWait(counted, now());
    for (const usage of counted) {
      onCounted({ limit: limit.name, percent: percentOf(usage), refused: seconds > 0 });
    }
    if (seconds === 0) return next();
    response
      .status(429)
      .set({ 'Cache-Control': 'no-store', 'Retry-After': `${seconds}` })
      .type('text')
      .send(`Too many requests. Try again in ${seconds} seconds.`);
  };
}
