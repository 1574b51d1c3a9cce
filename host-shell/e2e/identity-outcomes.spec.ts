import type { Page } from '@playwright/test';
import { codeFor, expect, inLanguage, newAddress, test } from './journey';

/** What the screens say, as a person reads it. */
const texts = {
  en: {
    logIn: 'Log in',
    wrongLogin: 'Invalid username/password',
    loginFailed: 'The sign-in did not work. Please try again.',
    tooOften: 'Too many attempts. Try again in 10 minutes.',
    missingLogin: 'Fill in your e-mail address and your password.',
    unconfirmed: 'Your e-mail address is not confirmed yet. Enter the code that we sent you.',
    anew: 'This took a little long. We have started the sign-in anew.',
    create: 'Create account',
    name: 'Name',
    missingSignUp: 'Fill in your name, your e-mail address and a password.',
    terms: 'you need to accept terms',
    weak: 'The password is too weak. See what it needs below.',
    invalid: 'The name or the e-mail address cannot be used. Please check them.',
    notCreated: 'The account could not be created. Please try again.',
    exists: 'There is an account with this e-mail address already.',
    code: 'Code',
    confirm: 'Confirm',
    wrongCode: 'Invalid e-mail or code',
    already: 'This e-mail address is confirmed already. You can sign in.',
    expired: 'The verification failed: the code has run out. Send a new one.',
    notVerified: 'The verification failed. Please try again.',
    missingVerify: 'Fill in your e-mail address and the code.',
    confirmed: 'Your e-mail address is confirmed. Welcome! Now sign in.',
    resend: 'Send a new code',
    sent: 'A verification code is sent.',
    notSent: 'The verification code could not be sent. Please try again.',
    missingEmail: 'Enter your e-mail address first: that is where the code is sent.',
    forgot: 'Forgot your password?',
    ask: 'Send the code',
    notAsked: 'The code could not be sent. Please try again.',
    missingReset: 'Enter the e-mail address of your account.',
    unconfirmedReset: 'Your e-mail address is not confirmed yet. Confirm it with the code that we sent you',
    newPassword: 'New password',
    change: 'Change password',
    expiredReset: 'The code has run out. Send a new one.',
    notChanged: 'The password could not be changed. Please try again.',
    missingChange: 'Fill in your e-mail address, the code and a new password.',
    changed: 'Your password is changed. Sign in with the new one.',
  },
  sv: {
    logIn: 'Logga in',
    wrongLogin: 'Fel användarnamn eller lösenord',
    loginFailed: 'Inloggningen fungerade inte. Försök igen.',
    tooOften: 'För många försök. Försök igen om 10 minuter.',
    missingLogin: 'Fyll i din e-postadress och ditt lösenord.',
    unconfirmed: 'Din e-postadress är inte bekräftad än. Ange koden som vi skickade.',
    anew: 'Det dröjde lite länge. Vi har börjat om inloggningen.',
    create: 'Skapa konto',
    name: 'Namn',
    missingSignUp: 'Fyll i ditt namn, din e-postadress och ett lösenord.',
    terms: 'du behöver godkänna villkoren',
    weak: 'Lösenordet är för svagt. Se nedan vad det behöver.',
    invalid: 'Namnet eller e-postadressen går inte att använda. Kontrollera dem.',
    notCreated: 'Kontot gick inte att skapa. Försök igen.',
    exists: 'Det finns redan ett konto med den här e-postadressen.',
    code: 'Kod',
    confirm: 'Bekräfta',
    wrongCode: 'Fel e-postadress eller kod',
    already: 'E-postadressen är redan bekräftad. Du kan logga in.',
    expired: 'Bekräftelsen misslyckades: koden har gått ut. Skicka en ny.',
    notVerified: 'Bekräftelsen misslyckades. Försök igen.',
    missingVerify: 'Fyll i din e-postadress och koden.',
    confirmed: 'Din e-postadress är bekräftad. Välkommen! Logga in nu.',
    resend: 'Skicka en ny kod',
    sent: 'En bekräftelsekod är skickad.',
    notSent: 'Bekräftelsekoden gick inte att skicka. Försök igen.',
    missingEmail: 'Ange din e-postadress först, det är dit koden skickas.',
    forgot: 'Glömt lösenordet?',
    ask: 'Skicka koden',
    notAsked: 'Koden gick inte att skicka. Försök igen.',
    missingReset: 'Ange e-postadressen till ditt konto.',
    unconfirmedReset: 'Din e-postadress är inte bekräftad än. Bekräfta den med koden som vi skickade',
    newPassword: 'Nytt lösenord',
    change: 'Byt lösenord',
    expiredReset: 'Koden har gått ut. Skicka en ny.',
    notChanged: 'Lösenordet gick inte att byta. Försök igen.',
    missingChange: 'Fyll i din e-postadress, koden och ett nytt lösenord.',
    changed: 'Ditt lösenord är bytt. Logga in med det nya.',
  },
} as const;

const target = '/gygs/somewhere';
const carried = (email: string) => `?${new URLSearchParams({ email, target })}`;
const elin = 'elin@example.org';
const password = 'Havet1234';

/** Another pool: answers with an outcome that ours never gives, or not now. */
async function anotherPool(page: Page) {
  let outcome = '';
  await page.route(/\/identity\/(pool\/[a-z-]+|interaction\/[^/]+\/login)$/, (route) =>
    outcome === ''
      ? route.continue()
      : route.fulfill({
          status: outcome === 'LimitExceededException' ? 429 : 400,
          headers: outcome === 'LimitExceededException' ? { 'retry-after': '570' } : {},
          json: { error: outcome, message: `said ${outcome}` },
        }),
  );
  return {
    gives: (next: string) => {
      outcome = next;
    },
    isGone: () => {
      outcome = '';
    },
  };
}

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
      ['PasswordResetRequiredException', t.loginFailed, 'Unexpected', '400: said PasswordResetRequiredException'],
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
      ['InvalidParameterException', t.invalid, 'InvalidParameterException', '400: said InvalidParameterException'],
      ['LimitExceededException', t.tooOften, 'LimitExceededException'],
      ['LambdaException', t.notCreated, 'session.error_creating_user_account', '400: said LambdaException'],
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
      ['AliasExistsException', t.notVerified, 'verify_user_verification_failed', '400: said AliasExistsException'],
    ] as const) {
      pool.gives(outcome);
      await press(t.confirm);
      await expectAlert(text, code, detail);
    }

    const failed = '400: said CodeDeliveryFailureException';
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
      ['TimeoutException', t.notAsked, 'error_sending_verification_code', '400: said TimeoutException'],
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
      ['UserLambdaException', t.notChanged, 'change_password_error', '400: said UserLambdaException'],
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
