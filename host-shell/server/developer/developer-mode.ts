import { createLocalRateLimiter, networkOf, type RateLimit, secondsToWait } from '@gyg/database/rate-limits';
import { parseCookie } from 'cookie';
import express, { type Request, type Response, type Router } from 'express';
import { escapeHtml } from '../../pages/escape-html';
import { openPolicy } from '../../pages/open-policy';
import { createDeveloperKey, developerHours } from './developer-key';

/** The key is long; this only slows guessing down. Counted per process. */
const tries: RateLimit = { name: 'developer-key', max: 10, window: 600_000 };

export interface DeveloperModeOptions {
  publicUrl: string;
  key: string | null;
  remoteOrigins: readonly string[];
  limits: 'on' | 'off';
  /** Whether overrides need no hash: on a demo server, never in production. */
  unhashed?: boolean;
}

export interface DeveloperMode {
  /** POST /developer/key. */
  routes: Router;
  /** Relaxes a page's policy in developer mode and returns the element for its head. Otherwise returns ''. */
  openPage(request: Request, response: Response): string;
}

/** Whether another site sends the request. It could use up the tries and end developer mode. */
function isForeign(request: Request, publicUrl: string): boolean {
  const origin = request.get('origin');
  const site = request.get('sec-fetch-site');
  return (origin !== undefined && origin !== publicUrl) || site === 'cross-site' || site === 'same-site';
}

/** The page that removes the key from its URL, in all spellings of its path. */
const keyPage = /^\/+run\/*$/i;

/**
 * Developer mode (decision 0035). POST /developer/key {key} responds with `{mode}` and sets or clears the proof, a
 * cookie that scripts cannot read and other sites cannot send. Only with this cookie may pages load remotes from the
 * listed origins.
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
    const sentKey = typeof body === 'object' && body !== null && 'key' in body ? body.key : undefined;
    if (typeof sentKey === 'string' && keys.opens(sentKey)) {
      response.cookie(cookie, keys.issueProof(now), { ...attributes, maxAge: developerHours * 3_600_000 });
      return response.json({ mode: 'developer' });
    }
    response.clearCookie(cookie, attributes);
    return response.json({ mode: 'restricted' });
  });

  return {
    routes,
    openPage(request, response) {
      // Caches must not serve a developer's page to others, or the reverse.
      if (key !== null) response.vary('Cookie');
      // The URL contains the key until the page has removed it.
      if (keyPage.test(request.path)) response.set({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });
      if (!keys.holds(parseCookie(request.headers.cookie ?? '')[cookie], new Date())) return '';
      const policy = String(response.getHeader('content-security-policy') ?? '');
      response.set({
        'Content-Security-Policy': openPolicy(policy, remoteOrigins, { hot: true }),
        'Cache-Control': 'private, no-store',
      });
      const hashes = unhashed ? ' data-unhashed="allowed"' : '';
      return `<meta name="gyg-developer" content="${escapeHtml(remoteOrigins.join(' '))}"${hashes}>`;
    },
  };
}
