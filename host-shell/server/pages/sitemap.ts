import { hash } from 'node:crypto';
import type { PublicAddress, PublicAddresses } from '@gyg/api';
import express, { type Response, type Router } from 'express';
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

export interface SitemapOptions {
  publicUrl: string;
  addresses: PublicAddresses;
}

/** A file as it is sent. */
interface StoredFile {
  body: Buffer;
  etag: string;
}

/** How many files stay in memory, of some megabytes each. */
const mostFiles = 4;

function storedFile(text: string): StoredFile {
  return { body: Buffer.from(text), etag: `"${hash('sha256', text, 'base64url').slice(0, 27)}"` };
}

/** 304 without a body where the caller has the file. */
function send(response: Response, { body, etag }: StoredFile): void {
  response.set({ 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, no-cache', ETag: etag });
  response.send(body);
}

/**
 * GET /robots.txt and /sitemap.xml. Lists only what a guest may see. Beyond 10,000 addresses `/sitemap.xml` is an index
 * of `/sitemap-1.xml` and so on, and each file is read on its own, so memory does not grow with the platform. A file is
 * generated again only after something was written to the database, so it is never stale.
 */
export function createSitemapApp({ publicUrl, addresses }: SitemapOptions): Router {
  const cached = createCachedTexts<StoredFile>({ most: mostFiles });
  const countFiles = async () => Math.ceil((general.length + (await addresses.count())) / addressesPerFile);

  /** One file; undefined if there are fewer. */
  async function renderFile(number: number): Promise<StoredFile | undefined> {
    const start = (number - 1) * addressesPerFile;
    const own = general.slice(start, start + addressesPerFile);
    const offset = Math.max(0, start - general.length);
    const listed = await addresses.list({ offset, limit: addressesPerFile - own.length });
    const all = [...own, ...listed];
    return all.length === 0 ? undefined : storedFile(sitemapFile(all, publicUrl));
  }
  async function renderFirst(): Promise<StoredFile | undefined> {
    const files = await countFiles();
    return files > 1 ? storedFile(sitemapIndex(files, publicUrl)) : renderFile(1);
  }
  const fileOf = async (name: string, render: () => Promise<StoredFile | undefined>) =>
    cached(`${name} ${await addresses.version()}`, render);

  const router = express.Router();
  router.get('/robots.txt', (_request, response) => {
    response.type('text').send(robots(publicUrl));
  });
  router.get('/sitemap.xml', async (_request, response, next) => {
    const file = await fileOf('first', renderFirst);
    if (file === undefined) return next();
    send(response, file);
  });
  router.get(/^\/sitemap-([1-9]\d{0,4})\.xml$/, async (request, response, next) => {
    const number = Number(request.params[0]);
    const file = await fileOf(`${number}`, () => renderFile(number));
    if (file === undefined) return next();
    send(response, file);
  });
  return router;
}
