import express, { type RequestHandler } from 'express';
import { PoolException } from '../pool/pool-exception';

/**
 * Accepts only JSON posts from the platform's pages. Another site's page can send cookies, but it can send neither this
 * content type without a preflight request nor the platform's Origin.
 */
export function ownJsonPosts(webOrigin: string): RequestHandler[] {
  const sameOrigin: RequestHandler = (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    // A partner's page may link here; only requests that change something must come from the platform's pages.
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    const origin = req.get('origin');
    const site = req.get('sec-fetch-site');
    if ((origin !== undefined && origin !== webOrigin) || site === 'cross-site' || site === 'same-site')
      throw new PoolException('NotAuthorizedException', 'Other sites may not call this.', { status: 403 });
    if (!req.is('application/json'))
      throw new PoolException('InvalidParameterException', 'The body must be JSON.', { status: 415 });
    next();
  };
  return [sameOrigin, express.json({ limit: '8kb' })];
}
