import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildGyg } from '@gyg/contract/testing';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FetchAsGuest } from '../fetch-as-guest';
import { createOembedApp } from './oembed-app';
import { elementFor, embedCode } from './oembed-element';

const publicUrl = 'https://gyg.example';
let server: Server;
const gygHero = '/media/uploads/hero/a-1600.webp';
const gyg = buildGyg({ title: 'Shore & <sea>', friendlyUrl: 'shore', orgFriendlyUrl: 'ren-kust', gygHero });
const ask = (async (name: string, { query = {} }: { query?: Record<string, string> }) =>
  name === 'findGygByUrl' && query.gygFriendlyUrl === 'shore' ? { gyg } : undefined) as FetchAsGuest;

beforeAll(async () => {
  const app = express().use(createOembedApp({ ask, publicUrl }));
  server = await new Promise((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function get(query: Record<string, string>) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/oembed?${new URLSearchParams(query)}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('a gyg is embedded as a card, with its title, picture and a link for readers that remove elements', async () => {
  const { status, headers, text } = await get({ url: `${publicUrl}/go/ren-kust/shore`, maxwidth: '500' });
  const body = JSON.parse(text);
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(headers.get('vary')).toContain('Accept-Language');
  expect(headers.get('cache-control')).toBe(`public, max-age=${body.cache_age}`);
  expect(body).toMatchObject({ version: '1.0', type: 'rich', width: 500, provider_name: 'Gyg' });
  expect(body.html).toBe(
    '<gyg-card gyg="ren-kust/shore"><a href="https://gyg.example/go/ren-kust/shore">Shore &amp; &lt;sea&gt; · Gyg</a></gyg-card><script src="https://gyg.example/widgets/gyg.js" async></script>',
  );
  expect(body).toMatchObject({
    title: 'Shore & <sea> · Gyg',
    thumbnail_url: `${publicUrl}/media/uploads/hero/a-share.jpg`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
});

test.each([
  { url: `${publicUrl}/go/ren-kust/unknown` },
  { url: `${publicUrl}/search` },
  { url: 'https://elsewhere.example/go/ren-kust/shore' },
  { url: 'no address' },
  { url: `${publicUrl}/go/%E0%A4%A/shore` },
  {},
])('there is nothing to embed for %o', async (query) => {
  expect((await get(query as Record<string, string>)).status).toBe(404);
});

test('another format is not available', async () => {
  expect((await get({ url: `${publicUrl}/go/ren-kust/shore`, format: 'xml' })).status).toBe(501);
});

test('width and height are whole pixels, limited by the platform and by the site that asks', async () => {
  const sizeFor = async (most: Record<string, string>) => {
    const { width, height } = JSON.parse((await get({ url: `${publicUrl}/go/ren-kust/shore`, ...most })).text);
    return [width, height];
  };
  expect(await sizeFor({ maxwidth: '99999', maxheight: '99999' })).toEqual([1400, 480]);
  expect(await sizeFor({ maxwidth: '320.7', maxheight: '200' })).toEqual([320, 200]);
  for (const wrong of ['-1', '0', 'x', '']) {
    expect(await sizeFor({ maxwidth: wrong, maxheight: wrong })).toEqual([640, 480]);
  }
});

test('organisations are lists and catalogues catalogues', () => {
  expect(elementFor('/go/ren-kust')).toEqual({ tag: 'gyg-list', attribute: 'organization', value: 'ren-kust' });
  expect(elementFor('/catalogs/a/b')?.tag).toBe('gyg-catalog');
  expect(elementFor('/users/a')).toBeUndefined();
  expect(embedCode('/go/a%22b', 'A', publicUrl)).toContain('organization="a&quot;b"');
});
