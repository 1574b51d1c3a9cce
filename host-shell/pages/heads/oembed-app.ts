import express, { type Router } from 'express';
import { languageOf } from '../page-language';
import { embedCode } from './oembed-element';
import type { PageContext } from './page-subject';
import { shareMetadata } from './share-metadata';

/** The path of the responses for sites that embed pages by their address (https://oembed.com). */
export const oembedPath = '/oembed';

const [usualWidth, mostWidth, usualHeight] = [640, 1400, 480];
/** How long a response may be kept: what is unpublished is soon embedded no more. */
const cacheSeconds = 300;

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The path of an address of this platform; undefined for another one, and for one with a broken `%` code. */
function pathIn(address: unknown, publicUrl: string): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === new URL(publicUrl).origin && isDecodable(pathname) ? pathname : undefined;
}

/** A length in whole pixels: what the site asks for, at most `most`. */
function lengthOf(asked: unknown, usual: number, most: number): number {
  const pixels = Math.floor(Number(asked));
  return Math.min(pixels >= 1 ? pixels : usual, most);
}

/**
 * GET /oembed?url=&maxwidth=&maxheight=&format=json: how another site shows a gyg, an organisation's gygs or a catalogue by the
 * address of its page, as `rich` content with one of the elements. 404 for other addresses and for what guests cannot
 * see; 501 for a format other than JSON.
 */
export function createOembedApp({ ask, publicUrl }: Pick<PageContext, 'ask' | 'publicUrl'>): Router {
  const router = express.Router();
  router.get(oembedPath, async (request, response) => {
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': `public, max-age=${cacheSeconds}` });
    // The title is in the language of the request.
    response.vary('Accept-Language');
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    if (format !== 'json') return response.status(501).type('text').send('Only JSON is available.');
    const pathname = pathIn(url, publicUrl);
    const { language } = languageOf(request);
    const about = pathname === undefined ? undefined : await shareMetadata(pathname, { ask, publicUrl, language });
    const code = about?.found ? embedCode(about.canonical, about.title, publicUrl) : undefined;
    if (!about || code === undefined) return response.status(404).type('text').send('There is nothing to embed.');
    const { image } = about;
    return response.json({
      version: '1.0',
      type: 'rich',
      title: about.title,
      provider_name: 'Gyg',
      provider_url: publicUrl,
      cache_age: cacheSeconds,
      html: code,
      width: lengthOf(maxwidth, usualWidth, mostWidth),
      height: lengthOf(maxheight, usualHeight, usualHeight),
      ...(image?.size && {
        thumbnail_url: new URL(image.url, publicUrl).href,
        thumbnail_width: image.size.width,
        thumbnail_height: image.size.height,
      }),
    });
  });
  return router;
}
