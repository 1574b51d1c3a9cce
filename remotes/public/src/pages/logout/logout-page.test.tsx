import { useToasts } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setUpAccountScreens, signOut } from '../../testing/account-screen';
import { address, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { LogoutPage } from './logout-page';

setUpAccountScreens();

const open = (session = {}) => openScreen({ screen: <LogoutPage />, at: '/logout', session });

describe('logging out', () => {
  test('asks for confirmation, then logs out', async () => {
    const { user } = await open(elin);
    expect(signOut).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('shows an error if it fails, and can be retried', async () => {
    signOut.mockRejectedValueOnce(new Error('away'));
    const { user } = await open(elin);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toContain('could not be logged out'));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(signOut).toHaveBeenCalledTimes(2);
  });

  test('redirects a guest to home', async () => {
    await open();
    await waitFor(() => expect(address()).toBe('/'));
  });
});
