import type { AnswerOf } from '@gyg/contract';
import { callerOn } from './caller';
import { expectAccessible, expectAllAccessible } from './expect-accessible';
import { openGyg } from './find-gyg';
import { expect, inLanguage, openAs, test } from './journey';

// The stories of every screen test its content with axe, in both themes and in English. These tests check whole pages:
// in English one for each layout and role, in Swedish all pages, in the dark theme and on the narrowest phone.

const looks = [
  { theme: 'light', language: 'en', width: 1440 },
  { theme: 'dark', language: 'sv', width: 320 },
] as const;

/** One page for each layout of guest pages. */
const layouts = ['/', '/search', '/go/ren-kust-bohuslan', '/static/about', '/users/register', '/run'];

/** All other guest pages. */
const others = [
  ...['/organizations', '/static/ourstory', '/static/howitworks', '/static/contact', '/static/accessibility'],
  ...['/404', '/join'],
  ...['/users/verify', '/users/password/reset', '/users/password/new', '/users/invite/ren-kust-bohuslan'],
  ...['/invites/nothing', '/organizations/requests/form', '/organizations/requests/confirm'],
];

for (const { theme, language, width } of looks) {
  test.describe(`${theme}, ${language}, ${width} px`, () => {
    test.use({ colorScheme: theme, viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => inLanguage(page, language));

    // One test for several pages, because opening a browser for each took longer than the check.
    test('the pages of guests are accessible', async ({ page }) => {
      await page.goto('/');
      await expectAllAccessible(page, layouts);
      await page.goto('/login');
      // The login redirects to the identity service and back. Checking in between would find no page.
      await page.waitForURL(/interaction=/);
      await expectAccessible(page);
    });

    test('a gyg, its booking and the pages of a user are accessible', async ({ page }) => {
      const gyg = await openGyg(page);
      await page.goto(gyg.url);
      await expectAccessible(page);
      await openAs(page, 'volunteer@demo.gyg', `${gyg.url}/book`);
      await expectAccessible(page);
      const profile = await page.locator('a[href^="/users/"]:not([href*="profile"])').first().getAttribute('href');
      const { bookings }: AnswerOf<'listUserBookings'> = await (
        await (await callerOn(page)).get(`${profile}/bookings`)
      ).json();
      const held = bookings.find(({ status, gygVisible }) => status === 'ACTIVE' && gygVisible);
      const booking = `/gygs/${held?.gygId}/bookings/${held?.id}`;
      const edit = `${profile}`.replace('/users/', '/users/edit/');
      await expectAllAccessible(page, [booking, '/users/profile/gygs', `${profile}`, edit]);
    });

    test('the screens of hosts and of the platform are accessible', async ({ page }) => {
      await openAs(page, 'host2@demo.gyg', '/admin/gygs/hosted');
      // The redirect leads to the switch to admin mode, which is another page.
      await expect(
        page.getByRole('heading', { level: 1, name: /Gygs hosted by us|Gygar vi är värd för/ }),
      ).toBeVisible();
      await expect(page.getByRole('table')).toBeVisible();
      await expectAccessible(page);
      await openAs(page, 'super@demo.gyg', '/organizations/requests/list');
      await expect(page.getByRole('heading', { level: 1, name: /requests|ansökningar|förfrågningar/i })).toBeVisible();
      // On phones a request is a view of its own.
      if (width > 1000) await expect(page.getByRole('article').first()).toBeVisible();
      await expectAccessible(page);
      await expectAllAccessible(page, [
        '/admin/su/home',
        '/admin/su/audit',
        '/admin/su/people',
        '/admin/su/origins',
        '/admin/su/remotes',
        '/admin/su/featured',
        '/admin/su/stories',
        '/test',
        '/seed',
      ]);
    });
  });
}

test.describe('the longest texts on the narrowest phone', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 900 } });
  test.beforeEach(({ page }) => inLanguage(page, 'sv'));

  test('the other pages of guests are accessible', async ({ page }) => {
    await page.goto('/');
    await expectAllAccessible(page, others);
  });

  test('the other pages of a user are accessible', async ({ page }) => {
    await openAs(page, 'volunteer@demo.gyg', '/notifications');
    await expectAccessible(page);
    const profile = await page.locator('a[href^="/users/"]:not([href*="profile"])').first().getAttribute('href');
    const paths = ['/users/profile/organizations?q=a', '/users/join/laxhjalpen-rosengard', `${profile}/welcome`];
    await expectAllAccessible(page, paths);
    await page.goto('/logout');
    await expectAccessible(page);
  });
});
