import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { expect } from './journey';
import { elements, everyElement, expectEveryElement, fallbackOf, textBelow, withData } from './partner-elements';
import { test } from './partner-site';

const withoutData = elements.filter(({ waiting }) => waiting === undefined);

async function expectFallbacks(page: Page, tags = elements.map(({ tag }) => tag)): Promise<void> {
  for (const tag of tags) await expect(page.getByText(fallbackOf(tag)), tag).toBeVisible();
}

/** Where the text below each element stands. */
const placesBelow = (page: Page) =>
  Promise.all(elements.map(async ({ tag }) => (await page.getByText(textBelow(tag)).boundingBox())?.y ?? 0));

/** The text below each element has moved by less than a pixel. */
async function expectInPlace(page: Page, before: readonly number[]): Promise<void> {
  const now = await placesBelow(page);
  const moved = elements.filter((_, index) => Math.abs((now[index] ?? 0) - (before[index] ?? 0)) >= 1);
  expect(moved.map(({ tag }) => tag)).toEqual([]);
}

/** How far things moved on the page that visitors could see, as browsers measure it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    const watch = (entries: PerformanceObserverEntryList) => {
      for (const entry of entries.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    };
    new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOn = async (page: Page) => {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => Reflect.get(globalThis, 'shifts'));
};

test('without JavaScript the partner’s own words are there', async ({ page, browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(site.serve({ head: site.script, body: await everyElement(page) }));
  await expectFallbacks(plain);
  await context.close();
});

for (const width of [1280, 375]) {
  test(`while code and data are on their way every element keeps its place, and says so (${width} px)`, async ({
    page,
    site,
  }) => {
    await watchShifts(page);
    const code = await holdRequests(page, '**/widgets/e.*/**');
    const data = await holdRequests(page, '**/api/**');
    // Browsers measure only what is in the window.
    await page.setViewportSize({ width, height: 6000 });
    const head = site.script.replace(' async', '');
    await page.goto(site.serve({ head, body: await everyElement(page) }), { waitUntil: 'commit' });
    await expect(page.getByText(textBelow('gyg-password'))).toBeVisible();
    const before = await placesBelow(page);
    code();
    for (const { tag, waiting } of withData) await expect(waiting(page.locator(tag)), tag).toBeAttached();
    for (const { tag, ready } of withoutData) await expect(ready(page.locator(tag)), tag).toBeVisible();
    await expectInPlace(page, before);
    data();
    await expectEveryElement(page);
    await expectInPlace(page, before);
    expect(await shiftsOn(page)).toEqual([]);
  });
}

test('without the API the partner’s own words are there with a way to try again; buttons to log in need no API', async ({
  page,
  site,
}) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(site.serve({ head: site.script, body: await everyElement(page) }));
  await expectFallbacks(
    page,
    withData.map(({ tag }) => tag),
  );
  for (const { tag, ready } of withoutData) await expect(ready(page.locator(tag)), tag).toBeEnabled();
  for (const { tag } of withData) {
    // What the partner wrote stands at the top, with the button right below it, once all elements above have failed too.
    await expect(async () => {
      const [element, words, button] = await Promise.all([
        page.locator(tag).boundingBox(),
        page.getByText(fallbackOf(tag)).boundingBox(),
        page.locator(tag).getByRole('button', { name: 'Try again' }).boundingBox(),
      ]);
      expect((words?.y ?? 0) - (element?.y ?? 0), tag).toBeLessThan(30);
      expect((button?.y ?? 0) - (words?.y ?? 0), tag).toBeLessThan(80);
    }).toPass();
    await expect(page.locator(tag).getByRole('alert'), tag).toHaveCount(0);
  }
  await page.unroute('**/api/**');
  for (const { tag } of withData) await page.locator(tag).getByRole('button', { name: 'Try again' }).click();
  await expectEveryElement(page);
});

for (const [name, files] of [
  ['files of the elements', '**/widgets/e.*/**'],
  ['whole platform', '**/widgets/**'],
] as const) {
  test(`without the ${name} the partner’s own words are there, and no empty space`, async ({ page, site }) => {
    await page.route(files, (route) => route.abort());
    await page.goto(site.serve({ head: site.script, body: await everyElement(page) }));
    await expectFallbacks(page);
    for (const { tag } of elements)
      await expect.poll(async () => (await page.locator(tag).boundingBox())?.height ?? 0, tag).toBeLessThan(60);
  });
}
