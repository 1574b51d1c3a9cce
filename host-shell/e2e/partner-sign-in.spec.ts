import { chromium, type Page } from '@playwright/test';
import { chromiumArgs } from '../tooling/test/chromium-args.mjs';
import { findChromium } from '../tooling/test/find-chromium.mjs';
import { newAccount } from './accounts';
import { expectAccessible } from './expect-accessible';
import { codeFor, expect, newAddress, partnerUrl, signInAs, test, testPassword } from './journey';
import { callFrom, openSessionPage, visitorOn } from './session-page';

const status = (page: Page) => page.getByRole('status');
const site = () => new URL(partnerUrl()).origin;
const platform = () => process.env.E2E_BASE_URL ?? '';

async function openWindow(page: Page, button = 'Log in'): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: button, exact: true }).click();
  return opening;
}

async function fillLogin(window: Page, email: string): Promise<void> {
  await window.getByLabel('E-mail').fill(email);
  await window.getByLabel('Password', { exact: true }).fill(testPassword);
  await window.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Logs a new person in on the page, with the consent. */
async function logInOn(page: Page, origin = site()): Promise<string> {
  const email = await newAccount(page, 'Maja Lindqvist');
  await openSessionPage(page, origin);
  const window = await openWindow(page);
  await fillLogin(window, email);
  await window.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(status(page)).toHaveText('signed-in Maja Lindqvist');
  return email;
}

test('a visitor logs in on a partner’s page, agrees once, and the page may do that and no more', async ({ page }) => {
  const email = await newAccount(page, 'Maja Lindqvist');
  await openSessionPage(page, site());
  await expect(status(page)).toHaveText('guest');
  const window = await openWindow(page);
  await expect(window.getByText(`to continue on ${new URL(site()).host}`)).toBeVisible();
  await expectAccessible(window);
  await fillLogin(window, email);
  await expect(window.getByRole('heading', { name: /act for you\?/ })).toBeVisible();
  await expect(window.getByText(email)).toBeVisible();
  await expectAccessible(window);
  const closed = window.waitForEvent('close');
  await window.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(status(page)).toHaveText('signed-in Maja Lindqvist');
  await closed;

  const userId = await visitorOn(page);
  const own = await callFrom(page, `/users/${userId}`);
  expect(own.answer).toMatchObject({ fullName: 'Maja Lindqvist' });
  expect(JSON.stringify(own)).not.toContain(email);
  expect((await callFrom(page, `/users/${userId}/bookings`)).answer).toMatchObject({ bookings: [] });
  const propose = { method: 'POST', body: {} };
  expect((await callFrom(page, '/gygs/proposals', propose)).code).not.toBeUndefined();
  const rename = { method: 'POST', body: { fullName: 'Somebody' } };
  expect(await callFrom(page, `/users/${userId}`, rename)).toEqual({ code: 'you_do_not_have_permission', status: 403 });
  expect((await callFrom(page, `/users/${userId}`, { method: 'DELETE' })).status).toBe(403);

  // The token is of no use without the page's origin.
  const token = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem(sessionStorage.key(0) ?? '') ?? '{}').access,
  );
  const stolen = await page.request.get(`${platform()}/api/users/${userId}/bookings`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([stolen.status(), (await stolen.json()).code]).toEqual([403, 'origin.not_registered']);

  // A reload stays logged in; after a logout here, the next login needs neither password nor consent.
  await page.reload();
  await expect(status(page)).toHaveText('signed-in Maja Lindqvist');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(status(page)).toHaveText('guest');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const again = await openWindow(page);
  await expect(again.getByRole('heading', { name: 'You’re logged in, Maja' })).toBeVisible();
  await expect(again.getByText('Back to booking Maths tutor on')).toBeVisible();
  await expect(status(page)).toHaveText('signed-in Maja Lindqvist');
});

test('removing the site on the account page ends its login, and it asks again', async ({ page, context }) => {
  const email = await logInOn(page);
  const userId = await visitorOn(page);
  const account = await context.newPage();
  await account.goto(`${platform()}/login?target=/users/edit/${userId}`);
  const part = account.getByRole('region', { name: 'Connected sites' });
  await expect(part.getByText(new URL(site()).host)).toBeVisible();
  await part.getByRole('button', { name: /^Remove/ }).click();
  await expect(part.getByText('No site may act for you.')).toBeVisible();
  expect((await callFrom(page, `/users/${userId}/bookings`)).status).toBe(401);
  await expect(status(page)).toHaveText('guest');
  const window = await openWindow(page);
  await expect(window.getByText(email)).toBeVisible();
  await window.getByRole('button', { name: 'Don’t allow' }).click();
  await expect(status(page)).toHaveText('failed login.cancelled');
});

