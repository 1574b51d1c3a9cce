import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryPage } from '../testing/memory-page';
import { setTestSession } from '../testing/platform-provider';
import { RequireAdmin, RequireSuperUser, RequireUser } from './guards';
import { useLoginRequired } from './login-reason';
import { session } from './page';

afterEach(() => vi.restoreAllMocks());

const Elsewhere = () => <p>{useLoginRequired() ? 'login required' : 'elsewhere'}</p>;

function open(screen: ReactNode, at: string) {
  const routes = [
    { path: at.split('?')[0] ?? '', element: screen },
    { path: '*', element: <Elsewhere /> },
  ];
  const page = memoryPage(routes, at);
  render(page.element);
  return page.address;
}
const user = { loginRole: 'USER', userId: 'user-elin' } as const;

describe('a screen for users', () => {
  const guarded = <RequireUser waiting={<p>waiting</p>}>screen</RequireUser>;

  test('redirects guests to the login with the target and the reason', () => {
    setTestSession();
    expect(open(guarded, '/notifications?page=2')()).toBe('/login?target=%2Fnotifications%3Fpage%3D2');
    expect(screen.getByText('login required')).toBeTruthy();
  });

  test('redirects to home when the user has just logged out in another tab', () => {
    setTestSession();
    vi.spyOn(session, 'hasJustSignedOut').mockReturnValue(true);
    expect(open(guarded, '/notifications')()).toBe('/');
    expect(screen.getByText('elsewhere')).toBeTruthy();
  });

  test('waits for the session to load, then renders for users', () => {
    setTestSession({ status: 'starting' });
    open(guarded, '/notifications');
    expect(screen.getByText('waiting')).toBeTruthy();
    act(() => setTestSession(user));
    expect(screen.getByText('screen')).toBeTruthy();
  });
});

test('a screen for super users shows other users why it is refused', () => {
  setTestSession(user);
  open(
    <RequireSuperUser waiting={null} refused={<p>refused</p>}>
      screen
    </RequireSuperUser>,
    '/test',
  );
  expect(screen.getByText('refused')).toBeTruthy();
});

describe('a screen of an organisation', () => {
  const guarded = <RequireAdmin waiting={null}>screen</RequireAdmin>;

  test('redirects users to the switch to admin mode, and refreshes the memberships of administrators', () => {
    setTestSession(user);
    const refresh = vi.spyOn(session, 'refreshMemberships').mockReturnValue();
    expect(open(guarded, '/admin/gygs/hosted')()).toBe('/switch/admin?path=%2Fadmin%2Fgygs%2Fhosted');
    expect(refresh).not.toHaveBeenCalled();
    session.store.setState({ loginRole: 'ADMIN', organizationId: 'org-fix' });
    open(guarded, '/admin/gygs/hosted');
    expect([screen.getByText('screen') !== null, refresh.mock.calls.length]).toEqual([true, 1]);
  });

  test('redirects to home when the role has just been revoked', () => {
    vi.spyOn(session, 'hasJustLostRole').mockReturnValue(true);
    setTestSession(user);
    expect(open(guarded, '/admin/gygs/hosted')()).toBe('/');
  });
});
