import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startProduct } from '@gyg/host-shell/testing';
import { buildNews, copyProduct, runForNews } from '@gyg/host-shell/testing/deploys';
import type { Page } from '@playwright/test';
// The files of a build of `news` from before decision 0150, whose entry reads the runtime's names itself.
import earlierRemote from './earlier-remote.json' with { type: 'json' };
import { expect, follow, inLanguage, test } from './journey';
import { type OtherOrigin, startOtherOrigin } from './other-origin';

// A product of its own, because these tests change what is deployed. The files of the remote are at two other origins, of
// which one is listed in REMOTES_FROM.
let copy: ReturnType<typeof copyProduct>;
let product: Awaited<ReturnType<typeof startProduct>>;
let listed: OtherOrigin;
let notListed: OtherOrigin;
let from: string;
const files = () => path.join(copy.folder, 'cdn');
const readFromCdn = (pathname: string) => readFile(path.join(files(), pathname));

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = copyProduct();
  listed = await startOtherOrigin(readFromCdn);
  notListed = await startOtherOrigin(readFromCdn);
  const page = 'return <h1 className={styles.title}>From elsewhere</h1>;';
  [product, from] = await Promise.all([
    startProduct({
      folder: copy.dist,
      logFile: path.join(copy.folder, 'server.log'),
      env: { REMOTES_FROM: listed.origin },
    }),
    buildNews(copy.folder, { version: '1.0.0', page }),
  ]);
});
test.afterAll(async () => {
  await product?.stop();
  await Promise.all([listed?.close(), notListed?.close()]);
  copy?.remove();
});

const deployAt = ({ origin }: OtherOrigin) =>
  runForNews('deploy', files(), '--table', copy.dist, '--public-url', origin, '--from', from);
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Looks that an area is missing and everything around it is there. */
async function expectOnlyNewsMissing(page: Page): Promise<void> {
  await heading(page, 'This part is not available right now');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await follow(page, '/search');
  await heading(page, 'Find a gyg');
}

/** Whether the entry of the remote, or code that was added to one of its files, has run. */
const hasRun = (page: Page) => page.evaluate(() => ['gyg_news', 'added'].some((name) => name in window));

test('a remote from an origin that is not listed is never requested, and reported', async ({ page, request }) => {
  await deployAt(notListed);
  await inLanguage(page, 'en');
  const response = await page.goto(`${product.baseUrl}/news`);
  expect(response?.headers()['content-security-policy']).not.toContain(notListed.origin);
  await expectOnlyNewsMissing(page);
  expect(await hasRun(page)).toBe(false);
  expect(notListed.requested).toEqual([]);
  const ready = await (await request.get(`${product.baseUrl}/api/health/ready`)).json();
  expect(ready.problems).toEqual([expect.stringContaining(`it loads from ${notListed.origin}, which REMOTES_FROM`)]);
});

test('a remote from a listed origin is shown, and the policy of pages names that origin', async ({ page }) => {
  await deployAt(listed);
  await inLanguage(page, 'en');
  const response = await page.goto(`${product.baseUrl}/news`);
  await heading(page, 'From elsewhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', '3px');
  expect(await hasRun(page)).toBe(true);
  const policy = response?.headers()['content-security-policy'];
  expect(policy).toContain(` ${listed.origin}`);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('the policy refuses an origin that is not listed even if the table of the page names it', async ({
  page,
  complaints,
}) => {
  await page.route('**/remotes.json', async (route) => {
    const table = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: table.replaceAll(listed.origin, notListed.origin) });
  });
  await inLanguage(page, 'en');
  await page.goto(`${product.baseUrl}/news`);
  await expectOnlyNewsMissing(page);
  expect(await hasRun(page)).toBe(false);
  expect(notListed.requested).toEqual([]);
  const refused = complaints.splice(0);
  expect(refused).not.toEqual([]);
  for (const text of refused) expect(text).toContain(notListed.origin);
});

/** A file of the build by its name and something in it. */
async function findFile(wanted: { name: RegExp; with: string }): Promise<{ file: string; content: string }> {
  const below = await readdir(files(), { recursive: true });
  for (const name of below.filter((candidate) => wanted.name.test(path.basename(candidate)))) {
    const file = path.join(files(), name);
    const content = await readFile(file, 'utf8');
    if (content.includes(wanted.with)) return { file, content };
  }
  throw new Error(`The build has no such file: ${wanted.name}`);
}

const changes = {
  entry: { name: /^remoteEntry\.\w+\.js$/, with: 'get', added: ';window.added = true;' },
  script: { name: /^\w+\.\w+\.js$/, with: 'From elsewhere', added: ';window.added = true;' },
  style: { name: /\.css$/, with: 'letter-spacing', added: 'h1 { color: red }' },
};
for (const [kind, change] of Object.entries(changes)) {
  test(`a remote whose ${kind} was changed after the deploy is not shown, and the change never runs`, async ({
    page,
  }) => {
    const { file, content } = await findFile(change);
    await appendFile(file, change.added);
    await inLanguage(page, 'en');
    await page.goto(`${product.baseUrl}/news`);
    await expectOnlyNewsMissing(page);
    expect(await page.evaluate(() => 'added' in window)).toBe(false);
    expect(await page.evaluate(() => 'gyg_news' in window)).toBe(kind !== 'entry');
    expect(listed.requested).toContain(`/${path.relative(files(), file)}`);
    await writeFile(file, content);
  });
}

test('a remote that was built before the shell had the runtime of Module Federation is shown', async ({ page }) => {
  const built = path.join(copy.folder, 'earlier');
  for (const [file, text] of Object.entries(earlierRemote)) {
    await mkdir(path.dirname(path.join(built, file)), { recursive: true });
    await writeFile(path.join(built, file), text);
  }
  await runForNews('deploy', files(), '--table', copy.dist, '--public-url', listed.origin, '--from', built);
  await inLanguage(page, 'sv');
  await page.goto(`${product.baseUrl}/news`);
  await heading(page, 'From an earlier build');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', '3px');
});
