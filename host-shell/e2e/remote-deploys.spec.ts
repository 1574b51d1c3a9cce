import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startProduct } from '@gyg/host-shell/testing';
import { buildNews, copyProduct, restOf, runForNews } from '@gyg/host-shell/testing/deploys';
import type { Page } from '@playwright/test';
import { attempt, expect, follow, inLanguage, test } from './journey';

// A product of its own, because these tests change what is deployed.
let copy: ReturnType<typeof copyProduct>;
let product: Awaited<ReturnType<typeof startProduct>>;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = copyProduct();
  // Visitors have addresses of their own.
  const env = { TRUSTED_PROXIES: 'loopback' };
  product = await startProduct({ folder: copy.dist, logFile: path.join(copy.folder, 'server.log'), env });
});
test.afterAll(async () => {
  await product?.stop();
  copy?.remove();
});

const edition = (title: string) => `return <h1>${title}</h1>;`;
const build = (version: string, page: string) => buildNews(copy.folder, { version, page });
const open = (page: Page, at = '/news') => page.goto(`${product.baseUrl}${at}`);
const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('a remote is deployed, changed and taken back while the platform is open, and nothing else changes', {
  tag: '@main',
}, async ({ page, anotherPage }) => {
  await inLanguage(page, 'en');
  const before = restOf(copy.dist);
  await open(page);
  await expect(page).toHaveURL(/\/static\/about$/);

  await runForNews('deploy', copy.dist, '--from', await build('1.0.0', edition('First edition')));
  await open(page);
  await title(page, 'First edition');

  await runForNews('deploy', copy.dist, '--from', await build('1.1.0', edition('Second edition')));
  const newcomer = await anotherPage();
  await open(newcomer);
  await title(newcomer, 'Second edition');
  // The open page goes on with the build that it has.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await page.goBack();
  await title(page, 'First edition');
  await page.reload();
  await title(page, 'Second edition');

  expect(await runForNews('rollback', copy.dist)).toContain('news is 1.0.0 again.');
  await page.reload();
  await title(page, 'First edition');
  expect(restOf(copy.dist)).toEqual(before);
});

test('a canary whose page throws is replaced in each visit, paused by the platform, and reported', {
  tag: '@main',
}, async ({ page, anotherPage }) => {
  const from = await build('2.0.0', "throw new Error('this edition is broken');");
  await runForNews('deploy', copy.dist, '--from', from, '--canary', '100%');
  for (let visitor = 0; visitor < 3; visitor += 1) {
    const visit = await anotherPage();
    await visit.setExtraHTTPHeaders({ 'X-Forwarded-For': `192.0.2.${1 + visitor}` });
    await open(visit);
    await title(visit, 'First edition');
  }
  await inLanguage(page, 'en');
  await page.goto(`${product.baseUrl}/login?target=${encodeURIComponent('/admin/su/remotes')}`);
  await page.locator('input[type="email"]').fill('super@demo.gyg');
  await page.locator('input[type="password"]').fill('Demo1234');
  await page.locator('main button[type="submit"]').click();
  await expect(page.getByText(/The canary of news 2\.0\.0 was paused/)).toBeVisible();
  await expect(page.getByText('Error: this edition is broken')).toBeVisible();
  await expect(page.getByRole('group', { name: /^news/ }).getByText('Canary paused')).toBeVisible();

  // No visitor gets it any more, with or without an id.
  const table = await (await page.request.get(`${product.baseUrl}/remotes.json`)).json();
  expect([table.news.version, table.news.fallback]).toEqual(['1.0.0', undefined]);

  await page.getByRole('group', { name: /^news/ }).getByRole('button', { name: 'End canary' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /Reason/ })
    .fill('It throws');
  await page.getByRole('dialog').getByRole('button', { name: 'End 2.0.0' }).click();
  await expect(page.getByRole('group', { name: /^news/ }).getByText('One build')).toBeVisible();
});

test('a canary whose files are missing is replaced without a reload', { tag: '@main' }, async ({ page }) => {
  const from = await build('2.1.0', edition('Third edition'));
  await runForNews('deploy', copy.dist, '--from', from, '--canary', '1');
  const files = path.join(copy.dist, 'remotes', 'news');
  const { news } = await (await page.request.get(`${product.baseUrl}/remotes.json`)).json();
  const entries = readdirSync(files).filter((file) => /^remoteEntry\..*\.js(\.br)?$/.test(file));
  await inLanguage(page, 'en');
  await open(page, '/search');
  // Links are followed inside the page once the page is there.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const canary = await page.evaluate(async () => (await (await fetch('/remotes.json')).json()).news.entry);
  expect(canary).not.toBe(news.entry);
  for (const file of entries.filter((entry) => entry.startsWith(path.basename(canary).replace(/js$/, ''))))
    rmSync(path.join(files, file));
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await follow(page, '/news');
  await title(page, 'First edition');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('a canary is promoted on the page of remotes, and every visitor gets it', { tag: '@main' }, async ({
  page,
  anotherPage,
}) => {
  const from = await build('2.2.0', edition('Fourth edition'));
  await runForNews('deploy', copy.dist, '--from', from, '--canary', '10%');
  await inLanguage(page, 'en');
  await open(page, '/login?target=%2Fadmin%2Fsu%2Fremotes');
  await page.locator('input[type="email"]').fill('super@demo.gyg');
  await page.locator('input[type="password"]').fill('Demo1234');
  await page.locator('main button[type="submit"]').click();
  await page.getByRole('button', { name: 'Promote 2.2.0' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Promote 2.2.0' }).click();
  await expect(page.getByRole('group', { name: /^news/ }).getByText('2.2.0, all visitors')).toBeVisible();
  const visit = await anotherPage();
  await expect(async () => {
    await open(visit);
    await expect(visit.getByRole('heading', { level: 1, name: 'Fourth edition' })).toBeVisible(attempt);
  }).toPass();
});
