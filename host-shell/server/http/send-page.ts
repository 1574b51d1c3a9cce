import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** More would take longer than it saves on the way. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/**
 * Sends a page as HTML, compressed if the browser accepts it. Pages that are sent this way have no secrets, so their length
 * tells nothing.
 */
export async function sendPage(request: Request, response: Response, html: string): Promise<void> {
  response.type('html').vary('Accept-Encoding');
  const encoding = (['br', 'gzip'] as const).find((name) => request.acceptsEncodings(name) !== false);
  if (encoding === undefined) {
    response.send(html);
    return;
  }
  const body = await (encoding === 'br' ? brotli(html, { params }) : zip(html));
  response.set('Content-Encoding', encoding).send(body);
}
