import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, openAs, takenOver, test } from './journey';

const gygSchema = z.object({ gygs: z.array(z.object({ id: z.string(), title: z.string() })) });

async function anyGyg(page: Page) {
  const response = await page.request.get('/api/gygs/search?states=PUBLISHED&pageSize=1');
  const [gyg] = gygSchema.parse(await response.json()).gygs;
  if (gyg === undefined) throw new Error('The demo has no upcoming gyg');
  return gyg;
}

/** The pages that guests open first, with what their heading says. */
const pagesOf = async (page: Page) => {
  const gyg = await anyGyg(page);
  return [
    { path: '/', heading: /Give an hour|Ge en timme/ },
    { path: '/search', heading: /Find a gyg|Hitta en gyg/ },
    { path: `/gygs/${gyg.id}`, heading: gyg.title },
    { path: '/go/ren-kust-bohuslan', heading: 'Ren Kust Bohuslän' },
  ];
};

/** The shifts of the page's layout that no one has caused, noted from its beginning. */
async function noteShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')));
}

for (const locale of ['en-GB', 'sv-SE']) {
  test.describe(`in a browser that prefers ${locale}`, () => {
    test.use({ locale });

    test('a guest reads the first page without a script', async ({ browser, page }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale });
      const plain = await context.newPage();
      for (const { path, heading } of await pagesOf(page)) {
        // A server that has just started, or is busy, may send a page without content.
        await expect(async () => {
          await plain.goto(path);
          await expect(plain.locator('[data-first]')).toHaveCount(0, { timeout: 100 });
        }).toPass();
        await expect(plain.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(plain.getByRole('banner').getByRole('link', { name: /Log in|Logga in/ })).toBeVisible();
      }
      await plain.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expect(plain).toHaveURL(/\/(gygs|go)\//);
      await context.close();
    });

    test('the page’s scripts take it over without a change', async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      const shifted = await noteShifts(page);
      for (const { path, heading } of await pagesOf(page)) {
        await page.goto(path, { waitUntil: 'commit' });
        const title = page.getByRole('heading', { level: 1, name: heading });
        const fromServer = await title.elementHandle();
        await takenOver(page);
        expect(await title.evaluate((now, before) => now === before, fromServer)).toBe(true);
        // Fonts may move a line by a fraction of a pixel.
        expect(await shifted()).toBeLessThan(0.01);
      }
      expect(said.filter((line) => /^(error|warning)/.test(line))).toEqual([]);
    });
  });
}

test('it needs no call for what the server has rendered', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/remotes.json' || pathname.startsWith('/api/gygs')) calls.push(pathname);
  });
  await page.goto('/search');
  expect(calls).toEqual([]);
});

test('a button that is clicked before the scripts are there does its work once they are', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/remotes/public/remoteEntry.*', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
      if (type === 'click' && this instanceof HTMLElement && this.id === 'root')
        Object.assign(window, { holding: true });
      addEventListener.call(this, type, ...rest);
    };
  });
  await page.goto('/search', { waitUntil: 'commit' });
  // The shell's script has begun, and waits for the area. The page itself fetches the area's script ahead.
  await expect.poll(() => page.evaluate(() => 'holding' in window)).toBe(true);
  await page.getByRole('button', { name: 'All filters' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('members get their own home, and nothing of a guest’s before it', async ({ page }) => {
  await openAs(page, 'volunteer@demo.gyg');
  const html = await (await page.goto('/'))?.text();
  expect(html).toContain('data-first');
  expect(html).not.toContain('gyg-first-view');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the language and theme that a visitor chose are those of the next page from the server', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /byt till svenska/ })
    .click();
  await page.getByRole('banner').getByRole('button', { name: 'Byt till mörkt tema' }).click();
  const html = await (await page.goto('/search'))?.text();
  expect(html).toMatch(/<html lang="sv" data-theme="dark">/);
  expect(html).toContain('Hitta en gyg');
});