test('logging out at the platform ends the login on the partner’s page', async ({ page, context }) => {
  await logInOn(page);
  const userId = await visitorOn(page);
  const other = await context.newPage();
  await other.goto(`${platform()}/login?target=/users/edit/${userId}`);
  await expect(other.getByRole('region', { name: 'Connected sites' })).toBeVisible();
  await other.goto(`${platform()}/logout`);
  await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect((await callFrom(page, `/users/${userId}/bookings`)).status).toBe(401);
  await expect(status(page)).toHaveText('guest');
});

test('a visitor signs up in the window, and goes on on the partner’s page', async ({ page }) => {
  await openSessionPage(page, site());
  const window = await openWindow(page, 'Sign up');
  const email = newAddress();
  await window.getByLabel('Name').fill('Nils Ny');
  await window.getByLabel('E-mail').fill(email);
  await window.getByLabel('Password', { exact: true }).fill('Kastanjen2026');
  await window.getByRole('checkbox').check();
  await window.getByRole('button', { name: 'Create account' }).click();
  await expect(window).toHaveURL(/\/plugins\/verify\/[^/]+\?interaction=/);
  // The address in the path has dots: the server does not take it for a file.
  await window.reload();
  await window.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, email));
  await window.getByRole('button', { name: 'Confirm' }).click();
  await window.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(status(page)).toHaveText('signed-in Nils Ny');
});

test('where windows are blocked, the login leaves the page and returns to it', async ({ page }) => {
  const email = await newAccount(page, 'Maja Lindqvist');
  await page.addInitScript(() => {
    globalThis.open = () => null;
  });
  await openSessionPage(page, site(), '/session-test?a=1#part');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(status(page)).toHaveText('failed window.blocked');
  await page.getByRole('button', { name: 'Log in here' }).click();
  await fillLogin(page, email);
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(status(page)).toHaveText('signed-in Maja Lindqvist');
  expect(page.url()).toBe(`${site()}/session-test?a=1#part`);
});

test('a site that is not registered logs nobody in, and gets nothing', async ({ page }) => {
  await signInAs(page, await newAccount(page, 'Maja Lindqvist'));
  await openSessionPage(page, 'https://kastanje-skolan.example');
  const window = await openWindow(page);
  await expect(window.getByRole('heading', { name: 'This site can’t log you in' })).toBeVisible();
  await expect(window.getByText('https://kastanje-skolan.example')).toBeVisible();
  await expectAccessible(window);
  await expect(status(page)).toHaveText('failed origin.not_registered');
  await window.getByRole('link', { name: 'Svenska' }).click();
  await expect(window.getByRole('heading', { name: 'Den här webbplatsen kan inte logga in dig' })).toBeVisible();
});

test('a closed window is a cancelled login', async ({ page }) => {
  await openSessionPage(page, site());
  const window = await openWindow(page);
  await expect(window.getByRole('button', { name: 'Continue as guest' })).toBeVisible();
  await window.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(status(page)).toHaveText('failed login.cancelled');
});

test('a window’s pages show no form in a frame', async ({ page }) => {
  await page.route('https://evil.example/', (route) => {
    const frames = ['/plugins/login?interaction=a', '/plugins/consent?interaction=a', '/identity/auth?client_id=a'];
    const body = frames.map((path) => `<iframe src="${platform()}${path}"></iframe>`).join('');
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('https://evil.example/');
  const [login, consent, auth] = await page.locator('iframe').all();
  for (const frame of [login, consent]) {
    const inside = frame?.contentFrame();
    await expect(inside?.getByRole('heading', { level: 1 }) ?? page.locator('none')).toBeVisible();
    expect(await inside?.locator('input, form').count()).toBe(0);
    expect(await inside?.getByRole('button', { name: 'Allow' }).count()).toBe(0);
  }
  await expect(auth?.contentFrame().locator('body') ?? page.locator('none')).not.toContainText('gyg');
});

test('it works across sites, with the cookies of third parties blocked', async ({ baseURL }) => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumArgs, '--test-third-party-cookie-phaseout'],
    ...(executablePath ? { executablePath } : {}),
  });
  const page = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage();
  const elsewhere = site().replace('localhost', '127.0.0.1');
  await logInOn(page, elsewhere);
  expect(page.url()).toContain('127.0.0.1');
  const userId = await visitorOn(page);
  expect((await callFrom(page, `/users/${userId}/bookings`)).answer).toMatchObject({ bookings: [] });
  await browser.close();
});
