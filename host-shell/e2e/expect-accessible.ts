import { markupFaults } from '@gyg/host-shell/testing/markup';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, follow, test } from './journey';

/** Returns axe's violations on the page as text. */
async function violations(page: Page): Promise<string[]> {
  // A link inside the page keeps what was loaded before.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations: results } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
    });
    return results.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  });
}

/** One heading, nothing loading, and nothing wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide, 'the page must not scroll sideways').toBeLessThanOrEqual(screen);
}

/** The page fits, its markup is sound, and axe finds nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectFits(page);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(markupFaults)).toEqual([]);
}

/**
 * The same for several pages, each opened by a link from the one before, which loads only what differs. The first one may be
 * open already.
 */
export async function expectAllAccessible(
  page: Page,
  paths: readonly string[],
  expectation: (page: Page) => Promise<void> = expectAccessible,
): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      if (new URL(page.url(), 'http://none').pathname !== path.split('?')[0]) {
        // The last page stays until the next one is there. It has another title or another heading.
        const title = await page.title();
        await page.locator('h1').evaluate((heading) => heading.setAttribute('data-last', ''));
        await follow(page, path);
        await expect(page).toHaveURL((url) => url.href.endsWith(path));
        await page.waitForFunction(
          (last) => document.title !== last || document.querySelector('h1[data-last]') === null,
          title,
        );
      }
      await expectation(page);
    });
  }
}
