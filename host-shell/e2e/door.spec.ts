import type { Page } from '@playwright/test';
import { expect, inLanguage, openAs, test } from './journey';

/** A gyg of the demo that started today. */
const today = '/go/ren-kust-bohuslan/great-weigh-in-smogen';

async function openDoor(page: Page): Promise<void> {
  await openAs(page, 'host@demo.gyg', '/switch/admin/ren-kust-bohuslan');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const { gyg } = await (
    await page.request.get(
      `/api/gygs/search/url?${new URLSearchParams({ orgFriendlyUrl: 'ren-kust-bohuslan', gygFriendlyUrl: today.split('/').at(-1) ?? '' })}`,
    )
  ).json();
  await page.goto(`/admin/gygs/${gyg.id}/attendance`);
  await expect(page.getByRole('heading', { level: 1, name: 'Door list' })).toBeVisible();
}

const here = async (page: Page) => Number((await page.getByText(/of \d+ here/).textContent())?.match(/\d+/)?.[0]);
/** Marks the first people of the list that have no mark yet, and returns their groups' names. */
async function markHere(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  const list = page.getByRole('region', { name: /^Not marked/ });
  for (let index = 0; index < count; index += 1) {
    const group = list.getByRole('group').first();
    const name = (await group.getAttribute('aria-label')) ?? '';
    await group.getByRole('button', { name: 'Here' }).click();
    await expect(list.getByRole('group', { name })).toHaveCount(0);
    names.push(name);
  }
  return names;
}

test('marks made without a network, and marks whose response is lost, are stored once', async ({ page, context }) => {
  await inLanguage(page, 'en');
  await openDoor(page);
  const before = await here(page);

  await context.setOffline(true);
  const offline = await markHere(page, 3);
  await expect(page.getByText('No connection.')).toBeVisible();
  await expect(page.getByText(/3 not sent yet/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No connection.')).toHaveCount(0);

  // The server stores the next mark, and its response does not arrive.
  let lost = 0;
  await page.route('**/api/gygs/*/attendance', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  const again = await markHere(page, 1);
  await expect(page.getByText('No connection.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No connection.')).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(/of \d+ here/)).toBeVisible();
  expect(await here(page)).toBe(before + 4);
  await page.getByText(/^Here \d+$/).click();
  for (const name of [...offline, ...again]) {
    const marks = page.getByRole('region', { name: /^Here/ }).getByRole('group', { name });
    await expect(marks.getByRole('button', { name: 'Here' }).first()).toHaveAttribute('aria-pressed', 'true');
  }
});
