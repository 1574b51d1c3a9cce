import { createLocalRateLimiter, networkOf, type RateLimit, secondsToWait } from '@gyg/database/rate-limits';
import { readCookie } from '@gyg/identity';
import express, { type Request, type Response, type Router } from 'express';
import { escapeHtml } from '../pages/escape-html';
import { createDeveloperKey, developerHours } from './developer-key';
import { openPolicy } from './open-policy';

/** The key is long; this only slows guessing down. Counted by each process. */
const tries: RateLimit = { name: 'developer-key', max: 10, window: 600_000 };

export interface DeveloperModeOptions {
  publicUrl: string;
  key: string | null;
  remoteOrigins: readonly string[];
  limits: 'on' | 'off';
  /** Whether overrides need no hash: on a demonstration, never in production. */
  unhashed?: boolean;
}

export interface DeveloperMode {
  /** POST /developer/key. */
  routes: Router;
  /** Relaxes a page's policy in developer mode, and returns the element for its head; otherwise an empty text. */
  openPage(request: Request, response: Response): string;
}

/** Whether a page of another site sends the request: it could spend the tries, and end developer mode. */
function isForeign(request: Request, publicUrl: string): boolean {
  const origin = request.get('origin');
  const site = request.get('sec-fetch-site');
  return (origin !== undefined && origin !== publicUrl) || site === 'cross-site' || site === 'same-site';
}

/** The page that takes the key out of its address, however the address is written. */
const keyPage = /^\/+run\/*$/i;

/**
 * Developer mode (specification 2.14, decision 0035). POST /developer/key {key} answers `{mode}` and sets or clears the
 * proof, a cookie that scripts cannot read and other sites cannot send. With it, and only with it, pages may load remotes
 * from the origins on the list.
 */
export function createDeveloperMode({
  publicUrl,
  key,
  remoteOrigins,
  limits,
  unhashed = false,
}: DeveloperModeOptions): DeveloperMode {
  const keys = createDeveloperKey({ key, publicUrl });
  const limiter = createLocalRateLimiter({ now: () => new Date() });
  const secure = publicUrl.startsWith('https:');
  const cookie = secure ? '__Host-gyg-developer' : 'gyg-developer';
  const attributes = { httpOnly: true, sameSite: 'strict', secure, path: '/' } as const;
  const routes = express.Router();

  routes.post('/developer/key', express.json({ limit: '4kb' }), async (request, response) => {
    const now = new Date();
    response.set('Cache-Control', 'no-store');
    if (isForeign(request, publicUrl)) return response.status(403).json({ mode: 'restricted' });
    const counted = limits === 'on' ? await limiter.count([[tries, networkOf(request.ip ?? '')]]) : [];
    const wait = secondsToWait(counted, now);
    if (wait > 0) return response.status(429).set('Retry-After', String(wait)).json({ mode: 'restricted' });
    const body: unknown = request.body;
    const given = typeof body === 'object' && body !== null && 'key' in body ? body.key : undefined;
    if (typeof given === 'string' && keys.opens(given)) {
      response.cookie(cookie, keys.issueProof(now), { ...attributes, maxAge: developerHours * 3_600_000 });
      return response.json({ mode: 'developer' });
    }
    response.clearCookie(cookie, attributes);
    return response.json({ mode: 'restricted' });
  });

  return {
    routes,
    openPage(request, response) {
      // Caches must not hand a developer's page to others, nor the other way round.
      if (key !== null) response.vary('Cookie');
      // The address holds the key, until the page has taken it out.
      if (keyPage.test(request.path)) response.set({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });
      if (!keys.holds(readCookie(request.headers.cookie, cookie), new Date())) return '';
      const policy = String(response.getHeader('content-security-policy') ?? '');
      response.set({
        'Content-Security-Policy': openPolicy(policy, remoteOrigins),
        'Cache-Control': 'private, no-store',
      });
      const hashes = unhashed ? ' data-unhashed="allowed"' : '';
      return `<meta name="gyg-developer" content="${escapeHtml(remoteOrigins.join(' '))}"${hashes}>`;
    },
  };
}
