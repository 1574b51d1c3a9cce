import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRemoteRow, testIntegrity } from '@gyg/contract/testing';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPagesApp } from './pages-app';
import { ask, gyg, hidden, story } from './testing/page-subjects';
import { fixedRemotes } from './testing/remotes';

const remotes = fixedRemotes({
  public: buildRemoteRow({
    entry: '/remotes/public/remoteEntry.a.js',
    basePaths: [
      '/search',
      '/static/about',
      '/gygs/:gygId',
      '/gygs/:gygId/stories/:storyId',
      '/gygs/invite/:orgFriendlyUrl/:gygFriendlyUrl/:positionId',
      '/go/:orgFriendlyUrl',
      '/go/:orgFriendlyUrl/:gygFriendlyUrl',
      '/catalogs/:orgFriendlyUrl/:catalogFriendlyUrl',
      '/organizations/:organizationId',
      '/organizations/register',
      '/users/:userId',
      '/users/register',
      '/static/sitedown',
      '/users/join/:orgFriendlyUrl',
      '/plugins/verify/:email',
    ],
    pages: {
      '/search': {
        en: { title: 'Find a gyg', description: 'Search gygs.' },
        sv: { title: 'Hitta en gyg', description: 'Sök gygar.' },
      },
    },
  }),
  booking: buildRemoteRow({
    entry: '/remotes/booking/remoteEntry.b.js',
    basePaths: ['/gygs/:gygId/book'],
    prefetch: [{ href: '/remotes/booking/css/x.css', integrity: testIntegrity }],
  }),
});
const template =
  '<html lang="en"><head><!--gyg:head--><title>Gyg</title>' +
  '<script defer src="/assets/main.js"></script><link href="/assets/main.css" rel="stylesheet"></head>' +
  '<body><div id="root"><!--gyg:first--></div><!--gyg:no-script--></body></html>';
let server: Server;
let distDir = '';
let down = false;
const get = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, { headers });
  const { status, url } = response;
  return { status, url, vary: response.headers.get('vary'), html: await response.text() };
};

