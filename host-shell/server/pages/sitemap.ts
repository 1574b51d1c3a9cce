import express, { type Router } from 'express';
import type { AskAsGuest } from './ask-as-guest';
import { escapeHtml } from './escape-html';

const general = ['/', '/search', '/static/ourstory', '/static/howitworks', '/static/about'];

/** All organisations whose profile is online, page by page. */
async function listOrganizationAddresses(ask: AskAsGuest): Promise<string[]> {
  const addresses: string[] = [];
  for (let page = 0; page < 100; page += 1) {
    const answer = await ask('listOrganizations', { query: { page: String(page), pageSize: '100' } });
    addresses.push(...(answer?.organizations ?? []).map(({ friendlyUrl }) => `/go/${friendlyUrl}`));
    if (answer === undefined || addresses.length >= answer.total) break;
  }
  return addresses;
}

/** All gygs that a guest finds, page by page. */
async function listGygAddresses(ask: AskAsGuest): Promise<string[]> {
  const addresses: string[] = [];
  for (let page = 0; page < 100; page += 1) {
    const answer = await ask('findGygs', { query: { page: String(page), pageSize: '100' } });
    addresses.push(...(answer?.gygs ?? []).map((gyg) => `/go/${gyg.orgFriendlyUrl}/${gyg.friendlyUrl}`));
    if (answer === undefined || addresses.length >= answer.total) break;
  }
  return addresses;
}

/** GET /robots.txt and /sitemap.xml: what a guest may see, and nothing else. */
export function createSitemapApp({ publicUrl, ask }: { publicUrl: string; ask: AskAsGuest }): Router {
  const router = express.Router();
  router.get('/robots.txt', (_request, response) => {
    response
      .type('text')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /identity/\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
  router.get('/sitemap.xml', async (_request, response) => {
    const addresses = [...general, ...(await listOrganizationAddresses(ask)), ...(await listGygAddresses(ask))];
    const rows = addresses.map((address) => `  <url><loc>${escapeHtml(new URL(address, publicUrl).href)}</loc></url>`);
    response
      .type('xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`,
      );
  });
  return router;
}
