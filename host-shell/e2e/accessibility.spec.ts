import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { openGyg } from './find-gyg';
import { expect, inLanguage, signInAs, test } from './journey';

/** What axe finds on the page as it stands, in words. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  });
}

async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide, 'the page must not scroll sideways').toBeLessThanOrEqual(screen);
}

const looks = [
  { theme: 'light', language: 'en', width: 1440 },
  { theme: 'dark', language: 'sv', width: 320 },
] as const;

const guestPages = {
  'what guests come to': [
    '/',
    '/search',
    '/go/ren-kust-bohuslan',
    '/static/ourstory',
    '/static/howitworks',
    '/static/about',
  ],
  'the ways in': [
    '/join',
    '/login',
    '/users/register',
    '/users/verify',
    '/users/password/reset',
    '/users/password/new',
  ],
  'invitations, requests and the pages of no area': [
    '/users/invite/ren-kust-bohuslan',
    '/invites/nothing',
    '/organizations/requests/form',
    '/organizations/requests/confirm',
    '/static/contact',
    '/run',
    '/404',
  ],
} as const;

for (const { theme, language, width } of looks) {
  test.describe(`${theme}, ${language}, ${width} px`, () => {
    test.use({ colorScheme: theme, viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => inLanguage(page, language));

    for (const [name, paths] of Object.entries(guestPages)) {
      // One page for several addresses: opening a browser for each took longer than looking.
      test(`${name} are accessible`, async ({ page }) => {
        for (const path of paths) {
          await test.step(path, async () => {
            await page.goto(path);
            // The way in goes through the identity service and comes back; looking while it leaves finds no page.
            if (path === '/login') await page.waitForURL(/interaction=/);
            await expectAccessible(page);
          });
        }
      });
    }

    test('a gyg and its booking are accessible', async ({ page }) => {
      const gyg = await openGyg(page);
      await page.goto(gyg.url);
      await expectAccessible(page);
      await signInAs(page, 'volunteer@demo.gyg', `${gyg.url}/book`);
      await expectAccessible(page);
    });

    test('my bookings, notifications, organisations and joining are accessible', async ({ page }) => {
      await signInAs(page, 'volunteer@demo.gyg', '/users/profile/gygs');
      await expectAccessible(page);
      await page.goto('/notifications');
      await expectAccessible(page);
      await page.goto('/users/profile/organizations?q=a');
      await expectAccessible(page);
      await page.goto('/users/join/laxhjalpen-rosengard');
      await expectAccessible(page);
    });

    test('one’s profile, account, welcome and logging out are accessible', async ({ page }) => {
      await signInAs(page, 'volunteer@demo.gyg');
      const profile = await page.locator('a[href^="/users/"]:not([href*="profile"])').first().getAttribute('href');
      for (const path of [
        `${profile}`,
        `${profile}`.replace('/users/', '/users/edit/'),
        `${profile}/welcome`,
        '/logout',
      ]) {
        await page.goto(path);
        await expectAccessible(page);
      }
    });

    test('the hosts’ and the platform’s screens are accessible', async ({ page, browser }) => {
      await signInAs(page, 'host2@demo.gyg', '/admin/gygs/hosted');
      await expectAccessible(page);
      const context = await browser.newContext({
        baseURL: new URL(page.url()).origin,
        colorScheme: theme,
        viewport: { width, height: 900 },
      });
      const other = await context.newPage();
      await inLanguage(other, language);
      await signInAs(other, 'super@demo.gyg', '/organizations/requests/list');
      await expectAccessible(other);
      await context.close();
    });
  });
}
