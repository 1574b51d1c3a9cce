import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { change, closePage, elin, forgetAll, openPage, storageKeyOfUser, tellOfStorage } from './testing/open-page';
import { storeUser } from './testing/stand-in-issuer';

beforeEach(forgetAll);
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a session', () => {
  test('has the fields of a signed-in person', async () => {
    storeUser();
    const { here } = await openPage();
    expect(here()).toMatchObject({
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
    expect(here().organizationLogo).toContain('svg');
  });

  test('makes the user once, and knows them on the next visit', async () => {
    storeUser();
    expect((await openPage()).calls.map(({ name }) => name)).toContain('createUser');
    const names = (await openPage()).calls.map(({ name }) => name);
    expect([names.includes('createUser'), names.includes('getUser')]).toEqual([false, true]);
  });

  test('shows a changed name and picture at once', async () => {
    storeUser();
    const { updateSessionUser, here } = await openPage();
    updateSessionUser({ profileName: 'Elin Ek', profileImage: '/media/elin.webp' });
    expect([here().profileName, here().profileImage]).toEqual(['Elin Ek', '/media/elin.webp']);
  });
});

describe('another tab', () => {
  test('that signs in reaches this one', async () => {
    const { here } = await openPage();
    expect(here().loginRole).toBe('GUEST');
    storeUser();
    tellOfStorage(storageKeyOfUser);
    await vi.waitFor(() => expect(here().profileName).toBe('Elin Sandberg'));
  });

  test('that signs somebody else in replaces the session, and what was asked for before is forgotten', async () => {
    storeUser();
    const nils = { ...elin, id: 'user-nils', fullName: 'Nils Berg' };
    const { here, queryClient, calls } = await openPage({
      createUser: ({ token }) => ({ user: token === 'access-nils' ? nils : elin, created: false }),
    });
    queryClient.setQueryData(['getGygViewer', {}, 'viewer'], 'Elin’s own');
    queryClient.setQueryData(['getGygProfile', {}, 'guest'], 'everybody’s');
    storeUser({ subject: 'sub-nils', access: 'access-nils' });
    tellOfStorage(storageKeyOfUser);
    await vi.waitFor(() => expect(here().profileName).toBe('Nils Berg'));
    expect(queryClient.getQueryData(['getGygViewer', {}, 'viewer'])).toBeUndefined();
    expect(queryClient.getQueryData(['getGygProfile', {}, 'guest'])).toBe('everybody’s');
    expect(calls.at(-1)?.token).toBe('access-nils');
  });

  test('that has signed somebody else in: a call that does not know it yet is not made in their name', async () => {
    storeUser();
    const { call, calls } = await openPage();
    const before = calls.length;
    storeUser({ subject: 'sub-nils', access: 'access-nils' });
    await expect(call('getUser', { params: { userId: 'user-elin' } })).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(before);
  });

  test('that renews hands its token over without asking anything', async () => {
    storeUser();
    const { here, calls } = await openPage();
    const before = calls.length;
    storeUser({ access: 'access-9' });
    tellOfStorage(storageKeyOfUser);
    await vi.waitFor(() => expect(here().authentication).toBe('access-9'));
    expect(calls).toHaveLength(before);
  });

  test('that changed the name is followed', async () => {
    storeUser();
    const { here } = await openPage();
    change({ getUser: () => ({ ...elin, fullName: 'Elin Ek' }) });
    tellOfStorage('gyg.changed.person');
    await vi.waitFor(() => expect(here().profileName).toBe('Elin Ek'));
  });
});

describe('signing up', () => {
  test('is a role of its own, over reloads, until the first sign-in', async () => {
    await openPage();
    const { beginSignUp } = await import('./signing-up');
    beginSignUp({ email: ' new@example.org ' });
    const { here } = await openPage();
    expect(here()).toMatchObject({ loginRole: 'SIGNUP', email: 'new@example.org', userId: '' });
    storeUser();
    tellOfStorage(storageKeyOfUser);
    await vi.waitFor(() => expect(here().loginRole).toBe('USER'));
    expect(sessionStorage.getItem('gyg.signingUp')).toBeNull();
  });
});

describe('a browser without storage', () => {
  test('shows a guest’s page', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    const { here } = await openPage();
    expect(here()).toMatchObject({ status: 'ready', loginRole: 'GUEST' });
  });
});
