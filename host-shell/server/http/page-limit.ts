import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';

const minute = 60_000;

/**
 * Limits how often one network address may ask for pages, `/remotes.json` and the sitemap: each costs calls of our own.
 * Generous, since a school or a company shares one address. Counted by each process.
 */
export function pageLimit(limit = 600): RequestHandler {
  return rateLimit({
    limit,
    windowMs: minute,
    identifier: 'pages',
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: (request) => ipKeyGenerator(request.ip ?? 'unknown'),
    handler: (_request, response) => {
      response
        .status(429)
        .set('Cache-Control', 'no-store')
        .type('text')
        .send(`Too many requests. Try again in ${response.get('Retry-After')} seconds.`);
    },
    // Any client may send forwarding headers; only those of trusted proxies are used. No reason to warn.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
  });
}