beforeAll(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), 'gyg-pages-'));
  await mkdir(path.join(distDir, 'shell'));
  await writeFile(path.join(distDir, 'shell/index.html'), template);
  const app = express().use(
    createPagesApp({
      ...{ distDir, publicUrl: 'https://gyg.example', ask, remotes },
      siteDown: async () => down,
      siteDownMessage: async () => ({ en: 'Back at <noon>.', se: '' }),
    }),
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
test('a shared gyg shows its title, words and picture in every service', async () => {
  const { html } = await get(`/gygs/${gyg.id}`);
  const picture = 'https://gyg.example/media/gygs/soup-share.jpg';
  for (const [name, content] of [
    ['og:type', 'event'],
    ['og:locale', 'en_GB'],
    ['og:locale:alternate', 'sv_SE'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Soup &amp; &lt;b&gt;bread&lt;/b&gt;'],
  ])
    expect(html).toContain(`<meta property="${name}" content="${content}">`);
  for (const [name, content] of [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', 'Soup &amp; &lt;b&gt;bread&lt;/b&gt; · Gyg'],
    ['twitter:image', picture],
  ])
    expect(html).toContain(`<meta name="${name}" content="${content}">`);
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
test('another spelling of a name leads to the one address', async () => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/go/RKB?lang=sv`, { redirect: 'manual' });
  expect([response.status, response.headers.get('Location')]).toEqual([301, '/go/ren-kust-bohuslan?lang=sv']);
});
test('the page of an organisation preloads its profile, by id or name as in its path', async () => {
  const byName = await get('/go/ren-kust-bohuslan');
  expect(byName.html).toContain('href="/api/organizations/name/ren-kust-bohuslan?lang=en"');
  const byId = await get('/organizations/org-kust');
  expect(byId.html).toContain('href="/api/organizations/org-kust/profile?lang=en"');
});
test('a catalogue’s page has its name, the titles and the picture of its gygs, and preloads it', async () => {
  const { status, html } = await get('/catalogs/ren-kust-bohuslan/summer');
  expect(status).toBe(200);
  expect(html).toContain('<title>Summer &amp; coast, Ren Kust · Gyg</title>');
  expect(html).toContain('<meta name="description" content="Soup &amp; &lt;b&gt;bread&lt;/b&gt;">');
  expect(html).toContain('<link rel="canonical" href="https://gyg.example/catalogs/ren-kust-bohuslan/summer">');
  expect(html).toContain('content="https://gyg.example/media/gygs/soup-share.jpg"');
  expect(html).toContain('href="/api/gygcollections/name/ren-kust-bohuslan/summer?lang=en"');
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
  expect(html).toContain(`href="/api/gygs/${gyg.id}/profile?lang=en"`);
  const swedish = await get(`/gygs/${gyg.id}`, { 'accept-language': 'sv-SE,sv;q=0.9,en;q=0.8' });
  expect(swedish.html).toContain(`href="/api/gygs/${gyg.id}/profile?lang=se"`);
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
test.each(['/users/unknown', '/gygs/unknown', '/go/unknown', '/go/x/y.se'])('%s does not exist: 404', async (address) =>
  expect((await get(address)).status).toBe(404),
);
test.each(['/users/register', '/static/about', '/run'])('%s exists: 200', async (address) =>
  expect((await get(address)).status).toBe(200),
);
test('a path with the text undefined redirects to /404, with status 404', async () => {
  const { status, html, url } = await get('/gygs/undefined');
  expect([status, new URL(url).pathname]).toEqual([404, '/404']);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('the language of a page is that of its address, else of the browser', async () => {
  const swedish = await get('/search', { 'accept-language': 'sv-SE,sv;q=0.9,en;q=0.8' });
  expect(swedish.html).toContain('<html lang="sv">');
  expect(swedish.html).toContain('<title>Hitta en gyg · Gyg</title>');
  expect(swedish.html).toContain('<meta name="description" content="Sök gygar.">');
  expect(swedish.html).toContain('Laddar …');
  expect(swedish.html).toContain('<link rel="canonical" href="https://gyg.example/search">');
  expect(swedish.vary).toContain('Accept-Language');
  for (const lang of ['sv', 'se']) {
    const { html } = await get(`/search?lang=${lang}`, { 'accept-language': 'en' });
    expect(html).toContain('<html lang="sv">');
    expect(html).toContain('<link rel="canonical" href="https://gyg.example/search?lang=sv">');
  }
  expect((await get('/search?lang=fi&lang=sv', { 'accept-language': 'en' })).html).toContain('<html lang="en">');
});
test('each language of a page names the others, and the address that follows the visitor', async () => {
  const alternates = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang[^>]*>/g)].map(([link]) => link);
  const links = alternates((await get(`/gygs/${gyg.id}?lang=sv`)).html);
  const page = 'https://gyg.example/go/ren-kust-bohuslan/soup';
  expect(links).toEqual([
    `<link rel="alternate" hreflang="en" href="${page}?lang=en">`,
    `<link rel="alternate" hreflang="sv" href="${page}?lang=sv">`,
    `<link rel="alternate" hreflang="x-default" href="${page}">`,
  ]);
  expect(alternates((await get('/go/ren-kust-bohuslan/soup')).html)).toEqual(links);
  expect(alternates((await get('/gygs/unknown')).html)).toEqual([]);
});
test('a page that other sites can embed says where they find how', async () => {
  const { html } = await get('/go/ren-kust-bohuslan/soup');
  const url = encodeURIComponent('https://gyg.example/go/ren-kust-bohuslan/soup');
  expect(html).toContain(`type="application/json+oembed" href="https://gyg.example/oembed?url=${url}"`);
  expect((await get('/search')).html).not.toContain('oembed');
});
test('a hidden gyg is served to those with its link, and its head says nothing about it', async () => {
  const { status, html } = await get(`/gygs/${hidden.id}`);
  expect(status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain(hidden.title);
});
test('the page of an invitation to a need names the gyg as its canonical page', async () => {
  const { status, html } = await get('/gygs/invite/ren-kust-bohuslan/soup/need-1');
  expect(status).toBe(200);
  expect(html).toContain('<link rel="canonical" href="https://gyg.example/go/ren-kust-bohuslan/soup">');
  expect((await get('/gygs/invite/ren-kust-bohuslan/soup/other')).status).toBe(404);
});
test('a story has its caption and picture; at another gyg it does not exist', async () => {
  const { status, html } = await get(`/gygs/${gyg.id}/stories/${story.id}`);
  expect(status).toBe(200);
  expect(html).toContain(`<title>${story.caption} · `);
  expect(html).toContain('content="https://gyg.example/media/uploads/story/a-share.jpg"');
  expect(html).toContain(`href="https://gyg.example/gygs/${gyg.id}/stories/${story.id}"`);
  expect(html).toContain(`href="/api/stories/${story.id}?lang=en"`);
  const elsewhere = await get(`/gygs/${hidden.id}/stories/${story.id}`);
  expect(elsewhere.status).toBe(404);
  expect(elsewhere.html).not.toContain('sacks');
});
test('a person’s page has the name, and search engines list it only if the person asked for it', async () => {
  const { html } = await get('/users/elin.s');
  expect(html).toContain('<title>Elin &lt;S&gt; · Gyg</title>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('ProfilePage');
  const listed = await get('/users/amadou');
  expect(listed.html).toContain('<link rel="canonical" href="https://gyg.example/users/amadou">');
  expect(listed.html).toContain('"@type":"ProfilePage"');
  expect(listed.html).not.toContain('noindex');
  expect((await get('/users/register')).html).toContain('noindex');
});
test('the site can go down while it runs', async () => {
  down = true;
  const closed = await get('/search');
  down = false;
  expect([closed.status, new URL(closed.url).pathname]).toEqual([503, '/static/sitedown']);
  expect(closed.html).toContain('Back at &lt;noon&gt;.');
  expect((await get('/search')).status).toBe(200);
});
