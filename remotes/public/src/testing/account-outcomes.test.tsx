import { type PoolOutcome, pool } from '@gyg/platform';
import { startTestTexts } from '@gyg/platform/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { LoginPage } from '../pages/login/login-page';
import { NewPasswordPage } from '../pages/new-password/new-password-page';
import { RegisterPage } from '../pages/register/register-page';
import { ResetPasswordPage } from '../pages/reset-password/reset-password-page';
import { VerifyPage } from '../pages/verify/verify-page';
import { rememberSignIn, type SignInNotice } from '../shared/sign-in-memory';
import { lastToast, setUpAccountScreens } from './account-screen';
import { accountWords } from './account-words';
import { refused } from './fake-pool';
import { openScreen } from './open-screen';

// The outcomes of the identity service in both languages. Other effects of an outcome are tested with each screen.

setUpAccountScreens();

type Word = keyof typeof accountWords.en;
type Call = keyof typeof pool;

const screens = {
  login: { page: <LoginPage />, at: '/login?interaction=abc', call: 'logIn', press: 'logIn' },
  signUp: { page: <RegisterPage />, at: '/users/register', call: 'signUp', press: 'create' },
  confirm: { page: <VerifyPage />, at: '/users/verify', call: 'confirm', press: 'confirm' },
  resend: { page: <VerifyPage />, at: '/users/verify', call: 'resend', press: 'resend' },
  forgot: { page: <ResetPasswordPage />, at: '/users/password/reset', call: 'forgot', press: 'ask' },
  change: { page: <NewPasswordPage />, at: '/users/password/new', call: 'confirmForgot', press: 'change' },
} satisfies Record<string, { page: ReactNode; at: string; call: Call; press: Word }>;
type Screen = keyof typeof screens;

const detailText = '400: said so';

/** The refusals of each screen: the service's outcome, the message, and its stable code. */
const refusals: readonly [Screen, PoolOutcome, Word, string, detail?: string][] = [
  ['login', 'NotAuthorizedException', 'wrongLogin', 'NotAuthorizedException'],
  ['login', 'UserNotFoundException', 'wrongLogin', 'NotAuthorizedException'],
  ['login', 'LimitExceededException', 'tooOften', 'LimitExceededException'],
  ['login', 'Unexpected', 'loginFailed', 'error_signing_in', detailText],
  ['signUp', 'InvalidParameterException', 'invalid', 'InvalidParameterException', detailText],
  ['signUp', 'LimitExceededException', 'tooOften', 'LimitExceededException'],
  ['signUp', 'Unexpected', 'notCreated', 'session.error_creating_user_account', detailText],
  ['confirm', 'CodeMismatchException', 'wrongCode', 'CodeMismatchException'],
  ['confirm', 'UserNotFoundException', 'wrongCode', 'CodeMismatchException'],
  ['confirm', 'ExpiredCodeException', 'expired', 'ExpiredCodeException'],
  ['confirm', 'LimitExceededException', 'tooOften', 'LimitExceededException'],
  ['confirm', 'Unexpected', 'notVerified', 'verify_user_verification_failed', detailText],
  ['resend', 'LimitExceededException', 'tooOften', 'LimitExceededException'],
  ['forgot', 'LimitExceededException', 'tooOften', 'LimitExceededException'],
  ['forgot', 'Unexpected', 'notAsked', 'error_sending_verification_code', detailText],
  ['change', 'CodeMismatchException', 'wrongCode', 'CodeMismatchException'],
  ['change', 'UserNotFoundException', 'wrongCode', 'CodeMismatchException'],
  ['change', 'ExpiredCodeException', 'expiredReset', 'ExpiredCodeException'],
  ['change', 'LimitExceededException', 'tooOften', 'LimitExceededException'],
  ['change', 'Unexpected', 'notChanged', 'change_password_error', detailText],
];

