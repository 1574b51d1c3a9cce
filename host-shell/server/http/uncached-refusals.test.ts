import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOembedApp } from '../../pages/heads/oembed-app';
import { createTicketsApp } from '../../pages/tickets-app';
import { closeServer, listen } from './listen';
import { staticFiles } from './static-files';
import { uncachedRefusals } from './uncached-refusals';

const upload = `uploads/hero/${'a'.repeat(64)}-1600.webp`;
let folder = '';
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gyg-refusals-'));
  const app = express();
  app.use(uncachedRefusals);
  const file = { bytes: Buffer.from('picture'), type: 'image/webp' };
  app.use(
    staticFiles({
      distDir: folder,
      publicUrl: 'https://gyg.example',
      mediaDir: folder,
      bucket: { find: async () => file },
    }),
  );
  app.use(createTicketsApp(null));
  app.use(createOembedApp({ ask: async () => undefined, publicUrl: 'https://gyg.example' }));
  app.use('/page', (_request, response) => response.set('Cache-Control', 'no-cache').status(404).send('None'));
  server = await listen(app, { host: '127.0.0.1', port: 0, variable: 'PORT' });
});
afterAll(async () => {
  await closeServer(server);
  await rm(folder, { recursive: true });
});

test.each([
  ['/oembed?url=https://gyg.example/go/a/draft', 404, 'no-store', {}],
  ['/oembed?format=xml', 501, 'no-store', {}],
  ['/media/uploads/none.webp', 404, 'no-store', {}],
  [`/media/${upload}`, 416, 'no-store', { range: 'bytes=99-100' }],
  [`/media/${upload}`, 200, 'public, max-age=31536000, immutable', {}],
  ['/widgets/none.js', 404, 'no-store', {}],
  ['/tickets/1', 404, 'no-store', {}],
  ['/unknown', 404, 'no-store', {}],
  ['/page', 404, 'no-cache', {}],
])('%s responds with %i and %s', async (address, status, cacheControl, headers) => {
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { headers });
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, cacheControl]);
});
