import type { Page } from '@playwright/test';
import { expect } from '../journey';
import type { Texts } from './en';

/** What the steps of a host's year share. */
export interface Year {
  readonly t: Texts;
  readonly language: 'en' | 'sv';
  /** The host's page. Each step begins where the last one ended. */
  readonly host: Page;
  readonly email: string;
  /** The names that this test alone uses. */
  readonly organization: string;
  readonly gyg: string;
}

/** The page does not scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  expect(wide, `${new URL(page.url()).pathname} must not scroll sideways`).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
}

/** The page with this heading is open, complete, and fits. */
export async function expectPage(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expectFits(page);
}

/**
 * A message appears, and is closed as people do on a phone: it is above everything, and stays while the pointer is over
 * it.
 */
export async function closeMessage({ t }: Year, page: Page, text: string): Promise<void> {
  const message = page.getByRole('dialog', { name: text });
  await message.getByRole('button', { name: t.dismiss }).click();
  await expect(message).toHaveCount(0);
}

/** Opens a page of the organisation with its navigation, which is behind a button on phones. */
export async function openFromNavigation({ t }: Year, page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // The count of open tasks is part of a link's name.
  const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}( |$)`) });
  if (!(await link.isVisible())) await page.getByRole('button', { name: t.allPages }).click();
  await link.click();
}