/** The message of each form that is sent empty. */
const missing: readonly [Screen, Word, string][] = [
  ['login', 'missingLogin', 'missing_email_or_password'],
  ['signUp', 'missingSignUp', 'session.missing_mandatory_values'],
  ['confirm', 'missingVerify', 'verify_user_missing_values'],
  ['resend', 'missingEmail', 'verify_user_missing_email'],
  ['forgot', 'missingReset', 'user.password_reset_missing_email'],
  ['change', 'missingChange', 'change_password_missing_values'],
];

/** The first message of a screen about what happened on the previous one. */
const notices: readonly [Screen, SignInNotice, Word][] = [
  ['confirm', 'unconfirmed', 'unconfirmed'],
  ['confirm', 'exists', 'exists'],
  ['confirm', 'unconfirmedReset', 'unconfirmedReset'],
  ['login', 'expired', 'again'],
  ['login', 'confirmed', 'confirmed'],
  ['login', 'alreadyConfirmed', 'already'],
  ['login', 'passwordChanged', 'changed'],
];

const entries: Readonly<Record<string, string>> = { email: 'elin@example.org', password: 'Havet1234', text: '123456' };

function fillIn(): void {
  for (const field of document.querySelectorAll('input')) {
    if (field.type === 'checkbox') fireEvent.click(field);
    else fireEvent.input(field, { target: { value: entries[field.type] ?? '' } });
  }
}

const open = async (name: Screen, language: 'en' | 'sv' = 'en') => {
  await openScreen({ screen: screens[name].page, at: screens[name].at, language });
  return screen.findByRole('button', { name: accountWords[language][screens[name].press] });
};
const refuseWith = (name: Screen, outcome: PoolOutcome) =>
  vi.spyOn(pool, screens[name].call).mockResolvedValue(refused(outcome, { retryAfter: 570, detail: detailText }));
const alertText = () => screen.getByRole('alert').textContent;
/** Whether the same is shown in English and, after the language was switched, in Swedish. */
async function expectInBoth(shown: () => string | null, word: Word) {
  expect(shown()).toContain(accountWords.en[word]);
  await act(() => startTestTexts('sv', []));
  await waitFor(() => expect(shown()).toContain(accountWords.sv[word]));
}

test.each(refusals)('%s: %s shows %s', async (name, outcome, word, code, detail = '') => {
  refuseWith(name, outcome);
  const send = await open(name);
  fillIn();
  fireEvent.click(send);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(detail);
  expect(alert.dataset.code).toBe(code);
  expect(document.activeElement).toBe(alert);
  await expectInBoth(alertText, word);
});

test.each(missing)('%s without entries: %s', async (name, word, code) => {
  fireEvent.click(await open(name));
  expect((await screen.findByRole('alert')).dataset.code).toBe(code);
  await expectInBoth(alertText, word);
});

test.each(notices)('%s after %s: %s', async (name, notice, word) => {
  rememberSignIn({ notice });
  await open(name);
  await expectInBoth(() => screen.getByRole('status').textContent, word);
});

test.each([
  ['signUp', 'en'],
  ['change', 'sv'],
] as const)('%s: a weak password shows an error at the field (%s)', async (name, language) => {
  refuseWith(name, 'InvalidPasswordException');
  const send = await open(name, language);
  fillIn();
  fireEvent.click(send);
  await screen.findByText(accountWords[language].weak);
  expect(document.activeElement).toBe(document.querySelector('input[autocomplete="new-password"]'));
});

test('a sign-up without consent requires it', async () => {
  fireEvent.click(await open('signUp'));
  await screen.findByText(accountWords.en.terms);
  await expectInBoth(() => document.body.textContent, 'terms');
});

test('a new code is sent, or shows an error', async () => {
  refuseWith('resend', 'UserNotFoundException');
  const send = await open('resend');
  fillIn();
  fireEvent.click(send);
  await waitFor(() => expect(lastToast()).toBe(accountWords.en.sent));
  refuseWith('resend', 'Unexpected');
  fireEvent.click(send);
  await screen.findByRole('alert');
  await expectInBoth(alertText, 'notSent');
});
