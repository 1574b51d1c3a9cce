import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import sirv from 'sirv';
import { sendText } from '../../pages/send-page';
import { type MediaFiles, mediaFiles } from './media-files';

const year = 31_536_000;
/** Files whose address has the hash of their content or of their folder, or a released version of the widgets. */
const unchanging = /\.[0-9a-f]{8,}\.[a-z0-9]+$|\/e\.[0-9a-f]{8,}\/|\/\d+\.\d+\.\d+\//;

/** Files that no browser shows as a page: what its headers say of pages does not concern them. */
const partOfPage = /\.(?:js|css|woff2)$/;
/**
 * Headers that only concern pages, and others that run scripts of their own, such as drawings. They are longer than many
 * of the files that a page loads.
 */
const headersOfPages = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** For files that other sites load: fonts, pictures and scripts of the widgets. */
function forOtherOrigins(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

function forPartsOfPages(response: ServerResponse): void {
  for (const name of headersOfPages) response.removeHeader(name);
}

const cacheOf = (file: string, fallback: string) =>
  unchanging.test(file) ? `public, max-age=${year}, immutable` : fallback;

/** Serves a folder to which files may be added at any time. Sends `.br` siblings to clients that accept them. */
function folder(directory: string, options: { shared?: boolean; fallback: string }): RequestHandler {
  return sirv(directory, {
    dev: true,
    brotli: true,
    etag: true,
    setHeaders(response, pathname) {
      response.setHeader('Cache-Control', cacheOf(pathname, options.fallback));
      if (options.shared) forOtherOrigins(response);
      if (partOfPage.test(pathname)) forPartsOfPages(response);
    },
  });
}

/** What the build leaves in `gyg.js` for the platform's address (host-shell/tooling/build/widgets.mjs). */
const placeOfAddress = '"__GYG_PLATFORM__"';
const widgetCache = 'public, max-age=300';

/**
 * Serves `gyg.js` and that of each channel with the platform's address in it, because pages combine, inline and copy the
 * script. Released versions are files as they are: their hashes are public.
 */
function loaders(directory: string, publicUrl: string): RequestHandler {
  return async (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !/^\/(\d+\/)?gyg\.js$/.test(request.path)) return next();
    const written = await readFile(path.join(directory, request.path), 'utf8').catch(() => undefined);
    if (written === undefined) return next();
    response.set('Cache-Control', widgetCache);
    forOtherOrigins(response);
    forPartsOfPages(response);
    await sendText(request, response, { type: 'js', text: written.replace(placeOfAddress, JSON.stringify(publicUrl)) });
  };
}

export interface StaticFiles extends MediaFiles {
  /** The build's folder. */
  distDir: string;
  /** The platform's origin, without a slash at the end. */
  publicUrl: string;
}

/** Serves the build's files and uploads, with the caching that their names allow. */
export function staticFiles({ distDir, publicUrl, ...media }: StaticFiles): Router {
  const router = express.Router();
  const at = (...parts: string[]) => path.join(distDir, ...parts);
  router.use('/assets', folder(at('shell', 'assets'), { fallback: 'no-cache' }));
  router.use('/remotes', folder(at('remotes'), { shared: true, fallback: 'no-cache' }));
  router.use(
    '/widgets',
    loaders(at('widgets'), publicUrl),
    folder(at('widgets'), { shared: true, fallback: widgetCache }),
  );
  router.use('/media', mediaFiles(media));
  router.use(['/assets', '/remotes', '/widgets', '/media'], (_request, response) => {
    response.status(404).type('text').send('File not found.');
  });
  return router;
}
