import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** More would take longer than it saves on the way. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/**
 * Sends a text, compressed if the browser accepts it. What is sent this way has no secrets, so its length tells nothing.
 */
export async function sendText(
  request: Request,
  response: Response,
  { type, text }: { type: string; text: string },
): Promise<void> {
  response.type(type).vary('Accept-Encoding');
  const encoding = (['br', 'gzip'] as const).find((name) => request.acceptsEncodings(name) !== false);
  if (encoding === undefined) {
    response.send(text);
    return;
  }
  const body = await (encoding === 'br' ? brotli(text, { params }) : zip(text));
  response.set('Content-Encoding', encoding).send(body);
}

/** Sends a page as HTML, compressed if the browser accepts it. */
export const sendPage = (request: Request, response: Response, html: string): Promise<void> =>
  sendText(request, response, { type: 'html', text: html });
