import express, { type RequestHandler } from 'express';
import { PoolException } from '../pool/pool-exception';

/**
 * Lets through only JSON posts of the platform's own pages. A foreign page can send cookies along, but neither this
 * content type without asking first nor another Origin than its own.
 */
export function ownJsonPosts(webOrigin: string): RequestHandler[] {
  const sameOrigin: RequestHandler = (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    // A partner's page may lead a browser here; only what changes something must come from our own pages.
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
