import { openGyg } from './find-gyg';
import { expect, inLanguage, openAs, signInAs, test } from './journey';

test('a guest who wants to book is redirected to the login and then to the booking', async ({ page }) => {
  await inLanguage(page, 'en');
  const gyg = await openGyg(page);
  await page.goto(`${gyg.url}/book?id=${gyg.needId}`);
  await expect(page).toHaveURL(/\/login\?.*interaction=/);
  await page.locator('input[type="email"]').fill('new@demo.gyg');
  await page.locator('input[type="password"]').fill('Demo1234');
  await page.locator('main button[type="submit"]').click();
  await expect(page).toHaveURL(new RegExp(`${gyg.url}/book\\?id=`));
  await expect(page.getByText(gyg.needTitle).first()).toBeVisible();
});

test('a wrong password shows an error and stays on the form', async ({ page }) => {
  await inLanguage(page, 'en');
  await page.goto('/login');
  await page.locator('input[type="email"]').fill('volunteer@demo.gyg');
  await page.locator('input[type="password"]').fill('Wrong1234');
  await page.locator('main button[type="submit"]').click();
  await expect(page.getByText('Invalid username/password')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('logging out ends the session here and at the identity service', async ({ page }) => {
  await inLanguage(page, 'en');
  await signInAs(page, 'volunteer@demo.gyg');
  await expect(page.getByRole('banner').getByText('Elin Sandberg')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Log out' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto('/login');
  await expect(page.locator('input[type="password"]')).toBeVisible();
});

test('a session survives a reload and its access token, which is renewed silently', async ({ page }) => {
  await inLanguage(page, 'en');
  await signInAs(page, 'volunteer@demo.gyg');
  const stored = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('gyg.user:')) ?? '';
      return { key, user: JSON.parse(localStorage.getItem(key) ?? '{}') };
    });
  const before = await stored();
  // As if the access token had expired while the tab was closed.
  await page.evaluate(({ key, user }) => localStorage.setItem(key, JSON.stringify({ ...user, expires_at: 1 })), before);
  await page.reload();
  await expect(page.getByRole('banner').getByText('Elin Sandberg')).toBeVisible();
  const after = await stored();
  expect(after.user.access_token).not.toBe(before.user.access_token);
  expect(after.user.refresh_token).not.toBe(before.user.refresh_token);
});

test('two tabs that renew at the same time stay logged in with one renewal', async ({ page, context }) => {
  await inLanguage(page, 'en');
  await signInAs(page, 'volunteer@demo.gyg');
  const other = await context.newPage();
  await other.goto('/search');
  await expect(other.getByRole('banner').getByText('Elin Sandberg')).toBeVisible();
  // Leave the site: a reload must not interrupt a renewal that the change in storage started here.
  await other.goto('about:blank');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('gyg.user:')) ?? '';
    const user = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...user, expires_at: 1 }));
  });
  // A renewal that a reload interrupted is requested again with the same id.
  const renewals = new Set<string | undefined>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/identity/token') renewals.add(request.headers()['x-gyg-renewal']);
  });
  await Promise.all([page.reload(), other.goto('/search')]);
  for (const tab of [page, other]) await expect(tab.getByRole('banner').getByText('Elin Sandberg')).toBeVisible();
  expect(renewals.size).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'My bookings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
});

test('a host switches to an organisation and sees its hosted gygs, including drafts and counts', async ({ page }) => {
  await inLanguage(page, 'en');
  await openAs(page, 'host@demo.gyg');
  await page.getByRole('banner').getByRole('link', { name: 'Switch to admin' }).click();
  // Home shows the name of the organisation too, so check the heading.
  await expect(page.getByRole('heading', { level: 1, name: 'Switch to admin' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Ren Kust/ })
    .click();
  await expect(page.getByText('switching to admin mode: Ren Kust Bohuslän')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Admin @ Ren Kust Bohusl…')).toBeVisible();
  await page.goto('/admin/gygs/hosted');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gygs hosted by us');
  await expect(page.getByRole('row').filter({ hasText: 'Draft' }).first()).toBeVisible();
});

test('an admin of one organisation is switched immediately', async ({ page }) => {
  await inLanguage(page, 'en');
  await openAs(page, 'host2@demo.gyg', '/admin/gygs/hosted');
  await expect(page.getByRole('banner').getByText(/^Admin @/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gygs hosted by us');
});

test('a manager who administers no organisation reaches the gyg from the menu', async ({ page }) => {
  await inLanguage(page, 'en');
  await openAs(page, 'manager@demo.gyg');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gygs you manage' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/manage/);
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
});

test('a super user sees who asks for an organisation account; others are refused', async ({ page, browser }) => {
  await inLanguage(page, 'en');
  await openAs(page, 'super@demo.gyg');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Platform' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Platform' })
    .getByRole('link', { name: /Organisation requests/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Organisation requests/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve and create' })).toBeVisible();

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await inLanguage(other, 'en');
  await openAs(other, 'volunteer@demo.gyg', '/organizations/requests/list');
  await expect(other.getByRole('button', { name: 'Approve and create' })).toHaveCount(0);
  await other.context().close();
});
