import express, { type Router } from 'express';
import { escapeHtml } from './escape-html';
import type { FetchAsGuest } from './fetch-as-guest';

const general = ['/', '/search', '/static/ourstory', '/static/howitworks', '/static/about'];

/** Lists all organisations whose profile is online, page by page. */
async function listOrganizationAddresses(ask: FetchAsGuest): Promise<string[]> {
  const addresses: string[] = [];
  for (let page = 0; page < 100; page += 1) {
    const answer = await ask('listOrganizations', { query: { page: String(page), pageSize: '100' } });
    addresses.push(...(answer?.organizations ?? []).map(({ friendlyUrl }) => `/go/${friendlyUrl}`));
    if (answer === undefined || addresses.length >= answer.total) break;
  }
  return addresses;
}

/** Lists all gyg pages that a guest can see, page by page. */
async function listGygAddresses(ask: FetchAsGuest): Promise<string[]> {
  const addresses: string[] = [];
  for (let page = 0; page < 100; page += 1) {
    const answer = await ask('findGygs', { query: { page: String(page), pageSize: '100' } });
    addresses.push(...(answer?.gygs ?? []).map((gyg) => `/go/${gyg.orgFriendlyUrl}/${gyg.friendlyUrl}`));
    if (answer === undefined || addresses.length >= answer.total) break;
  }
  return addresses;
}

/** Lists all catalogues that a guest can see, page by page. */
async function listCatalogAddresses(ask: FetchAsGuest): Promise<string[]> {
  const addresses: string[] = [];
  for (let page = 0; page < 100; page += 1) {
    const answer = await ask('listCatalogs', { query: { page: String(page), pageSize: '100' } });
    addresses.push(
      ...(answer?.catalogs ?? []).map(
        ({ orgFriendlyUrl, friendlyUrl }) => `/catalogs/${orgFriendlyUrl}/${friendlyUrl}`,
      ),
    );
    if (answer === undefined || addresses.length >= answer.total) break;
  }
  return addresses;
}

async function renderSitemap(publicUrl: string, ask: FetchAsGuest): Promise<string> {
  const addresses = [
    ...general,
    ...(await listOrganizationAddresses(ask)),
    ...(await listGygAddresses(ask)),
    ...(await listCatalogAddresses(ask)),
  ];
  const rows = addresses.map((address) => `  <url><loc>${escapeHtml(new URL(address, publicUrl).href)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

/** How long a sitemap is cached: each costs up to three hundred internal calls. */
const tenMinutes = 600_000;

/** Generates a text at most once at a time, and again only after `lifetime` milliseconds. Failures are not cached. */
function cached(make: () => Promise<string>, lifetime: number): () => Promise<string> {
  let current: { text: Promise<string>; until: number } | undefined;
  return () => {
    if (current !== undefined && Date.now() < current.until) return current.text;
    // Until it is generated, all callers share this promise.
    const entry = { text: make(), until: Number.POSITIVE_INFINITY };
    current = entry;
    entry.text.then(
      () => {
        entry.until = Date.now() + lifetime;
      },
      () => {
        entry.until = 0;
      },
    );
    return entry.text;
  };
}

/** GET /robots.txt and /sitemap.xml. Lists only what a guest may see. */
export function createSitemapApp({
  publicUrl,
  ask,
  lifetime = tenMinutes,
}: {
  publicUrl: string;
  ask: FetchAsGuest;
  /** How long a sitemap is cached, in milliseconds. */
  lifetime?: number;
}): Router {
  const sitemap = cached(() => renderSitemap(publicUrl, ask), lifetime);
  const router = express.Router();
  router.get('/robots.txt', (_request, response) => {
    response
      .type('text')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /identity/\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
  router.get('/sitemap.xml', async (_request, response) => {
    response.type('xml').send(await sitemap());
  });
  return router;
}
