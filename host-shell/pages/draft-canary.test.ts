import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPublicAddresses } from '@gyg/api';
import { createTestApi, hour, type TestApi } from '@gyg/api/testing';
import { buildRemoteRow } from '@gyg/contract/testing';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFetchAsGuest } from './fetch-as-guest';
import { createPagesApp } from './pages-app';
import { createSitemapApp } from './sitemap/sitemap';
import { fixedRemotes } from './testing/remotes';

const word = 'zqcanary';
const publicPaths = [
  '/gygs/:gygId',
  '/gygs/:gygId/stories/:storyId',
  '/go/:orgFriendlyUrl/:gygFriendlyUrl',
  '/organizations/:organizationId',
];
const table = { public: buildRemoteRow({ basePaths: publicPaths }) };

let api: TestApi;
let server: Server;
let distDir = '';
/** The real API, asked as the server asks it. */
const ask = createFetchAsGuest((...request) => api.askAsGuest(...request));
const get = async (address: string) =>
  (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`)).text();

beforeAll(async () => {
  api = await createTestApi();
  distDir = await mkdtemp(path.join(tmpdir(), 'gyg-pages-'));
  await mkdir(path.join(distDir, 'shell'));
  await writeFile(path.join(distDir, 'shell/index.html'), '<head><!--gyg:head--><title>Gyg</title></head>');
  const publicUrl = 'https://gyg.example';
  const app = express()
    .use(createSitemapApp({ publicUrl, addresses: createPublicAddresses(api.db) }))
    .use(createPagesApp({ distDir, publicUrl, ask, remotes: fixedRemotes(table), siteDown: async () => false }));
  server = await new Promise((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(distDir, { recursive: true });
  await api.close();
});

test('a draft is in no page’s head, hint or sitemap, before publication and after unpublishing', async () => {
  const { host, admin, gyg } = await api.scene();
  const pages = ['/', '/sitemap.xml', '/robots.txt', `/organizations/${host.id}`, `/gygs/${gyg.id}`];
  const readAll = () => Promise.all(pages.map(get));
  const before = await readAll();
  expect(before.join()).toContain(gyg.friendlyUrl);

  const draft = await api.gyg({ organizationId: host.id, title: word, summary: word, address: word, draft: true });
  const params = { gygId: draft.id };
  const nothing = '00000000-aaaa-4000-8000-000000000000';
  // A story can be approved while its gyg is a draft: the gyg may have been unpublished.
  const story = await api.seed((seeder) =>
    seeder.addStory({
      gygId: draft.id,
      userId: admin.id,
      caption: word,
      status: 'APPROVED',
      createdAt: api.clock.now(),
    }),
  );
  const addresses = (id: string, friendlyUrl: string) =>
    [`/gygs/${id}`, `/go/${host.friendlyUrl}/${friendlyUrl}`, `/gygs/${id}/stories/${story.id}`].flatMap((address) => [
      address,
      `${address}?lang=sv`,
    ]);

  async function expectNothing(): Promise<void> {
    const ofDraft = await Promise.all(addresses(draft.id, draft.friendlyUrl).map(get));
    const ofNothing = await Promise.all(addresses(nothing, 'nothing').map(get));
    const plain = ofDraft.map((html) => html.replaceAll(draft.id, nothing).replaceAll(draft.friendlyUrl, 'nothing'));
    expect(plain).toEqual(ofNothing);
    expect(await readAll()).toEqual(before);
  }

  await expectNothing();
  const asHost = api.as(admin);
  expect((await asHost('publishGyg', { params, body: {} })).status).toBe(200);
  expect((await Promise.all(addresses(draft.id, draft.friendlyUrl).map(get))).join()).toContain(word);
  api.clock.set(new Date(api.clock.now().getTime() + hour));
  expect((await asHost('unpublishGyg', { params, body: { reason: '' } })).status).toBe(200);
  await expectNothing();
});

test('an organisation whose profile is offline is in no page’s head and not in the sitemap', async () => {
  const page = { profileVisible: 'false', 'page.aboutOrganization': `<p>${word}hidden</p>` } as const;
  const hidden = await api.organization({ name: `${word} people`, page });
  const paths = [`/organizations/${hidden.id}`, `/go/${hidden.friendlyUrl}`];
  const nothing = ['/organizations/00000000-aaaa-4000-8000-000000000000', '/go/nothing'];
  const plain = (await Promise.all(paths.map(get))).map((html) =>
    html.replaceAll(hidden.id, '00000000-aaaa-4000-8000-000000000000').replaceAll(hidden.friendlyUrl, 'nothing'),
  );
  expect(plain).toEqual(await Promise.all(nothing.map(get)));
  expect(await get('/sitemap.xml')).not.toContain(hidden.friendlyUrl);
});
