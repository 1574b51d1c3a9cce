import { createLocalRateLimiter, networkOf, type RateLimit, secondsToWait } from '@gyg/database/rate-limits';
import type { RequestHandler } from 'express';

const minute = 60_000;
/** Generous, because a school or a company shares one address. */
const perMinute: RateLimit = { name: 'pages', max: 600, window: minute };

/**
 * Limits how often one network address may request pages, `/remotes.json` and the sitemap, because each causes internal
 * calls. Counted per process.
 */
export function pageLimit({
  limit = perMinute,
  now = () => new Date(),
}: {
  limit?: RateLimit;
  now?: () => Date;
} = {}): RequestHandler {
  const limiter = createLocalRateLimiter({ now });
  return async (request, response, next) => {
    const counted = await limiter.count([[limit, networkOf(request.ip ?? '')]]);
    const seconds = secondsToWait(counted, now());
    if (seconds === 0) return next();
    response
      .status(429)
      .set({ 'Cache-Control': 'no-store', 'Retry-After': `${seconds}` })
      .type('text')
      .send(`Too many requests. Try again in ${seconds} seconds.`);
  };
}
