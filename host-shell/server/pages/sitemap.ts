import type { PublicAddress, PublicAddresses } from '@gyg/api';
import express, { type Router } from 'express';
import { createCachedTexts } from './cached-texts';
import { robots } from './robots';
import { addressesPerFile, sitemapFile, sitemapIndex } from './sitemap-xml';

/** Pages that are not about one thing. */
const general: readonly PublicAddress[] = [
  '/',
  '/search',
  '/organizations',
  '/static/ourstory',
  '/static/howitworks',
  '/static/about',
  '/static/contact',
  '/static/accessibility',
  '/developers',
].map((path) => ({ path }));

/** How long a sitemap is cached. */
const tenMinutes = 600_000;

export interface SitemapOptions {
  publicUrl: string;
  addresses: PublicAddresses;
  /** How long a sitemap is cached, in milliseconds. */
  lifetime?: number;
}

/**
 * GET /robots.txt and /sitemap.xml. Lists only what a guest may see. Beyond 10,000 addresses `/sitemap.xml` is an index
 * of `/sitemap-1.xml` and so on, and each file is read on its own, so memory does not grow with the platform.
 */
export function createSitemapApp({ publicUrl, addresses, lifetime = tenMinutes }: SitemapOptions): Router {
  const cached = createCachedTexts({ lifetime, most: 4 });
  const countFiles = async () => Math.ceil((general.length + (await addresses.count())) / addressesPerFile);

  /** One file; undefined if there are fewer. */
  async function renderFile(number: number): Promise<string | undefined> {
    const start = (number - 1) * addressesPerFile;
    const own = general.slice(start, start + addressesPerFile);
    const offset = Math.max(0, start - general.length);
    const listed = await addresses.list({ offset, limit: addressesPerFile - own.length });
    return own.length + listed.length === 0 ? undefined : sitemapFile([...own, ...listed], publicUrl);
  }
  async function renderFirst(): Promise<string | undefined> {
    const files = await countFiles();
    return files > 1 ? sitemapIndex(files, publicUrl) : renderFile(1);
  }

  const router = express.Router();
  router.get('/robots.txt', (_request, response) => {
    response.type('text').send(robots(publicUrl));
  });
  router.get('/sitemap.xml', async (_request, response) => {
    response.type('xml').send(await cached('first', renderFirst));
  });
  router.get(/^\/sitemap-([1-9]\d{0,4})\.xml$/, async (request, response, next) => {
    const number = Number(request.params[0]);
    const text = await cached(`${number}`, () => renderFile(number));
    if (text === undefined) return next();
    response.type('xml').send(text);
  });
  return router;
}
