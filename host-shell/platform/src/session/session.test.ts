import { MetadataService, UserManager } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storedTokens, storeUser } from './testing/fake-issuer';
import {
  change,
  changeInOtherTab,
  clearStorage,
  closePage,
  elin,
  openPage,
  storageKeyOfUser,
} from './testing/open-page';

beforeEach(clearStorage);
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a session', () => {
  test('has the fields of the logged-in user', async () => {
    storeUser();
    const { state } = await openPage();
    expect(state()).toMatchObject({
      status: 'ready',
      userId: 'user-elin',
      authentication: 'access-1',
      profileName: 'Elin Sandberg',
      email: 'elin@example.org',
      profileImage: '',
      country: 'se',
      organizationAdmin: false,
      userGroups: [],
      notificationCount: 2,
      loginRole: 'USER',
      organizationId: '',
      organizationName: '',
      organizationType: '',
    });
    expect(state().organizationLogo).toContain('svg');
  });

  test('creates the user once and recognises them on the next visit', async () => {
    storeUser();
    const created = (await openPage()).calls.find(({ name }) => name === 'createUser');
    expect(created?.body).toEqual({ jwt: storedTokens().id_token, locale: 'en' });
    const names = (await openPage()).calls.map(({ name }) => name);
    expect([names.includes('createUser'), names.includes('getUser')]).toEqual([false, true]);
  });

  test('shows a changed name and picture', async () => {
    storeUser();
    const { session, state } = await openPage();
    session.updateUser({ profileName: 'Elin Ek', profileImage: '/media/elin.webp' });
    expect([state().profileName, state().profileImage]).toEqual(['Elin Ek', '/media/elin.webp']);
  });

  test('counts notifications again when asked to', async () => {
    storeUser();
    const { session, state } = await openPage();
    change({ countNotifications: () => ({ count: 5 }) });
    await session.refreshNotificationCount();
    expect(state().notificationCount).toBe(5);
  });
});

describe('logging out', () => {
  test('waits for what has to be sent with the session, but not for its success', async () => {
    storeUser();
    const { session, call, calls } = await openPage();
    const before = calls.length;
    const send = () => call('countNotifications', { params: { userId: 'user-elin' } });
    session.beforeChange(async () => {
      await send();
      await send();
      throw new Error('refused');
    });
    session.beforeChange(send)();
    await session.signOut();
    expect(calls.slice(before).map(({ token }) => token)).toEqual(['access-1', 'access-1']);
    expect(localStorage.getItem(storageKeyOfUser)).toBeNull();
  });

  test('goes to the identity service if that can end its session', async () => {
    storeUser();
    const { session } = await openPage();
    vi.spyOn(MetadataService.prototype, 'getEndSessionEndpoint').mockResolvedValue('http://issuer.test/end');
    const redirect = vi.spyOn(UserManager.prototype, 'signoutRedirect').mockResolvedValue();
    await session.signOut();
    expect(redirect).toHaveBeenCalledTimes(1);
  });
});

