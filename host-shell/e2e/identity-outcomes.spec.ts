import type { Page } from '@playwright/test';
import { newAccount } from './accounts';
import { codeFor, expect, inLanguage, newAddress, test } from './journey';

// The screens' tests check the texts of each outcome in both languages. Here the real identity service responds.

const target = '/gygs/somewhere';
const carried = (email: string) => `?${new URLSearchParams({ email, target })}`;
const password = 'Havet1234';

async function signUp(page: Page, email: string): Promise<void> {
  const data = { name: 'Moa Ek', email, password, locale: 'en' };
  expect((await page.request.post('/identity/pool/sign-up', { data })).status()).toBe(201);
}

test('a login is refused, expires and restarts, and continues after confirmation of the email address', async ({
  page,
}) => {
  await inLanguage(page, 'sv');
  const email = newAddress();
  await page.goto(`/login${carried(email)}`);
  const main = page.getByRole('main');
  const logIn = () => main.getByRole('button', { name: 'Logga in', exact: true }).click();
  await page.locator('input[type="password"]').fill(password);
  await logIn();
  await expect(main.getByRole('alert')).toHaveText('Fel användarnamn eller lösenord');

  const before = new URL(page.url()).searchParams.get('interaction');
  await page.route(/\/identity\/interaction\/[^/]+\/login$/, (route) =>
    route.fulfill({ status: 400, json: { error: 'InteractionExpiredException', message: 'over' } }),
  );
  await logIn();
  await expect(main.getByRole('status')).toHaveText('Det tog för lång tid. Vi har börjat om inloggningen.');
  expect(new URL(page.url()).searchParams.get('interaction')).not.toBe(before);
  await expect(page.locator('input[type="email"]')).toHaveValue(email);
  await page.unrouteAll();

  await signUp(page, email);
  await page.locator('input[type="password"]').fill(password);
  await logIn();
  await expect(page).toHaveURL(`/users/verify${carried(email)}`);
  await expect(main.getByRole('status')).toHaveText(
    'Din e‑postadress är inte bekräftad än. Ange koden som vi skickade.',
  );
  const confirm = async (code: string) => {
    await main.getByLabel('Kod', { exact: true }).fill(code);
    await main.getByRole('button', { name: 'Bekräfta', exact: true }).click();
  };
  await confirm('000 00x');
  await expect(main.getByRole('alert')).toHaveAttribute('data-code', 'CodeMismatchException');
  await confirm(await codeFor(page, email));
  await expect(page).toHaveURL(new RegExp(`/users/[^/]+/welcome\\?target=${encodeURIComponent(target)}$`));
});

test('a forgotten password is reset with a code, and the login continues to the target', async ({ page }) => {
  await inLanguage(page, 'en');
  const email = newAddress();
  await newAccount(page, 'Moa Ek', { email });
  await page.goto(`/login${carried(email)}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Forgot your password?' }).click();
  await main.getByRole('button', { name: 'Send the code' }).click();
  await expect(page).toHaveURL(`/users/password/new${carried(email)}`);
  const change = async (code: string, fresh: string) => {
    await main.getByLabel('New password', { exact: true }).fill(fresh);
    await main.getByLabel('Code', { exact: true }).fill(code);
    await main.getByRole('button', { name: 'Change password' }).click();
  };
  await change('00000x', 'Skogen4321');
  await expect(main.getByRole('alert')).toHaveAttribute('data-code', 'CodeMismatchException');

  const mails = await page.request.get(`/mailbox.json?to=${encodeURIComponent(email)}`);
  const { messages }: { messages: { text: string }[] } = await mails.json();
  expect(messages[0]?.text).toContain(`/users/password/new?email=${encodeURIComponent(email)}`);
  await change(await codeFor(page, email), 'Skogen4321');
  await expect(main.getByRole('status')).toHaveText('Your password is changed. Log in with the new one.');
  await expect(page.locator('input[type="email"]')).toHaveValue(email);
  await page.locator('input[type="password"]').fill('Skogen4321');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/users\/[^/]+\/welcome\?target=/);
});
