import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FirstViewRequest } from '@gyg/contract/first-view';
import { buildRemoteRow, testIntegrity } from '@gyg/contract/testing';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RenderedPage } from './first-view/messages';
import { createPagesApp } from './pages-app';
import { ask, gyg } from './testing/page-subjects';
import { fixedRemotes } from './testing/remotes';

const file = (href: string) => ({ href, integrity: testIntegrity });
const row = buildRemoteRow({
  entry: '/remotes/public/remoteEntry.a.js',
  basePaths: ['/search', '/static/about', '/static/sitedown', '/gygs/:gygId'],
  firstView: {
    ...file('/remotes/public/server/first-view.a.mjs'),
    screens: {
      '/gygs/:gygId': {
        files: [file('/remotes/public/js/gyg.js'), file('/remotes/public/css/gyg.css')],
        shared: ['@gyg/design-system/forms', '@gyg/platform'],
        texts: { en: [file('/remotes/public/js/en.js')], sv: [file('/remotes/public/js/sv.js')] },
      },
      '/search': { files: [file('/remotes/public/css/relative.css')], shared: [] },
    },
  },
});
const files = {
  'shell/index.html':
    '<html lang="en"><head><!--gyg:head--><title>Gyg</title><script defer src="/assets/main.js"></script>' +
    '<link href="/assets/main.css" rel="stylesheet"></head><body><div id="root"><!--gyg:first--></div></body></html>',
  'shell/assets/main.css': '.main{color:red}',
  'shell/assets/forms.css': '.form{color:red}',
  'shell/server/parts.json': JSON.stringify({ '@gyg/design-system/forms': ['/assets/forms.css', '/assets/forms.js'] }),
  'remotes/public/css/gyg.css': '.gyg{background:url(/remotes/public/media/a.svg)}',
  'remotes/public/css/relative.css': '.search{background:url(../media/a.svg)}',
};
const page: RenderedPage = {
  html: '<link rel="preload" as="image" href="/media/hero.webp"/><main><h1>Soup</h1></main>',
  answers: '[[["getGyg"],{"title":"</script><script>"}]]',
};

