import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './journey';

/** Returns axe's violations on the page as text. */
async function violations(page: Page): Promise<string[]> {
  // A link inside the page keeps what was loaded before.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  });
}

/** One heading, nothing loading, nothing wider than the screen, and nothing that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide, 'the page must not scroll sideways').toBeLessThanOrEqual(screen);
  expect(await violations(page)).toEqual([]);
}