describe('another tab', () => {
  test('updates this tab when it logs in', async () => {
    const { state } = await openPage();
    expect(state().loginRole).toBe('GUEST');
    storeUser();
    changeInOtherTab(storageKeyOfUser);
    await vi.waitFor(() => expect(state().profileName).toBe('Elin Sandberg'));
  });

  test('replaces the session and clears personal data when another user logs in', async () => {
    storeUser();
    const nils = { ...elin, id: 'user-nils', fullName: 'Nils Berg' };
    const { state, queryClient, calls } = await openPage({
      createUser: ({ token }) => ({ user: token === 'access-nils' ? nils : elin, created: false }),
    });
    queryClient.setQueryData(['getGygViewer', {}, 'viewer'], 'Elin’s own');
    queryClient.setQueryData(['getGygProfile', {}, 'guest'], 'everyone’s');
    storeUser({ subject: 'sub-nils', access: 'access-nils' });
    changeInOtherTab(storageKeyOfUser);
    await vi.waitFor(() => expect(state().profileName).toBe('Nils Berg'));
    expect(queryClient.getQueryData(['getGygViewer', {}, 'viewer'])).toBeUndefined();
    expect(queryClient.getQueryData(['getGygProfile', {}, 'guest'])).toBe('everyone’s');
    expect(calls.at(-1)?.token).toBe('access-nils');
  });

  test('does not change the user of a call that started before another user logged in', async () => {
    storeUser();
    const { call, calls } = await openPage();
    const before = calls.length;
    storeUser({ subject: 'sub-nils', access: 'access-nils' });
    await expect(call('getUser', { params: { userId: 'user-elin' } })).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(before);
  });

  test('does not send a call as the user who logged in while its token was renewed', async () => {
    storeUser();
    const { call, calls, state } = await openPage({
      createUser: ({ token }) => ({
        user: token === 'access-nils' ? { ...elin, id: 'user-nils' } : elin,
        created: false,
      }),
    });
    let unlock = () => {};
    const unlocked = new Promise<void>((resolve) => {
      unlock = resolve;
    });
    const request = vi.fn((name: string, work: () => Promise<unknown>) =>
      name === 'gyg-renew' ? unlocked.then(work) : work(),
    );
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    storeUser({ expiresIn: 10 });
    const called = call('listManagedGygs', { params: { userId: 'user-elin' } });
    await vi.waitFor(() => expect(request).toHaveBeenCalled());
    storeUser({ subject: 'sub-nils', access: 'access-nils' });
    changeInOtherTab(storageKeyOfUser);
    await vi.waitFor(() => expect(state().userId).toBe('user-nils'));
    const before = calls.length;
    unlock();
    await expect(called).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(before);
  });

  test('shares a renewed token without any call', async () => {
    storeUser();
    const { state, calls } = await openPage();
    const before = calls.length;
    storeUser({ access: 'access-9' });
    changeInOtherTab(storageKeyOfUser);
    await vi.waitFor(() => expect(state().authentication).toBe('access-9'));
    expect(calls).toHaveLength(before);
  });

  test('updates this tab when it changes the name', async () => {
    storeUser();
    const { state } = await openPage();
    change({ getUser: () => ({ ...elin, fullName: 'Elin Ek' }) });
    changeInOtherTab('gyg.changed.person');
    await vi.waitFor(() => expect(state().profileName).toBe('Elin Ek'));
  });

  test('does not give the next user the changed name of the last one', async () => {
    storeUser();
    const { state, call, calls } = await openPage({
      createUser: ({ token }) => ({
        user: token === 'access-nils' ? { ...elin, id: 'user-nils', fullName: 'Nils Berg' } : elin,
        created: false,
      }),
    });
    let answer = (_user: typeof elin) => {};
    const answered = new Promise<typeof elin>((resolve) => {
      answer = resolve;
    });
    change({ getUser: () => answered });
    changeInOtherTab('gyg.changed.person');
    await vi.waitFor(() => expect(calls.at(-1)?.name).toBe('getUser'));
    storeUser({ subject: 'sub-nils', access: 'access-nils' });
    changeInOtherTab(storageKeyOfUser);
    await vi.waitFor(() => expect(state().userId).toBe('user-nils'));
    answer({ ...elin, fullName: 'Elin Ek' });
    await call('getConfig', {});
    expect(state().profileName).toBe('Nils Berg');
  });
});

describe('a pending sign-up', () => {
  test('is a login role that survives reloads until the first login', async () => {
    const { session } = await openPage();
    session.beginSignUp({ email: ' new@example.org ' });
    expect(session.store.getState().loginRole).toBe('SIGNUP');
    const { state } = await openPage();
    expect(state()).toMatchObject({ loginRole: 'SIGNUP', email: 'new@example.org', userId: '' });
    storeUser();
    changeInOtherTab(storageKeyOfUser);
    await vi.waitFor(() => expect(state().loginRole).toBe('USER'));
    expect(sessionStorage.getItem('gyg.signingUp')).toBeNull();
  });
});

describe('an erased account', () => {
  test('logs out without a message, and guards redirect to home for a moment', async () => {
    storeUser();
    const { session, state, messages, clock } = await openPage();
    session.clearErasedUser();
    expect(state()).toMatchObject({ loginRole: 'GUEST', profileName: '', email: '' });
    expect([storedTokens(), localStorage.getItem('gyg.person'), messages()]).toEqual([{}, null, []]);
    expect(session.hasJustSignedOut()).toBe(true);
    clock.advance(2_000);
    expect(session.hasJustSignedOut()).toBe(false);
  });
});

describe('a browser without storage', () => {
  test('shows the page as a guest', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    const { state } = await openPage();
    expect(state()).toMatchObject({ status: 'ready', loginRole: 'GUEST' });
  });
});
