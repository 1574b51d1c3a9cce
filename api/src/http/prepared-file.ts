import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { isKnown } from './send-answer';

const encodings = ['br', 'gzip'] as const;
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
export function prepareFile(type: string, make: () => string): SendPrepared {
  let plain: Variant | undefined;
  const compressed = new Map<string, Promise<Variant>>();

  function plainVariant(): Variant {
    if (plain === undefined) {
      const body = Buffer.from(make());
      plain = { body, etag: `"${hash('sha256', body, 'base64url').slice(0, 27)}"` };
    }
    return plain;
  }

  function variantIn(encoding: (typeof encodings)[number]): Promise<Variant> {
    const { body, etag } = plainVariant();
    const known = compressed.get(encoding);
    if (known) return known;
    const made = compress[encoding](body, options[encoding]).then((bytes) => ({
      body: bytes,
      etag: `${etag.slice(0, -1)}-${encoding}"`,
    }));
    compressed.set(encoding, made);
    return made;
  }

  return async (request, response) => {
    const encoding = encodings.find((name) => request.acceptsEncodings(name) !== false);
    const { body, etag } = encoding === undefined ? plainVariant() : await variantIn(encoding);
    response.vary('Accept-Encoding').set({ ETag: etag, 'Cache-Control': 'public, no-cache' });
    if (isKnown(request, etag)) return void response.status(304).end();
    if (encoding !== undefined) response.set('Content-Encoding', encoding);
    response.set('Content-Length', String(body.length)).type(type).end(body);
  };
}
