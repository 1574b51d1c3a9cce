import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PublicAddresses } from '@gyg/api';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { createSitemapApp } from './sitemap';

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** The key of the gyg at a place. Keys have gaps, so that others can come in between. */
const keyOf = (place: number) => String(10 * place).padStart(8, '0');

/** A sitemap of gygs that counts its reads and fails the first `failures` of them. */
async function start({ size = 1, failures = 0, now = 0 } = {}) {
  const keys = Array.from({ length: size }, (_value, place) => keyOf(place + 1));
  const state = { reads: 0, version: 1, keys, now };
  const addresses: PublicAddresses = {
    version: async () => `${state.version}`,
    async list(kind, { after = '', upTo, limit, skip = 0 }) {
      if (kind !== 'gygs') return [];
      state.reads += 1;
      if (state.reads <= failures) throw new Error('no response in time');
      const within = state.keys.filter((key) => key > after && (upTo === undefined || key <= upTo));
      return within.slice(skip, skip + limit).map((key) => ({
        key,
        path: `/go/ren-kust/soup-${key}`,
        changed: new Date('2027-05-01T10:00:00Z'),
      }));
    },
  };
  const app = express().use(createSitemapApp({ publicUrl: 'https://gyg.example', addresses, now: () => state.now }));
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
  const soup = 'https://gyg.example/go/ren-kust/soup-00000010';
  expect(text).toContain(
    `<url><loc>${soup}</loc><lastmod>2027-05-01T10:00:00.000Z</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${soup}?lang=en"/>` +
      `<xhtml:link rel="alternate" hreflang="sv" href="${soup}?lang=sv"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${soup}"/></url>`,
  );
  expect(locations(text)).toContain('https://gyg.example/organizations');
});

/** The gygs of all files of the index, by file. */
async function readFiles(get: Awaited<ReturnType<typeof start>>['get']) {
  const files = locations(await (await get()).text()).map((file = '') => new URL(file).pathname);
  const texts = await Promise.all(files.map(async (file) => (await get(file)).text()));
  return new Map(files.map((file, place) => [file, locations(texts[place] ?? '')]));
}
const gygsIn = (files: Map<string, (string | undefined)[]>) =>
  [...files.values()].flat().filter((address) => address?.includes('/go/'));

test('5,000 gygs are an index with files between two keys, which list each address once', async () => {
  const { get } = await start({ size: 5_000 });
  const files = await readFiles(get);
  expect([...files.keys()]).toEqual([
    ...['/sitemap-pages.xml', '/sitemap-gygs.xml'],
    ...[2_000, 4_000].map((place) => `/sitemap-gygs-${keyOf(place)}.xml`),
  ]);
  expect(files.get('/sitemap-pages.xml')).toContain('https://gyg.example/organizations');
  expect([...files.values()].slice(1).map(({ length }) => length)).toEqual([2_000, 2_000, 1_000]);
  const gygs = gygsIn(files);
  expect([gygs.length, new Set(gygs).size]).toEqual([5_000, 5_000]);
});

test('4,000 gygs are two files, and none that is empty', async () => {
  const { get } = await start({ size: 4_000 });
  expect([...(await readFiles(get)).values()].slice(1).map(({ length }) => length)).toEqual([2_000, 2_000]);
});

test.each(['/sitemap-stories.xml', `/sitemap-gygs-${keyOf(5_000)}.xml`, '/sitemap-secrets.xml'])(
  'a file without addresses is missing: %s',
  async (file) => {
    const { get } = await start({ size: 5_000 });
    expect((await get(file)).status).toBe(404);
  },
);

test('what is published after the files were divided is in one of them at once', async () => {
  const { get, state } = await start({ size: 5_000 });
  await readFiles(get);
  const later = [`${keyOf(1_000)}5`, keyOf(9_000)];
  state.keys = [...state.keys, ...later].sort();
  state.version += 1;
  const gygs = gygsIn(await readFiles(get));
  for (const key of later) expect(gygs.filter((address) => address?.endsWith(key))).toHaveLength(1);
});

test('files that have grown are divided again after an hour', async () => {
  const { get, state } = await start({ size: 5_000 });
  expect((await readFiles(get)).size).toBe(4);
  state.keys = Array.from({ length: 7_000 }, (_value, place) => keyOf(place + 1));
  state.version += 1;
  expect((await readFiles(get)).size).toBe(4);
  state.version += 1;
  state.now += 3_600_000;
  expect((await readFiles(get)).size).toBe(5);
});

test('files are divided again as soon as one is full', async () => {
  const { get, state } = await start({ size: 3_000 });
  await readFiles(get);
  state.keys = Array.from({ length: 9_000 }, (_value, place) => keyOf(place + 1));
  state.version += 1;
  await readFiles(get);
  state.version += 1;
  const gygs = gygsIn(await readFiles(get));
  expect([gygs.length, new Set(gygs).size]).toEqual([9_000, 9_000]);
});

test('a file reads as much wherever it is', async () => {
  const { get, state } = await start({ size: 5_000 });
  await readFiles(get);
  state.version += 1;
  const readsOf = async (file: string) => {
    const before = state.reads;
    await get(file);
    return state.reads - before;
  };
  expect(await readsOf('/sitemap-gygs.xml')).toBe(1);
  expect(await readsOf(`/sitemap-gygs-${keyOf(4_000)}.xml`)).toBe(1);
});

test('another process’s file is read without knowing its end', async () => {
  const { get } = await start({ size: 5_000 });
  const listed = locations(await (await get(`/sitemap-gygs-${keyOf(100)}.xml`)).text());
  expect([listed.length, listed[0]]).toEqual([4_000, `https://gyg.example/go/ren-kust/soup-${keyOf(101)}`]);
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
  // Node's fetch would ask for a full response by adding no-cache.
  const again = await get('/sitemap.xml', { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
  expect([again.status, await again.text(), state.reads]).toEqual([304, '', 1]);
});

test('a failure is not cached', async () => {
  const { get } = await start({ failures: 1 });
  expect((await get()).status).toBe(500);
  expect((await get()).status).toBe(200);
});
