import type { AnswerOf } from '@gyg/contract';
import type { Page } from '@playwright/test';
import { openGyg } from './find-gyg';
import { codeFor, expect, inLanguage, newAddress, test } from './journey';

const password = 'Havet1234';

/** Fills in the sign-up form on the page. Returns the email address. */
async function signUp(page: Page): Promise<string> {
  const email = newAddress();
  await page.getByLabel('Name', { exact: true }).fill('Moa Ek');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/users\/verify/);
  return email;
}

/** Enters the code from the mailbox, which logs in this browser, and continues from the welcome page. */
async function arrive(page: Page, email: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(/\/users\/[^/]+\/welcome/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Continue to / })
    .click();
}

/** The link in the newest email to an address. */
async function mailedLink(page: Page, email: string): Promise<string> {
  await codeFor(page, email);
  const response = await page.request.get(`/mailbox.json?to=${encodeURIComponent(email)}`);
  const { messages }: { messages: { text: string }[] } = await response.json();
  return /http\S+\/users\/verify\S*/.exec(messages[0]?.text ?? '')?.[0] ?? '';
}

/** A gyg's page by its friendly urls. */
async function friendlyGyg(page: Page): Promise<{ org: string; gyg: string; path: string }> {
  const { url } = await openGyg(page);
  const response = await page.request.get(`/api${url}`);
  const { orgFriendlyUrl: org, friendlyUrl: gyg }: AnswerOf<'getGyg'> = await response.json();
  return { org, gyg, path: `/go/${org}/${gyg}` };
}

const signUpToJoin = (page: Page) => page.getByRole('link', { name: /Sign up to join/ }).first();

test.beforeEach(({ page }) => inLanguage(page, 'en'));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });
  test('from a gyg, and back to it, even if the code’s link opens another tab', async ({ page, context }) => {
    const { url } = await openGyg(page);
    await page.goto(url);
    await signUpToJoin(page).click();
    const email = await signUp(page);
    const link = await mailedLink(page, email);
    expect(link).not.toContain('target');
    const tab = await context.newPage();
    await tab.goto(link);
    await arrive(tab, email);
    await expect(tab).toHaveURL(url);
  });
});

test('from a gyg’s friendly url, and back to it', async ({ page }) => {
  const { path } = await friendlyGyg(page);
  await page.goto(path);
  await signUpToJoin(page).click();
  await arrive(page, await signUp(page));
  await expect(page).toHaveURL(path);
});

test('from a sign-up with an organisation and its gyg in the query', async ({ page }) => {
  const { org, gyg, path } = await friendlyGyg(page);
  await page.goto(`/users/register?${new URLSearchParams({ org, gyg })}`);
  await arrive(page, await signUp(page));
  await expect(page).toHaveURL(path);
});

test('from an organisation’s invitation link to joining it', async ({ page }) => {
  await page.goto('/users/invite/ren-kust-bohuslan');
  await expect(page.getByRole('main').getByText('Ren Kust Bohuslän', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).click();
  await arrive(page, await signUp(page));
  await expect(page).toHaveURL('/users/join/ren-kust-bohuslan?source=INVITE_LINK');
  await page.goto('/users/invite/ren-kust-bohuslan');
  await expect(page.getByRole('main').getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/users/join/ren-kust-bohuslan?source=INVITE_LINK',
  );
});

test('never to another site, even if it is the target', async ({ page }) => {
  await page.goto(`/users/register?target=${encodeURIComponent('/..//elsewhere.example')}`);
  const email = await signUp(page);
  await expect(page).toHaveURL(`/users/verify?email=${encodeURIComponent(email)}`);
});