let server: Server;
let distDir = '';
let isOpened = false;
let firstView: RenderedPage | undefined;
let requests: FirstViewRequest[] = [];
const address = `/gygs/${gyg.id}`;
const get = async (at: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${at}`, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

beforeAll(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), 'gyg-first-view-pages-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(distDir, name)), { recursive: true });
    await writeFile(path.join(distDir, name), text);
  }
  const app = express();
  app.use((_request, response, next) => {
    response.set('Content-Security-Policy', "default-src 'none'; style-src 'self'; img-src 'self'");
    next();
  });
  app.use(
    createPagesApp({
      ...{ distDir, publicUrl: 'https://gyg.example', ask, remotes: fixedRemotes({ public: row }) },
      siteDown: async () => false,
      openPage: () => (isOpened ? '<meta name="gyg-developer">' : ''),
      firstViews: {
        async find(_row, request) {
          requests.push(request);
          return firstView;
        },
      },
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
beforeEach(() => {
  isOpened = false;
  firstView = page;
  requests = [];
});

test('a guest’s page has its content, what the first screen loads before its scripts, and the data to take it over', async () => {
  const { html } = await get(`${address}?x=1`);
  expect(requests).toMatchObject([
    { address: `${address}?x=1`, language: 'en', remote: 'public', pattern: '/gygs/:gygId' },
  ]);
  expect(html).toContain('<div id="root"><main><h1>Soup</h1></main></div>');
  expect(html.indexOf('/media/hero.webp')).toBeLessThan(html.indexOf('<title>'));
  expect(html.indexOf('<h1>')).toBeLessThan(html.indexOf('<script defer src="/assets/main.js">'));
  const early = html.indexOf('<link rel="preload" as="script" href="/assets/main.js">');
  expect(html.indexOf('/media/hero.webp')).toBeLessThan(early);
  expect(early).toBeLessThan(html.indexOf('rel="prefetch"'));
  for (const script of ['/remotes/public/js/gyg.js', '/remotes/public/js/en.js', '/assets/forms.js'])
    expect(html).toContain(`<link rel="prefetch" as="script" href="${script}" crossorigin fetchpriority="high">`);
  const [, json = ''] = /<script type="application\/json" id="gyg-first-view">(.*?)<\/script>/.exec(html) ?? [];
  const { firstView: _ofTheServer, ...served } = row;
  expect(JSON.parse(json)).toEqual({
    language: 'en',
    remotes: { public: served },
    answers: [[['getGyg'], { title: '</script><script>' }]],
  });
  // It has the data already, and no screen needs further files at once.
  expect(html).not.toContain('as="fetch"');
});

test('a first visit has the styles in it, which its policy names, and later pages link them', async () => {
  const first = await get(address);
  const text = [
    files['shell/assets/main.css'],
    files['shell/assets/forms.css'],
    files['remotes/public/css/gyg.css'],
  ].join('\n');
  expect(first.html).toContain(`<style>${text}</style>`);
  const hash = createHash('sha256').update(text).digest('base64');
  expect(first.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect(first.html).toContain('data-href="css/gyg.css"');
  const later = await get(address, { 'sec-fetch-site': 'same-origin' });
  expect(later.html).not.toContain('<style>');
  expect(later.html).toContain(
    `<link rel="stylesheet" href="/assets/main.css" data-href="/assets/main.css"><link rel="stylesheet" href="/assets/forms.css" data-href="/assets/forms.css"><link rel="stylesheet" href="/remotes/public/css/gyg.css" data-href="css/gyg.css" integrity="${testIntegrity}" crossorigin>`,
  );
  expect(later.headers.get('content-security-policy')).toContain("style-src 'self';");
  expect(later.headers.get('vary')).toContain('Sec-Fetch-Site');
});

test('a style sheet with addresses relative to itself is linked', async () => {
  const { html } = await get('/search');
  expect(html).not.toContain('<style>');
  expect(html).toContain('href="/remotes/public/css/relative.css"');
});

test('the visitor’s choices decide on language and theme', async () => {
  const { html } = await get(address, { cookie: 'gyg-page=sv.dark', 'accept-language': 'en' });
  expect(html).toContain('<html lang="sv" data-theme="dark">');
  expect(requests).toMatchObject([{ language: 'sv' }]);
  await get(`${address}?lang=en`, { cookie: 'gyg-page=sv' });
  expect(requests).toMatchObject([{ language: 'sv' }, { language: 'en' }]);
});

test.each([
  ['who is logged in', { cookie: 'gyg-page=known' }, address],
  ['of a gyg that guests may not see', {}, '/gygs/hidden'],
])('the page of a visitor %s starts without content', async (_who, headers, at) => {
  const { html } = await get(at, headers);
  expect(html).toContain('data-first');
  expect(html).not.toContain('<h1>');
  expect(html).toContain('rel="prefetch"');
  // Its own scripts load first.
  expect(html).not.toContain('fetchpriority');
  expect(html).not.toContain('gyg-first-view');
});

test('developers, and pages whose content is not there in time, get none', async () => {
  isOpened = true;
  expect((await get(address)).html).toContain('data-first');
  expect(requests).toEqual([]);
  isOpened = false;
  firstView = undefined;
  const { html } = await get(address);
  expect(html).toContain('data-first');
  expect(html).toContain('as="fetch"');
});

test('/remotes.json has nothing that only the server uses', async () => {
  const { html } = await get('/remotes.json');
  const { firstView: _ofTheServer, ...served } = row;
  expect(JSON.parse(html)).toEqual({ public: served });
});

test('pages are sent compressed to browsers that accept it', async () => {
  const encodingFor = async (accepted: string) =>
    (await get(address, { 'accept-encoding': accepted })).headers.get('content-encoding');
  expect([await encodingFor('gzip, deflate, br'), await encodingFor('gzip'), await encodingFor('identity')]).toEqual([
    'br',
    'gzip',
    null,
  ]);
});
