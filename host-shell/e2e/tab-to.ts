import type { Page } from '@playwright/test';

/** Presses Tab, or another key, until the focus is on what has this text, name or label, also in a shadow root. */
export async function tabTo(page: Page, label: string | RegExp, key = 'Tab'): Promise<void> {
  const there = () =>
    page.evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      if (at === null || at === document.body) return [];
      const labels = 'labels' in at && at.labels instanceof NodeList ? [...at.labels] : [];
      return [at.textContent, at.getAttribute('aria-label'), ...labels.map((label) => label.textContent)];
    });
  const matches = (name: string | null | undefined) =>
    typeof label === 'string' ? name?.includes(label) === true : label.test(name ?? '');
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press(key);
    if ((await there()).some(matches)) return;
  }
  throw new Error(`The focus never reached ${label}`);
}
