import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CatalogWithGygs } from '@gyg/contract';
import {
  buildGyg,
  buildOrganization,
  buildOrganizationPage,
  buildOrganizationProfile,
  buildRemoteRow,
  testIntegrity,
} from '@gyg/contract/testing';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FetchAsGuest } from './fetch-as-guest';
import { createPagesApp } from './pages-app';
import { fixedRemotes } from './testing/remotes';

const gyg = buildGyg({ title: 'Soup & <b>bread</b>', friendlyUrl: 'soup', gygHero: '/media/gygs/soup-1600.webp' });
const organization = buildOrganizationProfile({
  orgMain: buildOrganization({ name: 'Ren & Kust', heroImage: '/media/organizations/kust-1600.webp' }),
  orgPage: buildOrganizationPage({ 'page.aboutOrganization': `<p>Anyone &amp; all <b>can</b> come.</p>` }),
});
const catalog: CatalogWithGygs = {
  id: 'catalog-summer',
  name: 'Summer & coast',
  friendlyUrl: 'summer',
  organizationId: 'org-kust',
  orgName: 'Ren Kust',
  orgLogo: null,
  orgFriendlyUrl: 'ren-kust-bohuslan',
  updated: '2027-05-28T09:00:00.000Z',
  gygIds: gyg.id,
  gygs: [gyg],
};
/** A fake API with one gyg, organisation and catalogue that guests can see, by ids and friendly urls. */
const ask: FetchAsGuest = async (name, { params = {}, query = {} }) => {
  if (params.gygId === 'busy') throw new Error('no answer in time');
  const answers: Record<string, unknown> = {
    getGyg: params.gygId === gyg.id ? gyg : undefined,
    getOrganizationProfile: params.organizationId === organization.orgMain.id ? organization : undefined,
    getOrganizationByName: ['ren-kust-bohuslan', 'rkb'].includes(params.friendlyUrl ?? '') ? organization : undefined,
    getUser: params.userId === 'elin.s' ? {} : undefined,
    viewOrganizationGygs: params.organizationId === 'org-kust' ? {} : undefined,
    getCatalogByName: params.catalogFriendlyUrl === 'summer' ? { catalogs: [catalog] } : undefined,
    findGygByUrl: query.gygFriendlyUrl === 'soup' ? { gyg } : undefined,
  };
  return answers[name] as never;
};
const remotes = fixedRemotes({
  public: buildRemoteRow({
    entry: '/remotes/public/remoteEntry.a.js',
    basePaths: [
      '/search',
      '/static/about',
      '/gygs/:gygId',
      '/go/:orgFriendlyUrl',
      '/go/:orgFriendlyUrl/:gygFriendlyUrl',
      '/catalogs/:orgFriendlyUrl/:catalogFriendlyUrl',
      '/organizations/:organizationId',
      '/organizations/register',
      '/users/:userId',
      '/users/register',
      '/users/join/:orgFriendlyUrl',
      '/plugins/o/:organizationId/g',
      '/plugins/verify/:email',
    ],
  }),
  booking: buildRemoteRow({
    entry: '/remotes/booking/remoteEntry.b.js',
    basePaths: ['/gygs/:gygId/book'],
    prefetch: [{ href: '/remotes/booking/css/x.css', integrity: testIntegrity }],
  }),
});
let server: Server;
let distDir = '';
const get = async (address: string) => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
  return { status: response.status, url: response.url, html: await response.text() };
};

beforeAll(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), 'gyg-pages-'));
  await mkdir(path.join(distDir, 'shell'));
  await writeFile(path.join(distDir, 'shell/index.html'), '<head><!--gyg:head--><title>Gyg</title></head>');
  const app = express().use(
    createPagesApp({ distDir, publicUrl: 'https://gyg.example', ask, remotes, siteDown: false }),
  );
  server = await new Promise((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(distDir, { recursive: true });
});

