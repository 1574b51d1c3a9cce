import type { Page } from '@playwright/test';

/** Two frames: what has changed is laid out and painted. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** The page shows its heading, and nothing of it is loading. */
const isSettled = (page: Page) =>
  page.evaluate(
    () =>
      document.readyState === 'complete' &&
      document.fonts.status === 'loaded' &&
      document.querySelector('h1') !== null &&
      document.querySelector('[aria-busy="true"], #gyg-first-view') === null,
  );

/**
 * Responses of the API arrive late: each is held until what came before has been painted, so that each changes the page on its
 * own. Returns a function that opens a path and resolves when nothing is held and the page is complete.
 */
export async function withLateResponses(page: Page): Promise<(path: string) => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  let asked = 0;
  await page.route('**/api/**', async (route) => {
    asked += 1;
    const response = await route.fetch().catch(() => undefined);
    asked -= 1;
    held.push(() => (response === undefined ? route.abort() : route.fulfill({ response })).catch(() => undefined));
  });
  const quiet = async () => asked === 0 && held.length === 0 && (await isSettled(page));
  return async (path) => {
    await page.goto(path, { waitUntil: 'commit' });
    for (let calm = 0; calm < 2; ) {
      // A page that is left meanwhile has no frames to wait for.
      await frames(page).catch(() => undefined);
      await held.shift()?.();
      calm = (await quiet().catch(() => false)) ? calm + 1 : 0;
    }
  };
}
