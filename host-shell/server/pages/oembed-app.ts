import express, { type Router } from 'express';
import { embedCode } from './oembed-element';
import { languageOf } from './page-language';
import type { PageContext } from './page-subject';
import { shareMetadata } from './share-metadata';

/** The path of the answers for sites that embed pages by their address (https://oembed.com). */
export const oembedPath = '/oembed';

const [usualWidth, mostWidth, height] = [640, 1400, 480];
/** An answer may be kept for an hour. */
const cacheSeconds = 3_600;

/** The path of an address of this platform; undefined for another one. */
function pathIn(address: unknown, publicUrl: string): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === new URL(publicUrl).origin ? pathname : undefined;
}

/**
 * GET /oembed?url=&maxwidth=&format=json: how another site shows a gyg, an organisation's gygs or a catalogue by the
 * address of its page, as `rich` content with one of the elements. 404 for other addresses and for what guests cannot
 * see; 501 for a format other than JSON.
 */
export function createOembedApp({ ask, publicUrl }: Pick<PageContext, 'ask' | 'publicUrl'>): Router {
  const router = express.Router();
  router.get(oembedPath, async (request, response) => {
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': `public, max-age=${cacheSeconds}` });
    const { url, format = 'json', maxwidth } = request.query;
    if (format !== 'json') return response.status(501).type('text').send('Only JSON is available.');
    const pathname = pathIn(url, publicUrl);
    const { language } = languageOf(request);
    const about = pathname === undefined ? undefined : await shareMetadata(pathname, { ask, publicUrl, language });
    const code = about?.found ? embedCode(about.canonical, about.title, publicUrl) : undefined;
    if (!about || code === undefined) return response.status(404).type('text').send('There is nothing to embed.');
    const width = Math.min(Number(maxwidth) > 0 ? Number(maxwidth) : usualWidth, mostWidth);
    const { image } = about;
    return response.json({
      version: '1.0',
      type: 'rich',
      title: about.title,
      provider_name: 'Gyg',
      provider_url: publicUrl,
      cache_age: cacheSeconds,
      html: code,
      width,
      height,
      ...(image?.size && {
        thumbnail_url: new URL(image.url, publicUrl).href,
        thumbnail_width: image.size.width,
        thumbnail_height: image.size.height,
      }),
    });
  });
  return router;
}
