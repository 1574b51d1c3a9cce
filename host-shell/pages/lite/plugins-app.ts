import type { FramingOrigins } from '@gyg/api';
import express, { type Request, type Router } from 'express';
import type { FetchAsGuest } from '../fetch-as-guest';
import { languageOf } from '../page-language';
import { messageIn, type SiteDownTexts } from '../site-down-message';
import { isWindowRequest, litePrefix } from './lite-path';
import { pluginDocument, pluginNotice, pluginPolicy } from './plugin-document';
import { type PluginPage, pluginPage } from './plugin-page';

export interface PluginsOptions {
  ask: FetchAsGuest;
  /** Which sites may frame the pages. */
  framing: FramingOrigins;
  siteDown: () => Promise<boolean>;
  /** What visitors read while it is down, if super users wrote it. */
  siteDownMessage?: SiteDownTexts;
}

/** The site that shows the frame, if the browser says so. */
function embedderOf(request: Pick<Request, 'get'>): string | undefined {
  const referrer = request.get('referer');
  return referrer !== undefined && URL.canParse(referrer) ? new URL(referrer).origin : undefined;
}

/** The sites that may frame a page: those of its organisation, else the one that asks if it is registered. */
async function ancestorsOf(page: PluginPage | undefined, request: Request, framing: FramingOrigins) {
  if (page?.organization !== undefined) return framing.of(page.organization);
  const embedder = embedderOf(request);
  return embedder !== undefined && (await framing.has(embedder)) ? [embedder] : [];
}

/** The name of a page's organisation; undefined if there is none, or not this catalogue. Pages without an organisation have an empty name. */
async function nameFor({ tag, organization, attributes }: PluginPage, ask: FetchAsGuest): Promise<string | undefined> {
  if (organization === undefined) return '';
  if (tag === 'gyg-catalog') {
    const [orgFriendlyUrl = '', catalogFriendlyUrl = ''] = attributes.catalog?.split('/') ?? [];
    const catalog = await ask('getCatalogByName', { params: { orgFriendlyUrl, catalogFriendlyUrl } });
    if (catalog === undefined) return undefined;
  }
  const byName =
    tag === 'gyg-catalog' ? undefined : await ask('getOrganization', { params: { organizationId: organization } });
  if (byName) return byName.name;
  return (await ask('getOrganizationByName', { params: { friendlyUrl: organization } }))?.orgMain.name;
}

/**
 * GET /plugins/…: pages for frames on partners' sites (specification 2.1, decision 0075). Each is a small document with
 * one of the elements, in the language of the query or of the browser; only registered sites may frame it. Unknown pages
 * are 404 and a closed site 503, both in words, in place. The forms of a login window are pages of the shell.
 */
export function createPluginsApp({ ask, framing, siteDown, siteDownMessage }: PluginsOptions): Router {
  const router = express.Router();
  router.use(litePrefix, async (request, response, next) => {
    if (isWindowRequest({ path: request.baseUrl + request.path, get: request.get.bind(request) })) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const page = pluginPage(request.path, new URL(request.url, 'http://localhost').searchParams);
    const language = page?.language ?? languageOf(request).language;
    const [ancestors, down] = await Promise.all([ancestorsOf(page, request, framing), siteDown()]);
    const name = page && !down ? await nameFor(page, ask) : undefined;
    response.removeHeader('X-Frame-Options');
    response
      .set({
        'Content-Security-Policy': pluginPolicy(ancestors),
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Cache-Control': 'no-cache',
      })
      .vary('Accept-Language')
      .vary('Referer')
      .vary('Sec-Fetch-Dest');
    if (down) {
      const text = await messageIn(language, siteDownMessage);
      return response
        .set('Retry-After', '900')
        .status(503)
        .type('html')
        .send(pluginNotice(language, 'down', text));
    }
    if (!page || name === undefined) return response.status(404).type('html').send(pluginNotice(language, 'missing'));
    return response.type('html').send(pluginDocument(page, language, name));
  });
  return router;
}
