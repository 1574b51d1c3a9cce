import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, follow, inLanguage, openAs, test } from './journey';

/** One page of each remote, with its heading for an administrator who is no super user. */
const pages = {
  public: { path: '/search', heading: 'Find a gyg' },
  booking: { path: '/users/profile/gygs', heading: 'My bookings' },
  admin: { path: '/admin/gygs/hosted', heading: 'Gygs hosted by us' },
  'super-user': { path: '/admin/su/remotes', heading: 'Not permitted' },
} as const;
const names = Object.keys(pages) as (keyof typeof pages)[];

const unavailable = 'This part is not available right now';
const broken = 'throw new Error("this remote is broken")';
const html = '<!doctype html><title>Log in to the network</title>';
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Responds to a request for a remote's entry with a text whose hash is in the table, as if it had been deployed so. */
async function respondWith(page: Page, name: string, contentType: string, body: string): Promise<void> {
  await page.route('**/remotes.json', async (route) => {
    const table = await (await route.fetch()).json();
    table[name].integrity = hashOf(body);
    await route.fulfill({ json: table });
  });
  await page.route(`**/remotes/${name}/remoteEntry.*`, (route) => route.fulfill({ contentType, body }));
}

const troubles = {
  down: (page: Page, name: string) => page.route(`**/remotes/${name}/**`, (route) => route.abort()),
  slow: (page: Page, name: string) => page.route(`**/remotes/${name}/**`, () => undefined),
  throwing: (page: Page, name: string) => respondWith(page, name, 'text/javascript', broken),
  html: (page: Page, name: string) => respondWith(page, name, 'text/html', html),
} as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const name of names) {
  test(`while ${name} is down, slow, broken or responds with HTML, the other remotes work`, async ({
    page,
    complaints,
  }) => {
    await inLanguage(page, 'en');
    await openAs(page, 'host@demo.gyg', '/switch/admin/ren-kust-bohuslan');
    await page.waitForURL((url) => !url.pathname.startsWith('/switch'));
    await page.clock.install();
    for (const [trouble, begin] of Object.entries(troubles)) {
      await begin(page, name);
      // The page gives up on a slow remote after eight seconds. The server's hints may ask for it at once.
      const asked = trouble === 'slow' ? page.waitForRequest(`**/remotes/${name}/remoteEntry.*`) : undefined;
      await page.goto(pages[name].path, { waitUntil: 'commit' });
      await asked;
      await expect(async () => {
        if (trouble === 'slow') await page.clock.fastForward(9_000);
        await expect(heading(page, unavailable)).toBeVisible({ timeout: 2_000 });
      }).toPass();
      for (const other of names.filter((candidate) => candidate !== name)) {
        await follow(page, pages[other].path);
        await expect(heading(page, pages[other].heading)).toBeVisible();
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    // The entry that throws is the only uncaught error.
    expect(complaints.splice(0).filter((text) => !/this remote is broken|Unexpected token/.test(text))).toEqual([]);
  });
}
