import type { Page } from '@playwright/test';
import { anotherPool } from './another-pool';
import { texts } from './identity-words';
import { codeFor, expect, inLanguage, newAddress, test } from './journey';

const target = '/gygs/somewhere';
const carried = (email: string) => `?${new URLSearchParams({ email, target })}`;
const elin = 'elin@example.org';
const password = 'Havet1234';

/** Screen, form and the pool behind it, in one language. */
async function openAt(page: Page, language: 'en' | 'sv', path: string) {
  await inLanguage(page, language);
  const pool = await anotherPool(page);
  await page.goto(path);
  const main = page.getByRole('main');
  const alert = main.getByRole('alert');
  return {
    t: texts[language],
    pool,
    main,
    field: (name: string) => main.getByLabel(name, { exact: true }),
    press: (name: string) => main.getByRole('button', { name, exact: true }).click(),
    /** The sentence, its stable code, and for what has no sentence of its own the technical detail. */
    expectAlert: async (text: string, code: string, detail = '') => {
      await expect(alert).toContainText(text);
      await expect(alert).toHaveAttribute('data-code', code);
      if (detail !== '') await expect(alert).toContainText(detail);
    },
  };
}

async function signUp(page: Page, email: string): Promise<void> {
  const data = { name: 'Moa Ek', email, password, locale: 'en' };
  expect((await page.request.post('/identity/pool/sign-up', { data })).status()).toBe(201);
}

