import type { Page } from '@playwright/test';

/** Another pool: answers with an outcome that ours never gives, or not now. */
export async function anotherPool(page: Page) {
  let outcome = '';
  await page.route(/\/identity\/(pool\/[a-z-]+|interaction\/[^/]+\/login)$/, (route) =>
    outcome === ''
      ? route.continue()
      : route.fulfill({
          status: outcome === 'LimitExceededException' ? 429 : 400,
          headers: outcome === 'LimitExceededException' ? { 'retry-after': '570' } : {},
          json: { error: outcome, message: 'said so' },
        }),
  );
  return {
    gives: (next: string) => {
      outcome = next;
    },
    isGone: () => {
      outcome = '';
    },
  };
}
