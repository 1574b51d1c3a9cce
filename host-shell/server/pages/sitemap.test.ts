import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import type { FetchAsGuest } from './fetch-as-guest';
import { createSitemapApp } from './sitemap';

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** A sitemap on an API that counts its calls and fails the first `failures` of them. */
async function start({ lifetime = 60_000, failures = 0 } = {}) {
  const state = { calls: 0 };
  const ask: FetchAsGuest = async (name) => {
    state.calls += 1;
    if (state.calls <= failures) throw new Error('no answer in time');
    const answers: Record<string, unknown> = {
      listOrganizations: { organizations: [{ friendlyUrl: 'ren-kust' }], total: 1 },
      findGygs: { gygs: [{ orgFriendlyUrl: 'ren-kust', friendlyUrl: 'soup' }], total: 1 },
      listCatalogs: { catalogs: [{ orgFriendlyUrl: 'ren-kust', friendlyUrl: 'summer' }], total: 1 },
    };
    return answers[name] as never;
  };
  const app = express().use(createSitemapApp({ publicUrl: 'https://gyg.example', ask, lifetime }));
  const listening: Server = await new Promise((resolve) => {
    const opened: Server = app.listen(0, '127.0.0.1', () => resolve(opened));
  });
  server = listening;
  const get = () => fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}/sitemap.xml`);
  return { state, get };
}

test('the sitemap lists what a guest can see', async () => {
  const { get } = await start();
  const text = await (await get()).text();
  expect(text).toContain('<loc>https://gyg.example/go/ren-kust</loc>');
  expect(text).toContain('<loc>https://gyg.example/go/ren-kust/soup</loc>');
  expect(text).toContain('<loc>https://gyg.example/catalogs/ren-kust/summer</loc>');
});

test('concurrent requests and those of the next minutes cause one round of calls', async () => {
  const { state, get } = await start();
  await Promise.all([get(), get(), get()]);
  await get();
  expect(state.calls).toBe(3);
});

test('the sitemap is generated again after its lifetime', async () => {
  const { state, get } = await start({ lifetime: 0 });
  await get();
  await get();
  expect(state.calls).toBe(6);
});

test('a failure is not cached', async () => {
  const { get } = await start({ failures: 1 });
  expect((await get()).status).toBe(500);
  expect((await get()).status).toBe(200);
});