for (const language of ['en', 'sv'] as const) {
  test(`what can come of a login (${language})`, async ({ page }) => {
    const email = newAddress();
    const { t, pool, main, field, press, expectAlert } = await openAt(page, language, `/login${carried(email)}`);
    const input = page.locator('input[type="password"]');

    await press(t.logIn);
    await expectAlert(t.missingLogin, 'missing_email_or_password');
    await input.fill(password);
    await press(t.logIn);
    await expectAlert(t.wrongLogin, 'NotAuthorizedException');
    for (const [outcome, text, code, detail] of [
      ['UserNotFoundException', t.wrongLogin, 'NotAuthorizedException'],
      ['LimitExceededException', t.tooOften, 'LimitExceededException'],
      [
        'PasswordResetRequiredException',
        t.loginFailed,
        'error_signing_in',
        '400: PasswordResetRequiredException, said so',
      ],
    ] as const) {
      pool.gives(outcome);
      await press(t.logIn);
      await expectAlert(text, code, detail);
    }

    const before = new URL(page.url()).searchParams.get('interaction');
    pool.gives('InteractionExpiredException');
    await press(t.logIn);
    await expect(main.getByRole('status')).toHaveText(t.anew);
    expect(new URL(page.url()).searchParams.get('interaction')).not.toBe(before);
    await expect(page.locator('input[type="email"]')).toHaveValue(email);

    pool.isGone();
    await signUp(page, email);
    await input.fill(password);
    await press(t.logIn);
    await expect(page).toHaveURL(`/users/verify${carried(email)}`);
    await expect(main.getByRole('status')).toHaveText(t.unconfirmed);

    await field(t.code).fill(await codeFor(page, email));
    await press(t.confirm);
    await expect(main.getByRole('status')).toHaveText(t.confirmed);
    await expect(page.locator('input[type="email"]')).toHaveValue(email);
  });

  test(`what can come of a sign-up (${language})`, async ({ page }) => {
    const { t, pool, main, field, press, expectAlert } = await openAt(
      page,
      language,
      `/users/register?target=${encodeURIComponent(target)}`,
    );
    await press(t.create);
    await expectAlert(t.missingSignUp, 'session.missing_mandatory_values');
    await expect(main.getByText(t.terms)).toBeVisible();
    await expect(field(t.name)).toBeFocused();

    await field(t.name).fill('Elin Sandberg');
    await page.locator('input[type="email"]').fill(' volunteer@demo.gyg ');
    await page.locator('input[type="password"]').fill(password);
    await page.getByRole('checkbox').check();
    pool.gives('InvalidPasswordException');
    await press(t.create);
    await expect(main.getByText(t.weak)).toBeVisible();
    await expect(page.locator('input[type="password"]')).toBeFocused();
    for (const [outcome, text, code, detail] of [
      ['InvalidParameterException', t.invalid, 'InvalidParameterException', '400: said so'],
      ['LimitExceededException', t.tooOften, 'LimitExceededException'],
      ['LambdaException', t.notCreated, 'session.error_creating_user_account', '400: LambdaException, said so'],
    ] as const) {
      pool.gives(outcome);
      await press(t.create);
      await expectAlert(text, code, detail);
    }

    pool.gives('UsernameExistsException');
    await press(t.create);
    await expect(page).toHaveURL(`/users/verify${carried('volunteer@demo.gyg')}`);
    await expect(main.getByRole('status')).toContainText(t.exists);
  });

  test(`what can come of a verification and of a new code (${language})`, async ({ page }) => {
    const email = newAddress();
    await signUp(page, email);
    const { t, pool, main, field, press, expectAlert } = await openAt(page, language, `/users/verify${carried('')}`);
    await press(t.confirm);
    await expectAlert(t.missingVerify, 'verify_user_missing_values');
    await press(t.resend);
    await expectAlert(t.missingEmail, 'verify_user_missing_email');

    await page.locator('input[type="email"]').fill(email);
    await field(t.code).fill('000 00x');
    await press(t.confirm);
    await expectAlert(t.wrongCode, 'CodeMismatchException');
    for (const [outcome, text, code, detail] of [
      ['UserNotFoundException', t.wrongCode, 'CodeMismatchException'],
      ['ExpiredCodeException', t.expired, 'ExpiredCodeException'],
      ['LimitExceededException', t.tooOften, 'LimitExceededException'],
      ['AliasExistsException', t.notVerified, 'verify_user_verification_failed', '400: AliasExistsException, said so'],
    ] as const) {
      pool.gives(outcome);
      await press(t.confirm);
      await expectAlert(text, code, detail);
    }

    const failed = '400: CodeDeliveryFailureException, said so';
    for (const [outcome, text, code, detail] of [
      ['LimitExceededException', t.tooOften, 'LimitExceededException'],
      ['CodeDeliveryFailureException', t.notSent, 'error_sending_verification_code', failed],
    ] as const) {
      pool.gives(outcome);
      await press(t.resend);
      await expectAlert(text, code, detail);
    }
    pool.gives('UserNotFoundException');
    await press(t.resend);
    await expect(page.getByText(t.sent)).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);

    pool.gives('InvalidParameterException');
    await press(t.resend);
    await expect(page).toHaveURL(/\/login\?.*interaction=/);
    await expect(main.getByRole('status')).toHaveText(t.already);
    await page.goto(`/users/verify${carried(email)}`);
    await field(t.code).fill('123456');
    pool.gives('NotAuthorizedException');
    await press(t.confirm);
    await expect(page).toHaveURL(/\/login\?.*interaction=/);
    await expect(main.getByRole('status')).toHaveText(t.already);
  });

  test(`what can come of a forgotten password (${language})`, async ({ page }) => {
    const { t, pool, main, press, expectAlert } = await openAt(page, language, `/users/password/reset${carried('')}`);
    await press(t.ask);
    await expectAlert(t.missingReset, 'user.password_reset_missing_email');
    await page.locator('input[type="email"]').fill(elin);
    for (const [outcome, text, code, detail] of [
      ['LimitExceededException', t.tooOften, 'LimitExceededException'],
      ['TimeoutException', t.notAsked, 'error_sending_verification_code', '400: TimeoutException, said so'],
    ] as const) {
      pool.gives(outcome);
      await press(t.ask);
      await expectAlert(text, code, detail);
    }

    pool.gives('InvalidParameterException');
    await press(t.ask);
    await expect(page).toHaveURL(`/users/verify${carried(elin)}`);
    await expect(main.getByRole('status')).toContainText(t.unconfirmedReset);

    await page.goBack();
    await page.locator('input[type="email"]').fill(elin);
    pool.gives('UserNotFoundException');
    await press(t.ask);
    await expect(page).toHaveURL(`/users/password/new${carried(elin)}`);
  });

  test(`what can come of a new password (${language})`, async ({ page }) => {
    const email = newAddress();
    await signUp(page, email);
    const confirmed = { email, code: await codeFor(page, email), password };
    expect((await page.request.post('/identity/pool/confirm', { data: confirmed })).ok()).toBe(true);

    const { t, pool, main, field, press, expectAlert } = await openAt(page, language, `/login${carried(email)}`);
    await main.getByRole('link', { name: t.forgot }).click();
    await press(t.ask);
    await expect(page).toHaveURL(`/users/password/new${carried(email)}`);
    await press(t.change);
    await expectAlert(t.missingChange, 'change_password_missing_values');

    await field(t.newPassword).fill('Skogen4321');
    await field(t.code).fill('00000x');
    await press(t.change);
    await expectAlert(t.wrongCode, 'CodeMismatchException');
    for (const [outcome, text, code, detail] of [
      ['UserNotFoundException', t.wrongCode, 'CodeMismatchException'],
      ['ExpiredCodeException', t.expiredReset, 'ExpiredCodeException'],
      ['LimitExceededException', t.tooOften, 'LimitExceededException'],
      ['UserLambdaException', t.notChanged, 'change_password_error', '400: UserLambdaException, said so'],
    ] as const) {
      pool.gives(outcome);
      await press(t.change);
      await expectAlert(text, code, detail);
    }
    pool.gives('InvalidPasswordException');
    await press(t.change);
    await expect(main.getByText(t.weak)).toBeVisible();

    pool.isGone();
    const mails = await page.request.get(`/mailbox.json?to=${encodeURIComponent(email)}`);
    const { messages }: { messages: { text: string }[] } = await mails.json();
    expect(messages[0]?.text).toContain(`/users/password/new?email=${encodeURIComponent(email)}`);
    await field(t.code).fill(await codeFor(page, email));
    await press(t.change);
    await expect(main.getByRole('status')).toHaveText(t.changed);
    await expect(page.locator('input[type="email"]')).toHaveValue(email);
    await page.locator('input[type="password"]').fill('Skogen4321');
    await press(t.logIn);
    await expect(page).toHaveURL(/\/users\/[^/]+\/welcome\?target=/);
  });
}
