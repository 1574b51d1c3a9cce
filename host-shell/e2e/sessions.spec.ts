import type { Page } from '@playwright/test';
import { newAccount } from './accounts';
import { codeFor, expect, inLanguage, openAs, signInAs, test } from './journey';

const notLoggedIn = {
  en: 'You have been logged out. Log in to continue.',
  sv: 'Du är inte längre inloggad. Du behöver logga in för att fortsätta.',
} as const;

/** The login that the browser stores. */
const readStored = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('gyg.user:')) ?? '';
    return { key, user: JSON.parse(localStorage.getItem(key) ?? '{}') };
  });
type Stored = Awaited<ReturnType<typeof readStored>>;
/** Restores a login, as if its access token had expired. */
const storeExpired = (page: Page, { key, user }: Stored) =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key,
    JSON.stringify({ ...user, expires_at: 1 }),
  ] as const);
const expire = async (page: Page) => storeExpired(page, await readStored(page));
/**
 * The next pages find a login whose access token has expired. Unlike `expire`, the open page does not: it may still be
 * making calls, and would renew the login itself.
 */
const expireOnLoad = async (page: Page) => {
  const { key, user } = await readStored(page);
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    key,
    JSON.stringify({ ...user, expires_at: 1 }),
  ] as const);
};
const isTokenRequest = (url: URL) => url.pathname === '/identity/token';

/** Logs in a user that no other test uses. */
async function newPerson(page: Page, target = '/'): Promise<{ email: string; userId: string }> {
  const email = await newAccount(page, 'Tova Nyman');
  await signInAs(page, email, target);
  await expect(page.getByRole('banner').getByText('Tova Nyman')).toBeVisible();
  const userId = await page.evaluate(() => JSON.parse(localStorage.getItem('gyg.person') ?? '{}').userId);
  return { email, userId };
}
const bearer = async (page: Page) => ({ authorization: `Bearer ${(await readStored(page)).user.access_token}` });

test('a reload during a renewal stays logged in', async ({ page }) => {
  await inLanguage(page, 'en');
  await signInAs(page, 'volunteer@demo.gyg');
  await expireOnLoad(page);
  const attempts: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (isTokenRequest(new URL(request.url()))) attempts.push(request.headers()['x-gyg-renewal']);
  });
  let reached = () => {};
  const responded = new Promise<void>((resolve) => {
    reached = resolve;
  });
  // The request reaches the server, which uses up the refresh token, but its response never arrives.
  await page.route(isTokenRequest, async (route) => {
    if (attempts.length > 1) return route.continue();
    await route.fetch();
    reached();
  });
  await page.reload({ waitUntil: 'commit' });
  await responded;
  await page.reload();
  await expect(page.getByRole('banner').getByText('Elin Sandberg')).toBeVisible();
  expect(attempts).toHaveLength(2);
  expect(attempts[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(attempts[1]).toBe(attempts[0]);
});

for (const language of ['en', 'sv'] as const) {
  test(`a replayed refresh token ends the session with a message (${language})`, async ({ page }) => {
    await inLanguage(page, language);
    await signInAs(page, 'volunteer@demo.gyg');
    const stolen = await readStored(page);
    for (let renewal = 0; renewal < 2; renewal += 1) {
      await expire(page);
      await page.reload();
      await expect(page.getByRole('banner').getByText('Elin Sandberg')).toBeVisible();
    }
    await storeExpired(page, stolen);
    await page.reload();
    await expect(page.getByText(notLoggedIn[language])).toBeVisible();
    await expect(page.getByRole('banner').getByText('Elin Sandberg')).toHaveCount(0);
    expect((await readStored(page)).key).toBe('');
  });
}

test('a password reset in another browser logs out with a message and redirects to the login and back', async ({
  page,
  playwright,
  baseURL,
}) => {
  await inLanguage(page, 'en');
  const { email } = await newPerson(page);
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  expect((await elsewhere.post('/identity/pool/forgot', { data: { email } })).ok()).toBe(true);
  const first = await codeFor(page, email);
  await expect(async () => {
    const data = { email, code: await codeFor(page, email), password: 'Havet2026' };
    expect((await elsewhere.post('/identity/pool/confirm-forgot', { data })).ok(), first).toBe(true);
  }).toPass();
  await page.getByRole('contentinfo').getByRole('link', { name: 'My bookings' }).click();
  await expect(page.getByText(notLoggedIn.en)).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await page.locator('input[type="password"]').fill('Havet2026');
  await page.locator('input[type="email"]').fill(email);
  await page.locator('main button[type="submit"]').click();
  await expect(page).toHaveURL(/\/users\/profile\/gygs$/);
  await elsewhere.dispose();
});

