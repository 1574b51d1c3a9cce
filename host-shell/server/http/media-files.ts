import type { MediaStorage } from '@gyg/api';
import { isUploadKey } from '@gyg/api';
import express, { type RequestHandler, type Router } from 'express';
import sirv from 'sirv';

const forAYear = 'public, max-age=31536000, immutable';

/** Other sites show these pictures too. If a browser opens one as a page, nothing in it may run. */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** Sends an upload from a bucket, or a range of it. Other file names are not looked up. */
function fromBucket(storage: Pick<MediaStorage, 'find'>): RequestHandler {
  return async (request, response, next) => {
    const key = request.path.slice(1);
    if (!isUploadKey(key)) return next();
    const etag = `"${key.split('/').at(-1)}"`;
    if (request.get('If-None-Match') === etag) {
      response.set({ ETag: etag, 'Cache-Control': forAYear }).status(304).end();
      return;
    }
    const file = await storage.find(key);
    if (!file) return next();
    const { length } = file.bytes;
    response.set({ 'Content-Type': file.type, 'Cache-Control': forAYear, ETag: etag, 'Accept-Ranges': 'bytes' });
    const ranges = request.range(length);
    if (ranges === -1) {
      response.set('Content-Range', `bytes */${length}`).status(416).end();
      return;
    }
    const part = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
    const { start, end } = part ?? { start: 0, end: length - 1 };
    if (part) response.set('Content-Range', `bytes ${start}-${end}/${length}`).status(206);
    response.set('Content-Length', String(end - start + 1));
    response.end(request.method === 'HEAD' ? undefined : file.bytes.subarray(start, end + 1));
  };
}

export interface MediaFiles {
  /** The folder with the demo's pictures, and with uploads if there is no bucket. */
  mediaDir: string;
  bucket: Pick<MediaStorage, 'find'> | undefined;
  /** Waits for a file that is not there yet, by its path below the folder. Resolves at once if it will not be. */
  waitFor?: ((key: string) => Promise<void>) | undefined;
}

/**
 * Serves the pictures below `/media` (GET and HEAD); one that is still being drawn when it is there. An upload's file never changes, so it may be cached for a year.
 * Uploads in a private bucket are sent through here, because pages allow pictures only from their own origin (decision
 * 0021).
 */
export function mediaFiles({ mediaDir, bucket, waitFor }: MediaFiles): Router {
  const router = express.Router();
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).type('text').send('Pictures are only read here.');
      return;
    }
    response.set(headers);
    next();
  });
  const files = sirv(mediaDir, {
    dev: true,
    etag: true,
    extensions: [],
    setHeaders(response, pathname) {
      const isUpload = isUploadKey(pathname.slice(1));
      response.setHeader('Cache-Control', isUpload ? forAYear : 'public, max-age=86400');
    },
  });
  router.use(files);
  if (waitFor) {
    router.use(async (request, response, next) => {
      await waitFor(request.path.slice(1));
      files(request, response, next);
    });
  }
  if (bucket) router.use(fromBucket(bucket));
  return router;
}
