import { type PoolOutcome, pool } from '@gyg/platform';
import { buildConfig } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { recallSignIn } from '../../shared/sign-in-memory';
import { rememberTarget } from '../../shared/target-memory';
import { carried, lastToast, setUpAccountScreens, signIn } from '../../testing/account-screen';
import { otherIssuer } from '../../testing/config';
import { refused } from '../../testing/fake-pool';
import { fill } from '../../testing/fill';
import { address, openScreen } from '../../testing/open-screen';
import { NewPasswordPage } from './new-password-page';

setUpAccountScreens();

const open = (query = carried) =>
  openScreen({
    screen: <NewPasswordPage />,
    at: `/users/password/new${query}`,
    api: { getConfig: () => buildConfig() },
  });

async function change(outcome?: PoolOutcome, query = carried) {
  const spy = vi
    .spyOn(pool, 'confirmForgot')
    .mockResolvedValue(outcome === undefined ? { ok: true } : refused(outcome, { retryAfter: 600 }));
  const { user } = await open(query);
  fill(await screen.findByRole('textbox', { name: 'Code' }), '123 456');
  fill(screen.getByLabelText('New password'), 'Shorecr1');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  return spy;
}

describe('a new password', () => {
  test('is set with the code, then redirects to the login with email and target', async () => {
    const spy = await change();
    await waitFor(() => expect(address()).toBe(`/login${carried}`));
    expect(spy).toHaveBeenCalledWith({ email: 'elin@example.org', code: '123456', password: 'Shorecr1' });
    expect(lastToast()).toBe('Your password is changed. Log in with the new one.');
    expect(recallSignIn()).toEqual({ notice: 'passwordChanged' });
  });

  test('redirects to the stored target in the tab that the email’s link opens', async () => {
    rememberTarget('elin@example.org', '/gygs/gyg-shore');
    await change(undefined, '?email=elin%40example.org');
    await waitFor(() => expect(address()).toBe(`/login${carried}`));
  });

  test('has the same strength meter and hints as sign-up', async () => {
    await open();
    fill(await screen.findByLabelText('New password'), 'abc');
    expect(screen.getByRole('meter', { name: 'Password strength' }).getAttribute('value')).toBe('50');
    expect(screen.getByText('Needs at least a number between 0-9')).toBeTruthy();
  });

  test('requires all three before anything is sent', async () => {
    const spy = vi.spyOn(pool, 'confirmForgot');
    const { user } = await open('');
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    expect((await screen.findByRole('alert')).dataset.code).toBe('change_password_missing_values');
    for (const text of ['Enter your e-mail address.', 'Enter the code from the e-mail.', 'Choose a password.']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(spy).not.toHaveBeenCalled();
  });

  test('is marked up for password managers and phones', async () => {
    await open();
    const code = await screen.findByRole('textbox', { name: 'Code' });
    const fields = [screen.getByRole('textbox', { name: 'E-mail' }), code, screen.getByLabelText('New password')];
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'username',
      'one-time-code',
      'new-password',
    ]);
  });

  test('links to the mailbox in a demo', async () => {
    await open();
    expect(await screen.findByRole('link', { name: /Open the mailbox/ })).toBeTruthy();
  });
});

describe('another code', () => {
  async function sendAgain(outcome?: PoolOutcome, query = carried) {
    const spy = vi.spyOn(pool, 'forgot').mockResolvedValue(outcome === undefined ? { ok: true } : refused(outcome));
    const { user } = await open(query);
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    return spy;
  }

  test.each([undefined, 'UserNotFoundException'] as const)('is sent, or looks as if it was (%s)', async (outcome) => {
    await sendAgain(outcome);
    await waitFor(() => expect(lastToast()).toBe('A verification code has been sent.'));
    expect(address()).toBe(`/users/password/new${carried}`);
  });

  test('redirects an unconfirmed user to confirm the email address first', async () => {
    await sendAgain('InvalidParameterException');
    await waitFor(() => expect(address()).toBe(`/users/verify${carried}`));
  });

  test('shows an error if it could not be sent', async () => {
    await sendAgain('Unexpected');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('error_sending_verification_code')).toBeTruthy();
  });

  test('requires an email address', async () => {
    const spy = await sendAgain(undefined, '');
    expect((await screen.findByRole('alert')).dataset.code).toBe('user.password_reset_missing_email');
    expect(spy).not.toHaveBeenCalled();
  });
});

test('another issuer handles it if it manages the accounts', async () => {
  await openScreen({
    screen: <NewPasswordPage />,
    at: `/users/password/new${carried}`,
    api: { getConfig: otherIssuer },
  });
  await waitFor(() => expect(signIn).toHaveBeenCalledWith('/gygs/gyg-shore'));
  expect(screen.queryByRole('textbox')).toBeNull();
});
