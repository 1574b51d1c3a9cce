import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRemoteRow } from '@gyg/contract/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createFirstViews } from './first-views';
import type { RenderedPage } from './messages';
import { ThreadEnded, TooManyPages } from './rendering-thread';

const bundle = 'export default {}';
const integrity = `sha256-${createHash('sha256').update(bundle).digest('base64')}`;
const href = '/remotes/public/server/first-view.a.mjs';
const rowWith = (over: { href?: string; integrity?: string } = {}) =>
  buildRemoteRow({
    firstView: {
      href,
      integrity,
      screens: { '/search': { files: [], shared: [] } },
      ...over,
    },
  });
const row = rowWith();
const table = { public: row };
const request = { address: '/search', language: 'en', table, remote: 'public', pattern: '/search' } as const;

let distDir = '';
let rendered = 0;
let valid = { version: '1', until: Number.POSITIVE_INFINITY };
let time = 1_000_000;
let next: () => Promise<RenderedPage>;
const warn = vi.fn();

const create = (patience = 5_000) =>
  createFirstViews({
    distDir,
    patience,
    logger: { warn },
    validity: async () => valid,
    now: () => time,
    thread: {
      render: () => {
        rendered += 1;
        return next();
      },
      close: async () => undefined,
    },
  });

beforeAll(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), 'gyg-first-views-'));
  await mkdir(path.join(distDir, 'remotes/public/server'), { recursive: true });
  await writeFile(path.join(distDir, href), bundle);
  await writeFile(path.join(distDir, 'outside.mjs'), bundle);
});
afterAll(() => rm(distDir, { recursive: true }));
beforeEach(() => {
  rendered = 0;
  valid = { version: '1', until: Number.POSITIVE_INFINITY };
  time = 1_000_000;
  next = async () => ({ html: `<h1>${rendered}</h1>`, answers: '[]' });
  warn.mockClear();
});

test('a page is rendered once for each language and address, and for those who ask meanwhile', async () => {
  const views = create();
  const [page, otherPage] = await Promise.all([views.find(row, request), views.find(row, request)]);
  expect(page).toEqual({ html: '<h1>1</h1>', answers: '[]' });
  expect(otherPage).toBe(page);
  expect(await views.find(row, request)).toBe(page);
  await views.find(row, { ...request, language: 'sv' });
  await views.find(row, { ...request, address: '/search?page=2' });
  expect(rendered).toBe(3);
});

test.each([
  ['a write', '2', 0],
  ['the start of a gyg', '1', 1_000],
  ['a minute', '1', 60_000],
])('after %s it is rendered again', async (_what, version, passed) => {
  const views = create();
  valid = { ...valid, until: time + 1_000 };
  await views.find(row, request);
  valid = { version, until: Number.POSITIVE_INFINITY };
  time += passed;
  expect(await views.find(row, request)).toMatchObject({ html: '<h1>2</h1>' });
});

test('a write in between is not served what was begun before it', async () => {
  const views = create();
  const begun = views.find(row, request);
  valid = { ...valid, version: '2' };
  expect(await views.find(row, request)).toMatchObject({ html: '<h1>2</h1>' });
  await begun;
});

test('other rows of the page’s visitor have another page', async () => {
  const views = create();
  await views.find(row, request);
  await views.find(row, { ...request, table: { ...table } });
  expect(rendered).toBe(2);
});

test('a page that takes longer than the patience is sent without content, and stored for the next visitor', async () => {
  const views = create(1);
  let finish: (page: RenderedPage) => void = () => undefined;
  const page = new Promise<RenderedPage>((resolve) => {
    finish = resolve;
  });
  next = () => page;
  expect(await views.find(row, request)).toBeUndefined();
  finish({ html: '<h1>late</h1>', answers: '[]' });
  await vi.waitFor(async () => expect(await views.find(row, request)).toMatchObject({ html: '<h1>late</h1>' }));
  expect(rendered).toBe(1);
});

test('a page that fails is not rendered again until something has changed; others are', async () => {
  const views = create();
  next = () => Promise.reject(new Error('the screen failed'));
  expect(await views.find(row, request)).toBeUndefined();
  expect(await views.find(row, request)).toBeUndefined();
  expect(rendered).toBe(1);
  expect(warn).toHaveBeenCalledOnce();
  next = async () => ({ html: '<h1>other</h1>', answers: '[]' });
  expect(await views.find(row, { ...request, address: '/search?page=2' })).toBeDefined();
});

test('a page that was refused because many were pending is rendered for the next visitor', async () => {
  const views = create();
  next = () => Promise.reject(new TooManyPages('busy'));
  expect(await views.find(row, request)).toBeUndefined();
  next = async () => ({ html: '<h1>later</h1>', answers: '[]' });
  expect(await views.find(row, request)).toMatchObject({ html: '<h1>later</h1>' });
});

test('a remote that ends the thread has no first views for half a minute', async () => {
  const views = create();
  next = () => Promise.reject(new ThreadEnded('it hangs'));
  await views.find(row, request);
  next = async () => ({ html: '<h1>again</h1>', answers: '[]' });
  const other = { ...request, address: '/search?page=2' };
  expect(await views.find(row, other)).toBeUndefined();
  time += 30_000;
  expect(await views.find(row, other)).toMatchObject({ html: '<h1>again</h1>' });
});

test.each([
  ['with another hash', { integrity: `sha256-${'a'.repeat(43)}=` }],
  ['elsewhere', { href: 'https://cdn.example/remotes/public/server/first-view.a.mjs' }],
  ['outside the folder of builds', { href: '/remotes/../outside.mjs' }],
  ['that is missing', { href: '/remotes/public/server/first-view.b.mjs' }],
])('a bundle %s never runs', async (_which, over) => {
  expect(await create().find(rowWith(over), request)).toBeUndefined();
  expect(rendered).toBe(0);
  expect(warn).toHaveBeenCalledOnce();
});

test('a screen without the mark has none', async () => {
  const views = create();
  expect(await views.find(row, { ...request, pattern: '/book' })).toBeUndefined();
  expect(await views.find(buildRemoteRow(), request)).toBeUndefined();
  expect([rendered, warn.mock.calls.length]).toEqual([0, 0]);
});