test('logging out in one tab logs out all tabs immediately, and a login applies to all', async ({ page, context }) => {
  await inLanguage(page, 'en');
  await signInAs(page, 'volunteer@demo.gyg');
  const other = await context.newPage();
  await other.goto('/users/profile/gygs');
  await expect(other.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
  const bystander = await context.newPage();
  await bystander.goto('/search');
  await expect(bystander.getByRole('banner').getByText('Elin Sandberg')).toBeVisible();

  await page.goto('/logout');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByText('You have logged out in another tab.')).toBeVisible();
  await expect(other).toHaveURL(/\/$/);
  await expect(bystander).toHaveURL(/\/search$/);
  for (const tab of [page, other, bystander]) {
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(tab.getByRole('banner').getByText('Elin Sandberg')).toHaveCount(0);
  }

  await signInAs(page, 'manager@demo.gyg');
  const name = await page.evaluate(() => document.querySelector('header')?.textContent ?? '');
  for (const tab of [other, bystander]) {
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
    expect(await tab.evaluate(() => document.querySelector('header')?.textContent ?? '')).toBe(name);
  }
});

test('losing the admin role for an organisation ends admin mode in every tab', async ({ page, context, browser }) => {
  await inLanguage(page, 'en');
  const { userId } = await newPerson(page);
  const hostPage = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await openAs(hostPage, 'host2@demo.gyg', '/admin/gygs/hosted');
  await expect(hostPage.getByRole('banner').getByText(/^Admin @/)).toBeVisible();
  const organizationId = await hostPage.evaluate(() => sessionStorage.getItem('gyg.admin') ?? '');
  const membership = `/api/users/${userId}/organizations/${organizationId}`;
  const response = await page.request.post(membership, {
    data: { role: 'member', invitationRef: 'MANUAL_SEARCH' },
    headers: await bearer(page),
  });
  const { id, status } = await response.json();
  const asHost = { headers: await bearer(hostPage) };
  if (status === 'PENDING') {
    const accept = `/api/organizations/${organizationId}/requests/${id}/accept`;
    expect((await hostPage.request.post(accept, asHost)).ok()).toBe(true);
  }
  const give = async (role: 'ADMIN' | 'MEMBER') =>
    expect((await hostPage.request.post(membership, { ...asHost, data: { role } })).ok()).toBe(true);

  await give('ADMIN');
  await page.goto('/switch/admin?path=/admin/gygs/hosted');
  await expect(page.getByText(/^switching to admin mode: /)).toBeVisible();
  await expect(page.getByRole('banner').getByText(/^Admin @/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/switch/admin');
  await expect(other.getByRole('banner').getByText(/^Admin @/)).toBeVisible();

  // A call that is still under way would notice the lost role before the click.
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab.locator('[aria-busy="true"]')).toHaveCount(0);
    await tab.waitForLoadState('networkidle');
  }
  await give('MEMBER');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().click();
  const message = /^You no longer administer .*, so you are in user mode again\.$/;
  // Toasts disappear after a while, so check both tabs in parallel.
  await Promise.all([page, other].map((tab) => expect(tab.getByText(message)).toBeVisible()));
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/$/);
    await expect(tab.getByRole('banner').getByText(/^Admin @/)).toHaveCount(0);
    await expect(tab.getByRole('banner').getByText('Tova Nyman')).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Switch to admin', exact: true })).toHaveCount(0);
  }
  await hostPage.request.delete(membership, asHost);
  await hostPage.context().close();
});

test('the return from the identity service shows a message if it is repeated or refused', async ({ page }) => {
  await inLanguage(page, 'en');
  let callback = '';
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/auth/callback?')) callback = frame.url();
  });
  await signInAs(page, 'volunteer@demo.gyg', '/search');
  await expect(page.getByRole('banner').getByText('Elin Sandberg')).toBeVisible();
  await page.goto(callback);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByText('Elin Sandberg')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(callback);
  await expect(page.getByRole('heading', { level: 1, name: 'This login has expired' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in again' })).toBeVisible();
});
