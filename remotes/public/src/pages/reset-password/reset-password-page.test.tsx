import { type PoolOutcome, pool } from '@gyg/platform';
import { buildConfig } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { recallSignIn } from '../../shared/sign-in-memory';
import { recallTarget } from '../../shared/target-memory';
import { carried, setUpAccountScreens, signIn } from '../../testing/account-screen';
import { otherIssuer } from '../../testing/config';
import { refused } from '../../testing/fake-pool';
import { fill } from '../../testing/fill';
import { address, openScreen } from '../../testing/open-screen';
import { ResetPasswordPage } from './reset-password-page';

setUpAccountScreens();

const open = (query = carried) =>
  openScreen({
    screen: <ResetPasswordPage />,
    at: `/users/password/reset${query}`,
    api: { getConfig: () => buildConfig() },
  });

async function ask(outcome?: PoolOutcome) {
  const spy = vi
    .spyOn(pool, 'forgot')
    .mockResolvedValue(outcome === undefined ? { ok: true } : refused(outcome, { retryAfter: 3_000 }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Send the code' }));
  return spy;
}

describe('a forgotten password', () => {
  test.each([undefined, 'UserNotFoundException'] as const)(
    'opens the form for a new one, without revealing who has an account (%s)',
    async (outcome) => {
      const spy = await ask(outcome);
      await waitFor(() => expect(address()).toBe(`/users/password/new${carried}`));
      expect(spy).toHaveBeenCalledWith({ email: 'elin@example.org' });
      expect(recallTarget('elin@example.org')).toBe('/gygs/gyg-shore');
    },
  );

  test('redirects an unconfirmed user to confirm the email address first', async () => {
    await ask('InvalidParameterException');
    await waitFor(() => expect(address()).toBe(`/users/verify${carried}`));
    expect(recallSignIn()).toEqual({ notice: 'unconfirmedReset' });
  });

  test('requires an email address', async () => {
    const spy = vi.spyOn(pool, 'forgot');
    const { user } = await open('');
    await user.click(await screen.findByRole('button', { name: 'Send the code' }));
    expect((await screen.findByRole('alert')).dataset.code).toBe('user.password_reset_missing_email');
    fill(screen.getByRole('textbox', { name: 'E-mail' }), 'elin');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    expect(await screen.findByText('Enter an e-mail address, such as name@example.org.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(spy).not.toHaveBeenCalled();
  });

  test('is handled by another issuer if it manages the accounts', async () => {
    await openScreen({
      screen: <ResetPasswordPage />,
      at: `/users/password/reset${carried}`,
      api: { getConfig: otherIssuer },
    });
    await waitFor(() => expect(signIn).toHaveBeenCalledWith('/gygs/gyg-shore'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
