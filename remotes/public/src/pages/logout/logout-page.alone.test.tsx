import { signOut } from '@gyg/platform';
import { useToasts } from '@gyg/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { LogoutPage } from './logout-page';

vi.mock('@gyg/platform', async (original) => ({ ...(await original<object>()), signOut: vi.fn(async () => {}) }));
afterEach(() => {
  closeScreen();
  vi.mocked(signOut).mockClear();
});

const open = (session = {}) => openScreen({ screen: <LogoutPage />, at: '/logout', session });

describe('logging out', () => {
  test('asks first, then signs out', async () => {
    const { user } = await open(elin);
    expect(signOut).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('says so when it did not work, and can be tried again', async () => {
    vi.mocked(signOut).mockRejectedValueOnce(new Error('away'));
    const { user } = await open(elin);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toContain('could not be logged out'));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(signOut).toHaveBeenCalledTimes(2);
  });

  test('a guest has nothing to leave and goes home', async () => {
    await open();
    await waitFor(() => expect(address()).toBe('/'));
  });
});
