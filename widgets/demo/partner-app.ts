import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express, { type Express } from 'express';

export interface PartnerAppOptions {
  /** The platform's origin, for example `http://localhost:8080`. Pages refer to it as `__PLATFORM__`. */
  platformOrigin: string;
  /** The absolute path of the folder with the site's pages. */
  siteDir: string;
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
    response.set('Cache-Control', 'no-cache').type('html').send(page.replaceAll('__PLATFORM__', platform));
  });
  app.use(express.static(siteDir, { index: false, extensions: false }));
  return app;
}
