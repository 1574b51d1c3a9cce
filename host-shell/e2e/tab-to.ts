import type { Page } from '@playwright/test';

/** Presses Tab until the focus is on what has this text or name. */
export async function tabTo(page: Page, label: string): Promise<void> {
  const isThere = () =>
    page.evaluate((text) => {
      const at = document.activeElement;
      const names = [at?.textContent, at?.getAttribute('aria-label'), at?.closest('label')?.textContent];
      return at !== document.body && names.some((one) => one?.includes(text) === true);
    }, label);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error(`The focus never reached ${label}`);
}