test('a gyg’s page has its escaped name, its picture and its canonical URL', async () => {
  const { status, html } = await get(`/gygs/${gyg.id}`);
  expect(status).toBe(200);
  expect(html).toContain('<title>Soup &amp; &lt;b&gt;bread&lt;/b&gt; · Gyg</title>');
  expect(html).toContain('<link rel="canonical" href="https://gyg.example/go/ren-kust-bohuslan/soup">');
  expect(html).toContain('<meta property="og:image" content="https://gyg.example/media/gygs/soup-share.jpg">');
  expect(html).not.toContain('<b>');
});
test('structured data cannot close its script element', async () => {
  const { html } = await get(`/go/ren-kust-bohuslan/soup`);
  expect(html).toContain('"name":"Soup & \\u003cb>bread');
});
test('a gyg that a guest may not see has status 404, reveals nothing and is not indexed', async () => {
  const { status, html } = await get('/gygs/hidden');
  expect(status).toBe(404);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
});
test.each(['/organizations/org-kust', '/go/ren-kust-bohuslan', '/go/rkb'])(
  '%s has the organisation’s name, a plain-text description and its canonical URL',
  async (address) => {
    const { status, html } = await get(address);
    expect(status).toBe(200);
    expect(html).toContain('<title>Ren &amp; Kust · Gyg</title>');
    expect(html).toContain('<meta name="description" content="Anyone &amp; all can come.">');
    expect(html).toContain('<link rel="canonical" href="https://gyg.example/go/ren-kust-bohuslan">');
    expect(html).toContain('content="https://gyg.example/media/organizations/kust-share.jpg"');
    expect(html).toContain('"@type":"Organization"');
    expect(html).toContain('"sameAs":["https://renkust.example"');
    expect(html).toContain('<meta property="og:type" content="profile">');
  },
);
test('the page of an organisation preloads its profile, by id or name as in its path', async () => {
  const byName = await get('/go/ren-kust-bohuslan');
  expect(byName.html).toContain('href="/api/organizations/name/ren-kust-bohuslan"');
  const byId = await get('/organizations/org-kust');
  expect(byId.html).toContain('href="/api/organizations/org-kust/profile"');
});
test('a catalogue’s page has its name, the titles and the picture of its gygs, and preloads it', async () => {
  const { status, html } = await get('/catalogs/ren-kust-bohuslan/summer');
  expect(status).toBe(200);
  expect(html).toContain('<title>Summer &amp; coast, Ren Kust · Gyg</title>');
  expect(html).toContain('<meta name="description" content="Soup &amp; &lt;b&gt;bread&lt;/b&gt;">');
  expect(html).toContain('<link rel="canonical" href="https://gyg.example/catalogs/ren-kust-bohuslan/summer">');
  expect(html).toContain('content="https://gyg.example/media/gygs/soup-share.jpg"');
  expect(html).toContain('href="/api/gygcollections/name/ren-kust-bohuslan/summer"');
});
test.each(['/organizations/hidden', '/go/hidden', '/catalogs/ren-kust-bohuslan/hidden'])(
  '%s, which guests may not see, has status 404 and reveals nothing',
  async (address) => {
    const { status, html } = await get(address);
    expect(status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('ld+json');
  },
);
test('the page for requesting an account is not an organisation', async () => {
  const { status, html } = await get('/organizations/register');
  expect(status).toBe(200);
  expect(html).not.toContain('/api/organizations');
});
test('a gyg whose data did not arrive in time is still indexed', async () => {
  const { status, html } = await get('/gygs/busy');
  expect(status).toBe(200);
  expect(html).not.toContain('noindex');
});
test('hints contain the entry, the first files and the public call of the path’s area', async () => {
  const { html } = await get(`/gygs/${gyg.id}`);
  expect(html).toContain('href="/remotes/public/remoteEntry.a.js"');
  expect(html).toContain(`href="/api/gygs/${gyg.id}/profile"`);
  const booking = await get(`/gygs/${gyg.id}/book`);
  expect(booking.html).toContain('href="/remotes/booking/remoteEntry.b.js"');
  expect(booking.html).toContain('as="style" href="/remotes/booking/css/x.css"');
  expect(booking.html).not.toContain('remoteEntry.a.js');
});
test('a path that looks like a host stays on this site', async () => {
  const { status, html } = await get('//elsewhere.example/search');
  expect(status).toBe(404);
  expect(html).toContain('<meta property="og:url" content="https://gyg.example//elsewhere.example/search">');
});
test.each(['/.env', '/wp-admin', '/wp-login.php', '/favicon.ico', '/search.html', '/no/such/page'])(
  'the unknown path %s has status 404 and a page that starts, to redirect to About',
  async (address) => {
    const { status, html } = await get(address);
    expect(status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('href="/remotes/public/remoteEntry.a.js"');
  },
);
test.each(['/users/join/foo.bar', '/plugins/verify/a@b.se', '/go/ren-kust-bohuslan', '/users/elin.s', '/search/'])(
  '%s is a page, even with a dot or slash in its path',
  async (address) => expect((await get(address)).status).toBe(200),
);
test.each(['/users/unknown', '/plugins/o/unknown/g', '/gygs/unknown', '/go/unknown', '/go/x/y.se'])(
  '%s does not exist: 404',
  async (address) => expect((await get(address)).status).toBe(404),
);
test.each(['/users/register', '/plugins/o/org-kust/g', '/static/about', '/run'])('%s exists: 200', async (address) =>
  expect((await get(address)).status).toBe(200),
);
test('a path with the text undefined redirects to /404, with status 404', async () => {
  const { status, html, url } = await get('/gygs/undefined');
  expect([status, new URL(url).pathname]).toEqual([404, '/404']);
  expect(html).toContain('<meta name="robots" content="noindex">');
});
