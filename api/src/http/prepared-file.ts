import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { isKnown } from './send-response';

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];
const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};
const options = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } },
  gzip: { level: 9 },
};

/** A text as it is sent, in one encoding. */
interface Variant {
  etag: string;
  body: Buffer;
}

/** Sends a file; 304 without a body where the caller has it. */
type SendPrepared = (request: Request, response: Response) => Promise<void>;

/**
 * Prepares a public text that never changes while the process runs: it is made and encoded at the first request, and
 * compressed once for each encoding. Requests at the same time share the bytes, so slow readers take little of the server.
 */
export function prepareFile(type: string, make: () => string | Promise<string>): SendPrepared {
  const variants = new Map<Encoding | undefined, Promise<Variant>>();

  async function makePlain(): Promise<Variant> {
    const body = Buffer.from(await make());
    return { body, etag: `"${hash('sha256', body, 'base64url').slice(0, 27)}"` };
  }

  async function compressIn(encoding: Encoding): Promise<Variant> {
    const { body, etag } = await variantIn(undefined);
    return { body: await compress[encoding](body, options[encoding]), etag: `${etag.slice(0, -1)}-${encoding}"` };
  }

  /** In an encoding, or undefined for none. Failures are not remembered. */
  function variantIn(encoding: Encoding | undefined): Promise<Variant> {
    const variant = variants.get(encoding);
    if (variant) return variant;
    const encoded = encoding === undefined ? makePlain() : compressIn(encoding);
    variants.set(encoding, encoded);
    encoded.catch(() => variants.delete(encoding));
    return encoded;
  }

  return async (request, response) => {
    const encoding = encodings.find((name) => request.acceptsEncodings(name) !== false);
    const { body, etag } = await variantIn(encoding);
    response.vary('Accept-Encoding').set({ ETag: etag, 'Cache-Control': 'public, no-cache' });
    if (isKnown(request, etag)) return void response.status(304).end();
    if (encoding !== undefined) response.set('Content-Encoding', encoding);
    response.set('Content-Length', String(body.length)).type(type).end(body);
  };
}
