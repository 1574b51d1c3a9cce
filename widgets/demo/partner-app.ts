import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gygProfileSchema, operations } from '@gyg/contract';
import express, { type Express } from 'express';

export interface PartnerAppOptions {
  /** The platform's origin, for example `http://localhost:8080`. Pages refer to it as `__PLATFORM__`, and to a need
   * of its demo data as `__NEED__`. */
  platformOrigin: string;
  /** The absolute path of the folder with the site's pages. */
  siteDir: string;
}

/** The gyg whose first need the site's pages let visitors book. */
const gyg = { orgFriendlyUrl: 'ren-kust-bohuslan', gygFriendlyUrl: 'ramsvik-outer-shore' };

const oneGyg = operations.findGygByUrl.answers[200];

/** The id of that need, which differs on every platform; empty if the platform does not respond. */
async function findNeed(platform: string): Promise<string> {
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${platform}/api${path}`, { signal: AbortSignal.timeout(3_000) })).json();
  try {
    const page = oneGyg.parse(await get(`/gygs/search/url?${new URLSearchParams(gyg)}`));
    const profile = gygProfileSchema.parse(await get(`/gygs/${page.gyg.id}/profile`));
    return profile.gygPositions[0]?.id ?? '';
  } catch {
    return '';
  }
}

/** A policy as strict as a partner's may be: the platform is the only other origin, no inline script or style. */
const policyFor = (platform: string): string =>
  [
    "default-src 'none'",
    `script-src ${platform}`,
    `connect-src ${platform}`,
    `img-src 'self' ${platform}`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Creates the demo partner's website, an Express app for a separate origin: plain pages that paste the loader and two
 * lists. Throws if `platformOrigin` is not a URL.
 */
export function createPartnerApp({ platformOrigin, siteDir }: PartnerAppOptions): Express {
  const platform = new URL(platformOrigin).origin;
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    response.set({
      'Content-Security-Policy': policyFor(platform),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    next();
  });
  const pages = new Map([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/sv.html', 'sv.html'],
  ]);
  app.get([...pages.keys()], async (request, response) => {
    const page = await readFile(path.join(siteDir, pages.get(request.path) ?? 'index.html'), 'utf8');
    const need = page.includes('__NEED__') ? await findNeed(platform) : '';
    const filled = page.replaceAll('__PLATFORM__', platform).replaceAll('__NEED__', need);
    response.set('Cache-Control', 'no-cache').type('html').send(filled);
  });
  app.use(express.static(siteDir, { index: false, extensions: false }));
  return app;
}
