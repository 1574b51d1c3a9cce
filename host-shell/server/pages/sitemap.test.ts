import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PublicAddresses } from '@gyg/api';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { createSitemapApp } from './sitemap';

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** A sitemap of `size` gygs that counts its reads and fails the first `failures` of them. */
async function start({ size = 1, failures = 0 } = {}) {
  const state = { reads: 0, version: 1 };
  const addresses: PublicAddresses = {
    version: async () => `${state.version}`,
    async count() {
      state.reads += 1;
      if (state.reads <= failures) throw new Error('no answer in time');
      return size;
    },
    list: async ({ offset, limit }) =>
      Array.from({ length: Math.max(0, Math.min(limit, size - offset)) }, (_value, index) => ({
        path: `/go/ren-kust/soup-${offset + index}`,
        changed: new Date('2027-05-01T10:00:00Z'),
      })),
  };
  const app = express().use(createSitemapApp({ publicUrl: 'https://gyg.example', addresses }));
  const listening: Server = await new Promise((resolve) => {
    const opened: Server = app.listen(0, '127.0.0.1', () => resolve(opened));
  });
  server = listening;
  const get = (address = '/sitemap.xml', headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}${address}`, { headers });
  return { state, get };
}
const locations = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('an address has its last change and its languages', async () => {
  const { get } = await start();
  const text = await (await get()).text();
  const soup = 'https://gyg.example/go/ren-kust/soup-0';
  expect(text).toContain(
    `<url><loc>${soup}</loc><lastmod>2027-05-01T10:00:00.000Z</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${soup}?lang=en"/>` +
      `<xhtml:link rel="alternate" hreflang="sv" href="${soup}?lang=sv"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${soup}"/></url>`,
  );
  expect(locations(text)).toContain('https://gyg.example/organizations');
});

test('25,000 gygs are an index and three files, which list each address once', async () => {
  const { get } = await start({ size: 25_000 });
  const files = locations(await (await get()).text());
  expect(files).toEqual([1, 2, 3].map((number) => `https://gyg.example/sitemap-${number}.xml`));
  const parts = await Promise.all(files.map(async (file = '') => (await get(new URL(file).pathname)).text()));
  const listed = parts.map(locations);
  expect(listed.map(({ length }) => length).slice(0, 2)).toEqual([10_000, 10_000]);
  const gygs = listed.flat().filter((address) => address?.includes('/go/'));
  expect([gygs.length, new Set(gygs).size]).toEqual([25_000, 25_000]);
  expect((await get('/sitemap-4.xml')).status).toBe(404);
});

test('all requests cause one read until something is written', async () => {
  const { state, get } = await start();
  await Promise.all([get(), get(), get()]);
  await get();
  expect(state.reads).toBe(1);
  state.version += 1;
  await get();
  expect(state.reads).toBe(2);
});

test('a caller that has the file gets it only after a change', async () => {
  const { state, get } = await start();
  const first = await get();
  const etag = first.headers.get('ETag') ?? '';
  expect([first.headers.get('Content-Type'), etag.length]).toEqual(['application/xml; charset=utf-8', 29]);
  // Node's fetch would ask for a full answer by adding no-cache.
  const again = await get('/sitemap.xml', { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
  expect([again.status, await again.text(), state.reads]).toEqual([304, '', 1]);
});

test('a failure is not cached', async () => {
  const { get } = await start({ failures: 1 });
  expect((await get()).status).toBe(500);
  expect((await get()).status).toBe(200);
});
