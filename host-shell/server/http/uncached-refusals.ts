import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';

/** What lets a cache respond without asking. */
const mayBeStored = (cacheControl: unknown): boolean => !/\bno-store\b|\bno-cache\b/.test(String(cacheControl ?? ''));

/**
 * No refusal (400 and above) is kept by a cache, whatever header the response was meant to have: what is missing now may be
 * published or uploaded a moment later.
 */
export const uncachedRefusals: RequestHandler = (_request, response, next) => {
  onHeaders(response, () => {
    if (response.statusCode >= 400 && mayBeStored(response.getHeader('Cache-Control'))) {
      response.setHeader('Cache-Control', 'no-store');
    }
  });
  next();
};
