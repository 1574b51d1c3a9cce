import type { Page } from '@playwright/test';
import { newAccount } from './accounts';
import { expectAccessible } from './expect-accessible';
import { codeFor, expect, newAddress, partnerUrl, passwordOf, signInAs, test } from './journey';
import { callFrom, openSessionPage, visitorOn } from './session-page';

const status = (page: Page) => page.getByTestId('session');
const site = () => new URL(partnerUrl()).origin;
const platform = () => process.env.E2E_BASE_URL ?? '';

async function openWindow(page: Page, button = 'Test: log in'): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: button, exact: true }).click();
  return opening;
}

async function fillLogin(window: Page, email: string): Promise<void> {
  await window.getByLabel('E-mail').fill(email);
  await window.getByLabel('Password', { exact: true }).fill(passwordOf(email));
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
  expect(own.body).toMatchObject({ fullName: 'Maja Lindqvist' });
  expect(JSON.stringify(own)).not.toContain(email);
  expect((await callFrom(page, `/users/${userId}/bookings`)).body).toMatchObject({ bookings: [] });
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

  // An old token is renewed, from this origin only.
  const renewing = page.waitForResponse(
    (response) => response.url().endsWith('/identity/token') && response.request().method() === 'POST',
  );
  await page.evaluate(() => {
    const key = sessionStorage.key(0) ?? '';
    const login = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.setItem(key, JSON.stringify({ ...login, renewAt: 0 }));
  });
  expect((await callFrom(page, `/users/${userId}`)).body).toMatchObject({ fullName: 'Maja Lindqvist' });
  expect((await renewing).status()).toBe(200);

  // A reload stays logged in; after a logout here, the next login needs neither password nor consent.
  await page.reload();
  await expect(status(page)).toHaveText('signed-in Maja Lindqvist');
  await page.getByRole('button', { name: 'Test: log out' }).click();
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
  const window = await openWindow(page, 'Test: sign up');
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
  await openSessionPage(page, site(), '/?a=1#part');
  await page.getByRole('button', { name: 'Test: log in', exact: true }).click();
  await expect(status(page)).toHaveText('failed window.blocked');
  await page.getByRole('button', { name: 'Test: log in here' }).click();
  await fillLogin(page, email);
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await page.getByRole('link', { name: /^Back to / }).click();
  await expect(status(page)).toHaveText('signed-in Maja Lindqvist');
  expect(page.url()).toBe(`${site()}/?a=1#part`);
});

test('a site that is not registered logs no one in, and gets nothing', async ({ page }) => {
  await signInAs(page, await newAccount(page, 'Maja Lindqvist'));
  await page.route('https://kastanje-skolan.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A site</title><body></body>' }),
  );
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

test.describe('in a frame', () => {
  // A site may allow itself to frame anything; that the platform refuses is the platform's own work.
  test.use({ bypassCSP: true });

  test('our own page with an element logs in for the site around it', async ({ page }) => {
    const email = await newAccount(page, 'Maja Lindqvist');
    await page.goto(site().replace('localhost', '127.0.0.1'));
    await page.evaluate((src) => {
      document.body.prepend(Object.assign(document.createElement('iframe'), { src, width: 600, height: 400 }));
    }, `${platform()}/plugins/login?language=en`);
    const frame = page.locator('iframe').first().contentFrame();
    const opening = page.waitForEvent('popup');
    await frame.getByRole('button', { name: 'Log in' }).click();
    const window = await opening;
    await fillLogin(window, email);
    await expect(window.getByText('http://127.0.0.1')).toBeVisible();
    await window.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(frame.getByText('Maja Lindqvist')).toBeVisible();
  });

  test('a window’s pages show no form', async ({ page, complaints }) => {
    await page.goto(partnerUrl());
    const addresses = ['/plugins/login?interaction=a', '/plugins/consent?interaction=a', '/identity/auth?client_id=a'];
    await page.evaluate(
      (urls) => {
        for (const src of urls) document.body.append(Object.assign(document.createElement('iframe'), { src }));
      },
      addresses.map((address) => `${platform()}${address}`),
    );
    const [login, consent, auth] = await page.locator('iframe').all();
    for (const frame of [login, consent]) {
      const inside = frame?.contentFrame();
      await expect(inside?.getByText('Powered by') ?? page.locator('none')).toBeVisible();
      expect(await inside?.locator('input, form').count()).toBe(0);
      expect(await inside?.getByRole('button', { name: 'Allow' }).count()).toBe(0);
    }
    // The issuer's page is not in its frame: the browser reports why.
    await expect(async () => expect(complaints.join()).toContain("frame-ancestors 'none'")).toPass();
    expect(complaints.splice(0)).toHaveLength(1);
    await expect(auth?.contentFrame().locator('body') ?? page.locator('none')).not.toContainText('Gyg');
  });
});

test('the platform’s own document with an element is a site too, without a consent', async ({ page }) => {
  const email = await newAccount(page, 'Maja Lindqvist');
  await openSessionPage(page, platform(), '/plugins/o/ren-kust-bohuslan/g');
  await fillLogin(await openWindow(page), email);
  await expect(status(page)).toHaveText('signed-in Maja Lindqvist');
  const userId = await visitorOn(page);
  expect((await callFrom(page, `/users/${userId}/bookings`)).body).toMatchObject({ bookings: [] });
  expect((await callFrom(page, `/users/${userId}/export`)).status).toBe(403);
});

test('it works across sites, with the cookies of third parties blocked', async ({ playwright, baseURL }, info) => {
  const { launchOptions = {} } = info.project.use;
  const args = [...(launchOptions.args ?? []), '--test-third-party-cookie-phaseout'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage();
  await logInOn(page, site().replace('localhost', '127.0.0.1'));
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  const userId = await visitorOn(page);
  expect((await callFrom(page, `/users/${userId}/bookings`)).body).toMatchObject({ bookings: [] });
  await browser.close();
});
