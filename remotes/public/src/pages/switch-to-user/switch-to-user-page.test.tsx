import { useToasts } from '@gyg/platform/testing';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { SwitchToUserPage } from './switch-to-user-page';

afterEach(closeScreen);

describe('switching to user', () => {
  test('clears the organisation, shows a toast and redirects to home', async () => {
    sessionStorage.setItem('gyg.admin', 'org-fix');
    await openScreen({
      screen: <SwitchToUserPage />,
      at: '/switch/user',
      session: { ...elin, loginRole: 'ADMIN', organizationId: 'org-fix' },
    });
    await waitFor(() => expect(address()).toBe('/'));
    expect([sessionStorage.getItem('gyg.admin'), localStorage.getItem('gyg.admin')]).toEqual(['', null]);
    expect(useToasts.getState().toasts.at(-1)?.text).toBe('You are in user mode again.');
  });
});
