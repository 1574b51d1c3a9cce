import { hash } from 'node:crypto';
import type { PublicAddress, PublicAddresses, PublicKind } from '@gyg/api';
import express, { type Response, type Router } from 'express';
import { createCachedTexts } from '../cached-texts';
import { robots } from './robots';
import { addressesPerFile, createSitemapParts, publicKinds } from './sitemap-parts';
import { sitemapFile, sitemapIndex } from './sitemap-xml';

/** Pages that are not about one thing. */
const general: readonly Omit<PublicAddress, 'key'>[] = [
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
  now?: () => number;
}

/** A file as it is sent. */
interface StoredFile {
  body: Buffer;
  etag: string;
}

/** How many files stay in memory, of a megabyte each. */
const mostFiles = 4;

function storedFile(text: string): StoredFile {
  return { body: Buffer.from(text), etag: `"${hash('sha256', text, 'base64url').slice(0, 27)}"` };
}

/** 304 without a body where the caller has the file. */
function send(response: Response, { body, etag }: StoredFile): void {
  response.set({ 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, no-cache', ETag: etag });
  response.send(body);
}

/** The name of a file: of a kind, after a key. */
const nameOf = (kind: string, after?: string) => `sitemap-${kind}${after === undefined ? '' : `-${after}`}.xml`;
const generalName = nameOf('pages');
const fileName = new RegExp(`^/sitemap-(${publicKinds.join('|')})(?:-([\\w-]{1,64}))?\\.xml$`);
const isKind = (text: string | undefined): text is PublicKind => publicKinds.some((kind) => kind === text);

/**
 * GET /robots.txt and /sitemap.xml. Lists only what a guest may see. Beyond 2,000 addresses `/sitemap.xml` is an index of
 * `/sitemap-gygs.xml`, `/sitemap-gygs-2000.xml` and so on, and each file is read on its own, so that neither memory nor the
 * time of one response grows with the platform. A file is generated again only after something was written to the database,
 * so it is never stale.
 */
export function createSitemapApp({ publicUrl, addresses, now }: SitemapOptions): Router {
  const cached = createCachedTexts<StoredFile>({ most: mostFiles });
  const parts = createSitemapParts(addresses, now);
  let isLarge = false;

  const storedList = (listed: readonly Omit<PublicAddress, 'key'>[]) => storedFile(sitemapFile(listed, publicUrl));

  /** Everything in one file; undefined if it would be too large. */
  async function renderAll(): Promise<StoredFile | undefined> {
    const all = [...general];
    for (const kind of publicKinds) {
      all.push(...(await addresses.list(kind, { limit: addressesPerFile + 1 - all.length })));
      isLarge = all.length > addressesPerFile;
      if (isLarge) return undefined;
    }
    return storedList(all);
  }
  async function renderIndex(): Promise<StoredFile> {
    const names = [generalName];
    for (const kind of publicKinds) {
      for (const after of await parts.startsOf(kind)) names.push(nameOf(kind, after));
    }
    return storedFile(sitemapIndex(names, publicUrl));
  }
  const renderFirst = async () => (isLarge ? undefined : await renderAll()) ?? renderIndex();
  async function renderFile(kind: PublicKind, after: string | undefined): Promise<StoredFile | undefined> {
    const listed = await parts.listFile(kind, after);
    return listed.length === 0 ? undefined : storedList(listed);
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
  router.get(`/${generalName}`, (_request, response) => {
    send(response, storedList(general));
  });
  router.get(fileName, async ({ params: { 0: kind, 1: after } }, response, next) => {
    if (!isKind(kind)) return next();
    const file = await fileOf(nameOf(kind, after), () => renderFile(kind, after));
    if (file === undefined) return next();
    send(response, file);
  });
  return router;
}
