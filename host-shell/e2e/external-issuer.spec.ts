import { startProduct } from '@gyg/host-shell/testing';
import { type OtherIssuer, type OtherPerson, startFakeIssuer } from '@gyg/identity/other-issuer';
import type { Page } from '@playwright/test';
import { expect, inLanguage, newAddress, test } from './journey';

type Product = Awaited<ReturnType<typeof startProduct>>;

// One product and one issuer for all tests. The tests change them, so they run one after the other.
test.describe.configure({ mode: 'default' });

let other: OtherIssuer;
let product: Product;
const at = (path: string) => product.baseUrl + path;

test.beforeAll(async () => {
  test.setTimeout(700_000);
  other = await startFakeIssuer();
  product = await startProduct({
    logFile: 'test-results/external-issuer.log',
    env: { OIDC_ISSUER: other.issuer, OIDC_CLIENT_ID: other.options.clientId, OIDC_AUDIENCE: 'gyg-api' },
  });
  other.options.redirectUris = [at('/auth/callback')];
  other.options.postLogoutRedirectUris = [at('/')];
});
test.afterAll(async () => {
  await product?.stop();
  await other?.close();
});

const endSession = 'end_session_endpoint';
test.beforeEach(async ({ page }) => {
  other.options.accessTokenSeconds = 300;
  other.options.refreshTokens = true;
  other.description[endSession] = `${other.issuer}/end-session`;
  await inLanguage(page, 'en');
});

/** A user with an account at the other issuer. */
function newPerson(name: string, groups: string[] = []): OtherPerson {
  return other.state.addPerson({ name, email: newAddress(), password: 'secret', groups });
}

const atOther = (page: Page) => expect(page.getByRole('heading', { name: 'Sign in elsewhere' })).toBeVisible();
const banner = (page: Page) => page.getByRole('banner');

async function fillIn(page: Page, { email, password }: OtherPerson): Promise<void> {
  await atOther(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Logs a user in for the first time. Ends on their welcome page. */
async function signInFirst(page: Page, person: OtherPerson, target = '/'): Promise<void> {
  await page.goto(at(`/login?target=${encodeURIComponent(target)}`));
  await fillIn(page, person);
  await expect(page).toHaveURL(/\/users\/[\w-]+\/welcome/);
}

const tokenRequests = () => other.requests.filter((path) => path.endsWith('/token')).length;

test('a guest logs in at the other issuer, sees the welcome page the first time, and continues to the target', async ({
  page,
}) => {
  const tove = newPerson('Tove Havet');
  await page.goto(at('/'));
  await banner(page).getByRole('link', { name: 'Log in' }).click();
  await atOther(page);

  await page.goto(at('/notifications'));
  await fillIn(page, tove);
  await expect(page).toHaveURL(/\/welcome/);
  await expect(page.getByRole('heading', { name: 'Welcome, Tove Havet!' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(at('/notifications'));

  await page.reload();
  await expect(banner(page).getByText('Tove Havet')).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(at('/notifications'));
  await fillIn(page, tove);
  await expect(page).toHaveURL(at('/notifications'));
  await expect(banner(page).getByText('Tove Havet')).toBeVisible();
});

test('a new user creates an account at the other issuer', async ({ page }) => {
  await page.goto(at('/users/register?target=%2Fnotifications'));
  await expect(page.getByRole('heading', { name: 'New account elsewhere' })).toBeVisible();
  await page.getByLabel('Name').fill('Nils Ny');
  await page.getByLabel('E-mail').fill(newAddress());
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Nils Ny!' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(at('/notifications'));
});

test('the platform’s account screens redirect to the other issuer', async ({ page }) => {
  for (const path of ['/users/verify?email=a@b.se', '/users/password/reset', '/users/password/new?email=a@b.se']) {
    await page.goto(at(path));
    await atOther(page);
  }
  await page.goto(at('/join'));
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await atOther(page);
});

test('an issuer that does not respond shows an error and a retry, and guests are not affected', async ({ page }) => {
  await page.goto(at('/'));
  await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await other.pause();
  await banner(page).getByRole('link', { name: 'Log in' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect((await page.request.get(at('/api/gygs/search'))).status()).toBe(200);
  await other.resume();
  await again.click();
  await atOther(page);
});

test('an expired token is renewed, and the old refresh token is not used again', async ({ page }) => {
  await signInFirst(page, newPerson('Rut Ny'));
  // Each token counts as expired from its first second, so every call renews it.
  other.options.accessTokenSeconds = 5;
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('gyg.user:')) ?? '';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), expires_at: 1 }));
  });
  const before = tokenRequests();
  await page.goto(at('/notifications'));
  await expect(banner(page).getByText('Rut Ny')).toBeVisible();
  await expect.poll(tokenRequests).toBeGreaterThan(before + 1);
  await page.reload();
  await expect(banner(page).getByText('Rut Ny')).toBeVisible();
});

test('without refresh tokens the end of the session is shown, and login goes through the issuer', async ({ page }) => {
  other.options.refreshTokens = false;
  await signInFirst(page, newPerson('Kim Kort'));
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('gyg.user:')) ?? '';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), expires_at: 1 }));
  });
  await page.goto(at('/notifications'));
  // The issuer still has a session in this browser and asks for nothing.
  await expect(banner(page).getByText('Kim Kort')).toBeVisible();
  await expect(page).toHaveURL(at('/notifications'));
});

test('logging out ends the session here and at the other issuer', async ({ page }) => {
  await signInFirst(page, newPerson('Ute Ur'));
  await page.goto(at('/logout'));
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(at('/'));
  await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await banner(page).getByRole('link', { name: 'Log in' }).click();
  await atOther(page);
});

test('if the issuer has no logout page, logging out ends the session only here', async ({ page }) => {
  delete other.description[endSession];
  await signInFirst(page, newPerson('Siv Kvar'));
  await page.goto(at('/logout'));
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(at('/'));
  await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.reload();
  await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('super users of the other issuer see and get notified of organisation requests; other users do not', async ({
  page,
}) => {
  await signInFirst(page, newPerson('Bo Ek', ['superusers']), '/organizations/requests/list');
  const response = await page.request.post(at('/api/organizations/requests'), {
    data: {
      ...{ name: 'Havets vänner', website: 'https://havet.example', message: 'Hello', country: 'se' },
      ...{ requesterName: 'Vera', requesterEmail: newAddress(), agreePermission: true },
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('Havets vänner').first()).toBeVisible();
  await page.goto(at('/notifications'));
  await expect(page.getByText('Havets vänner').first()).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signInFirst(page, newPerson('Lo Lag', ['staff']), '/organizations/requests/list');
  await page.goto(at('/organizations/requests/list'));
  await expect(banner(page).getByText('Lo Lag')).toBeVisible();
  await expect(page.getByText('Havets vänner')).toHaveCount(0);
  await expect(banner(page).getByRole('link', { name: 'Organisation requests' })).toHaveCount(0);
});

test('the pool is closed, and a demo shows no accounts to log in with', async ({ page }) => {
  for (const path of ['/identity/pool/sign-up', '/identity/interaction/x/login']) {
    expect((await page.request.post(at(path), { data: {} })).status()).toBe(404);
  }
  const description = await (await page.request.get(at('/api/openapi.json'))).text();
  expect(description).not.toContain('Demo1234');
  expect((await (await page.request.get(at('/api/config'))).json()).identity).toEqual({
    ...{ issuer: other.issuer, clientId: other.options.clientId, scope: 'openid email profile', pool: false },
    ...{ groupsClaim: 'groups', parameters: {} },
  });
});
