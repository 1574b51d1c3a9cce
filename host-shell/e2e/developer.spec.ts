import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { expect, inLanguage, openAs, test } from './journey';
import { startOtherOrigin } from './other-origin';

const key = 'gyg-demo-developer';
const dist = path.resolve(import.meta.dirname, '../../dist/remotes');
const ownTitle = 'My bookings, mended here';

const read = (file: string) => readFile(path.join(dist, path.normalize(file)), 'utf8');
const mended = (text: string) =>
  text.replaceAll('"My bookings"', `"${ownTitle}"`).replaceAll("'My bookings'", `'${ownTitle}'`);
/** As the entry has the hashes of its chunks: without the last sign, which all have. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, -1);

/** A file of the changed build. Its entry has the hashes of the other files, as one that was built so. */
async function fileOfBuild(name: string): Promise<string> {
  const text = mended(await read(name));
  if (!/\/remoteEntry\.[^/]+\.js$/.test(name)) return text;
  const files: Record<string, string> = JSON.parse(await read(name.replace(/\.js$/, '.files.json')));
  const hashes = await Promise.all(
    Object.keys(files).map(async (file) => {
      const before = await read(`${path.dirname(name)}/${file}`);
      return [hashOf(before), hashOf(mended(before))];
    }),
  );
  return hashes.reduce((entry, [before = '', after = '']) => entry.replace(before, after), text);
}

/** Serves a developer's build of a remote on another origin: ours, with a changed heading. */
const withRemote = test.extend<{ remote: { origin: string; entry: string } }>({
  remote: async ({ request }, use) => {
    const table: Record<string, { entry: string }> = await (await request.get('/remotes.json')).json();
    const { origin, close } = await startOtherOrigin(fileOfBuild);
    await use({ origin, entry: (table.booking?.entry ?? '').replace('/remotes', origin) });
    await close();
  },
});

withRemote('a wrong key permits nothing: no cookie, no override, no diagnostics', async ({ page, context, remote }) => {
  await inLanguage(page, 'en');
  await page.goto('/run?key=not-the-right-key');
  await expect(page.getByRole('heading', { name: 'Session set to run in Restricted mode' })).toBeVisible();
  await expect(page).toHaveURL(/\/run$/);
  expect(await context.cookies()).toEqual([]);
  await page.goto('/test');
  await expect(page).toHaveURL(/\/static\/about$/);

  await openAs(page, 'volunteer@demo.gyg');
  await page.goto(`/users/profile/gygs?remote=booking@${remote.entry}`);
  await expect(page.getByRole('heading', { level: 1, name: 'My bookings', exact: true })).toBeVisible();
  await expect(page.getByText('Loaded from elsewhere')).toHaveCount(0);
});

withRemote('the right key allows a remote of the developer’s machine until it is removed', async ({ page, remote }) => {
  await inLanguage(page, 'en');
  await openAs(page, 'volunteer@demo.gyg');
  await page.goto(`/run?key=${key}`);
  await expect(page.getByRole('heading', { name: 'Session set to run in Developer mode' })).toBeVisible();
  await expect(page).toHaveURL(/\/run$/);
  expect(await page.evaluate(() => document.cookie)).not.toContain('developer');
  // The history entry with the key is gone: going back opens the page before it.
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);

  await page.goto(`/users/profile/gygs?remote=booking@${remote.entry}`);
  await expect(page.getByRole('heading', { level: 1, name: ownTitle })).toBeVisible();
  await expect(page).toHaveURL(/\/users\/profile\/gygs$/);
  await expect(page.getByText(`Loaded from elsewhere: booking (${remote.origin})`)).toBeVisible();

  await page.goto('/test');
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'booking' })).toContainText('overridden');
  await expect(page.getByText('Elin Sandberg (')).toBeVisible();
  await expect(page.getByText(/\d+ seconds left/)).toBeVisible();

  await page.goto('/users/profile/gygs');
  await expect(page.getByRole('heading', { level: 1, name: ownTitle })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the overrides' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My bookings', exact: true })).toBeVisible();
});

withRemote('an origin that is not on the list is refused even with the right key', async ({ page }) => {
  await inLanguage(page, 'sv');
  await page.goto(`/run?key=${key}`);
  await expect(page.getByRole('heading', { name: 'Sessionen körs i utvecklarläge' })).toBeVisible();
  const elsewhere = 'booking@http://elsewhere.example:3001/remoteEntry.js';
  await page.goto(`/search?remote=${elsewhere}`);
  await expect(page.getByText(`Nekades: ursprunget finns inte på listan`)).toContainText(elsewhere);
});

base('without the key the page’s own policy refuses a script of another origin', async ({ page }) => {
  await page.goto('/');
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
        const script = document.createElement('script');
        script.src = 'http://localhost:1/remoteEntry.js';
        document.head.append(script);
      }),
  );
  expect(blocked).toBe('script-src-elem');
});
