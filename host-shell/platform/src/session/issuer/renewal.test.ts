import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeHandlers, refusal } from '../../testing/fake-api';
import { configWith, storedTokens, storeUser } from '../testing/fake-issuer';
import {
  change,
  changeInOtherTab,
  clearStorage,
  closePage,
  elin,
  notLoggedIn,
  openPage,
  storageKeyOfUser,
} from '../testing/open-page';

beforeEach(clearStorage);
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a renewal', () => {
  test('happens once, even if many calls find the token expired', async () => {
    storeUser();
    const { call, requests, calls } = await openPage();
    storeUser({ expiresIn: -60 });
    await Promise.all(Array.from({ length: 8 }, () => call('getUser', { params: { userId: 'user-elin' } })));
    expect(requests).toHaveLength(1);
    expect(calls.slice(-8).every(({ token }) => token === storedTokens().access_token)).toBe(true);
  });

  test('happens once, even if many calls, late ones included, are refused with the old token', async () => {
    storeUser();
    const getUser: FakeHandlers['getUser'] = ({ token }) =>
      token === 'access-1' ? refusal('session.invalid_token') : elin;
    const { call, requests, state } = await openPage();
    change({ getUser });
    const ask = () => call('getUser', { params: { userId: 'user-elin' } });
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(requests).toHaveLength(1);
    expect(state().authentication).toBe(storedTokens().access_token);
  });

  test('has an id for the embedded issuer, and reuses it if the response was lost', async () => {
    storeUser({ expiresIn: -60 });
    const { requests, state, messages } = await openPage({}, ['lost']);
    expect([state().userId, messages()]).toEqual(['', []]);
    expect(storedTokens().refresh_token).toBe('refresh-1');
    const after = await openPage();
    expect(after.state().userId).toBe('user-elin');
    expect(requests[0]?.attempt).toMatch(/^[0-9a-f]{32}$/);
    expect(after.requests[0]).toEqual(requests[0]);
    expect(localStorage.getItem('gyg.renewal')).toBeNull();
  });

  test('has no id for another issuer', async () => {
    storeUser({ expiresIn: -60 });
    const { requests, state } = await openPage({ getConfig: () => configWith(false) });
    expect([requests[0]?.attempt, state().userId]).toEqual([null, 'user-elin']);
  });

  test('updates the groups from the new token', async () => {
    storeUser();
    const { call, state } = await openPage({}, [{ groups: ['superusers'] }]);
    storeUser({ expiresIn: 5 });
    await call('getUser', { params: { userId: 'user-elin' } });
    expect(state().userGroups).toEqual(['superusers']);
  });

  test.each([1, -1])('uses the lifetime in seconds from the issuer if the clock is wrong by %i hour', async (hours) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
    storeUser({ expiresIn: -60 });
    const { call, requests } = await openPage();
    await call('getUser', { params: { userId: 'user-elin' } });
    expect(requests).toHaveLength(1);
    vi.setSystemTime(Date.now() + 290_000);
    await call('getUser', { params: { userId: 'user-elin' } });
    expect(requests).toHaveLength(2);
  });

  test('happens under a lock shared by all tabs', async () => {
    const lockNames: string[] = [];
    const request = async (name: string, work: () => Promise<unknown>) => {
      lockNames.push(name);
      return work();
    };
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    storeUser({ expiresIn: -60 });
    expect((await openPage()).state().userId).toBe('user-elin');
    expect(lockNames[0]).toBe('gyg-renew');
  });

  test('is skipped if another tab has renewed while this one waited for the lock', async () => {
    const request = async (_name: string, work: () => Promise<unknown>) => {
      storeUser({ refresh: 'refresh-of-another-tab' });
      return work();
    };
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    storeUser({ expiresIn: -60 });
    const { requests, state } = await openPage();
    expect([requests, state().userId]).toEqual([[], 'user-elin']);
    expect(storedTokens().refresh_token).toBe('refresh-of-another-tab');
  });

  test('works without a lock if the browser refuses locks', async () => {
    const request = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    storeUser({ expiresIn: -60 });
    expect((await openPage()).state().userId).toBe('user-elin');
  });
});

describe('a session that ends', () => {
  test('is cleared and shows a message when the renewal is refused', async () => {
    storeUser();
    const { call, state, messages } = await openPage({}, [{ error: 'invalid_grant' }]);
    storeUser({ expiresIn: -60 });
    await call('getUser', { params: { userId: 'user-elin' } }).catch(() => undefined);
    expect(messages()).toEqual([notLoggedIn]);
    expect(state()).toMatchObject({ status: 'ready', loginRole: 'GUEST', userId: '', authentication: '', email: '' });
    expect(storedTokens()).toEqual({});
  });

  test('shows the message once more on the next page, if there was no time to read it', async () => {
    storeUser({ expiresIn: -60 });
    await openPage({}, [{ error: 'invalid_grant' }]);
    expect((await openPage()).messages()).toEqual([notLoggedIn]);
    expect((await openPage()).messages()).toEqual([]);
  });

  test('ends when a renewed token is refused too', async () => {
    storeUser();
    const { call, state, messages } = await openPage();
    change({ getUser: () => refusal('session.invalid_token') });
    await call('getUser', { params: { userId: 'user-elin' } }).catch(() => undefined);
    expect([state().userId, messages()]).toEqual(['', [notLoggedIn]]);
  });

  test('ends if the issuer issued no refresh token', async () => {
    storeUser({ refresh: '' });
    const { call, requests, state, messages } = await openPage({ getConfig: () => configWith(false) });
    storeUser({ refresh: '', expiresIn: -60 });
    await call('getUser', { params: { userId: 'user-elin' } }).catch(() => undefined);
    expect([state().userId, messages(), requests]).toEqual(['', [notLoggedIn], []]);
    expect(storedTokens()).toEqual({});
  });

  test('continues when only the network fails', async () => {
    storeUser();
    const { call, state, messages } = await openPage({}, ['lost', { error: 'server_error' }]);
    storeUser({ expiresIn: -60 });
    const ask = () => call('getUser', { params: { userId: 'user-elin' } });
    await expect(ask()).rejects.toMatchObject({ code: 'network.offline' });
    await expect(ask()).rejects.toMatchObject({ code: 'network.offline' });
    expect([state().userId, messages()]).toEqual(['user-elin', []]);
    await ask();
  });

  test('ends in this tab after a logout in another tab', async () => {
    storeUser();
    const { state, messages } = await openPage();
    localStorage.setItem('gyg.ended', 'left 1');
    localStorage.removeItem(storageKeyOfUser);
    changeInOtherTab(storageKeyOfUser);
    await vi.waitFor(() => expect(state().userId).toBe(''));
    expect(messages()).toEqual(['You have logged out in another tab.']);
    expect((await openPage()).messages()).toEqual([]);
  });

  test('ends in this tab after a refusal in another tab', async () => {
    storeUser();
    const { state, messages } = await openPage();
    localStorage.setItem('gyg.ended', 'refused 1');
    localStorage.removeItem(storageKeyOfUser);
    changeInOtherTab(storageKeyOfUser);
    await vi.waitFor(() => expect(state().userId).toBe(''));
    expect(messages()).toEqual([notLoggedIn]);
  });

  test('is not restored by a pending renewal', async () => {
    storeUser({ expiresIn: -60 });
    const opening = openPage();
    const fake = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      // While this tab renews, another one logs out.
      if (String(input).endsWith('/token')) localStorage.setItem('gyg.ended', 'left 2');
      return fake(input, init);
    };
    const { state } = await opening;
    expect([state().userId, storedTokens()]).toEqual(['', {}]);
  });
});
