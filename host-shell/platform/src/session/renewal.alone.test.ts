import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeHandlers, refusal } from '../testing/fake-api';
import {
  change,
  closePage,
  elin,
  forgetAll,
  notLoggedIn,
  openPage,
  storageKeyOfUser,
  tellOfStorage,
} from './testing/open-page';
import { configWith, storedTokens, storeUser } from './testing/stand-in-issuer';

beforeEach(forgetAll);
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a renewal', () => {
  test('is one, however many calls find the token expired', async () => {
    storeUser();
    const { call, requests, calls } = await openPage();
    storeUser({ expiresIn: -60 });
    await Promise.all(Array.from({ length: 8 }, () => call('getUser', { params: { userId: 'user-elin' } })));
    expect(requests).toHaveLength(1);
    expect(calls.slice(-8).every(({ token }) => token === storedTokens().access_token)).toBe(true);
  });

  test('is one, however many calls are refused with the old token, also those that are late', async () => {
    storeUser();
    const getUser: FakeHandlers['getUser'] = ({ token }) =>
      token === 'access-1' ? refusal('session.invalid_token') : elin;
    const { call, requests, here } = await openPage();
    change({ getUser });
    const ask = () => call('getUser', { params: { userId: 'user-elin' } });
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(requests).toHaveLength(1);
    expect(here().authentication).toBe(storedTokens().access_token);
  });

  test('tells the embedded issuer which one it is, and the same again when its answer was lost', async () => {
    storeUser({ expiresIn: -60 });
    const { requests, here, said } = await openPage({}, ['lost']);
    expect([here().userId, said()]).toEqual(['', []]);
    expect(storedTokens().refresh_token).toBe('refresh-1');
    const after = await openPage();
    expect(after.here().userId).toBe('user-elin');
    expect(requests[0]?.attempt).toMatch(/^[0-9a-f]{32}$/);
    expect(after.requests[0]).toEqual(requests[0]);
    expect(localStorage.getItem('gyg.renewal')).toBeNull();
  });

  test('tells another issuer nothing', async () => {
    storeUser({ expiresIn: -60 });
    const { requests, here } = await openPage({ getConfig: () => configWith(false) });
    expect([requests[0]?.attempt, here().userId]).toEqual([null, 'user-elin']);
  });

  test('takes over the groups that the new token names', async () => {
    storeUser();
    const { call, here } = await openPage({}, [{ groups: ['superusers'] }]);
    storeUser({ expiresIn: 5 });
    await call('getUser', { params: { userId: 'user-elin' } });
    expect(here().userGroups).toEqual(['superusers']);
  });

  test.each([1, -1])('goes by the seconds the issuer gave, on a clock that is wrong by %i hour', async (hours) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
    storeUser({ expiresIn: -60 });
    const { call, requests } = await openPage();
    await call('getUser', { params: { userId: 'user-elin' } });
    expect(requests).toHaveLength(1);
    vi.setSystemTime(Date.now() + 290_000);
    await call('getUser', { params: { userId: 'user-elin' } });
    expect(requests).toHaveLength(2);
  });

  test('happens under a lock that all tabs share', async () => {
    const asked: string[] = [];
    const request = async (name: string, work: () => Promise<unknown>) => {
      asked.push(name);
      return work();
    };
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    storeUser({ expiresIn: -60 });
    expect((await openPage()).here().userId).toBe('user-elin');
    expect(asked).toEqual(['gyg-renew']);
  });

  test('is left out where another tab has renewed while this one waited for the lock', async () => {
    const request = async (_name: string, work: () => Promise<unknown>) => {
      storeUser({ refresh: 'refresh-of-another-tab' });
      return work();
    };
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    storeUser({ expiresIn: -60 });
    const { requests, here } = await openPage();
    expect([requests, here().userId]).toEqual([[], 'user-elin']);
    expect(storedTokens().refresh_token).toBe('refresh-of-another-tab');
  });

  test('needs no lock where the browser refuses them', async () => {
    const request = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    storeUser({ expiresIn: -60 });
    expect((await openPage()).here().userId).toBe('user-elin');
  });
});

describe('a session that is over', () => {
  test('is said when the renewal is refused, and nothing of it stays', async () => {
    storeUser();
    const { call, here, said } = await openPage({}, [{ error: 'invalid_grant' }]);
    storeUser({ expiresIn: -60 });
    await call('getUser', { params: { userId: 'user-elin' } }).catch(() => undefined);
    expect(said()).toEqual([notLoggedIn]);
    expect(here()).toMatchObject({ status: 'ready', loginRole: 'GUEST', userId: '', authentication: '', email: '' });
    expect(storedTokens()).toEqual({});
  });

  test('is said once more on the page that is loaded next, if there was no time to read it', async () => {
    storeUser({ expiresIn: -60 });
    await openPage({}, [{ error: 'invalid_grant' }]);
    expect((await openPage()).said()).toEqual([notLoggedIn]);
    expect((await openPage()).said()).toEqual([]);
  });

  test('is over when a renewed token is refused as well', async () => {
    storeUser();
    const { call, here, said } = await openPage();
    change({ getUser: () => refusal('session.invalid_token') });
    await call('getUser', { params: { userId: 'user-elin' } }).catch(() => undefined);
    expect([here().userId, said()]).toEqual(['', [notLoggedIn]]);
  });

  test('is over where the issuer gave nothing to renew it with', async () => {
    storeUser({ refresh: '' });
    const { call, requests, here, said } = await openPage({ getConfig: () => configWith(false) });
    storeUser({ refresh: '', expiresIn: -60 });
    await call('getUser', { params: { userId: 'user-elin' } }).catch(() => undefined);
    expect([here().userId, said(), requests]).toEqual(['', [notLoggedIn], []]);
    expect(storedTokens()).toEqual({});
  });

  test('goes on where only the network is away', async () => {
    storeUser();
    const { call, here, said } = await openPage({}, ['lost', { error: 'server_error' }]);
    storeUser({ expiresIn: -60 });
    const ask = () => call('getUser', { params: { userId: 'user-elin' } });
    await expect(ask()).rejects.toMatchObject({ code: 'network.offline' });
    await expect(ask()).rejects.toMatchObject({ code: 'network.offline' });
    expect([here().userId, said()]).toEqual(['user-elin', []]);
    await ask();
  });

  test('that ended in another tab ends here: by leaving', async () => {
    storeUser();
    const { here, said } = await openPage();
    localStorage.setItem('gyg.ended', 'left 1');
    localStorage.removeItem(storageKeyOfUser);
    tellOfStorage(storageKeyOfUser);
    await vi.waitFor(() => expect(here().userId).toBe(''));
    expect(said()).toEqual(['You have logged out in another tab.']);
  });

  test('that ended in another tab ends here: by a refusal', async () => {
    storeUser();
    const { here, said } = await openPage();
    localStorage.setItem('gyg.ended', 'refused 1');
    localStorage.removeItem(storageKeyOfUser);
    tellOfStorage(storageKeyOfUser);
    await vi.waitFor(() => expect(here().userId).toBe(''));
    expect(said()).toEqual([notLoggedIn]);
  });

  test('is not brought back by a renewal that was on its way', async () => {
    storeUser({ expiresIn: -60 });
    const page = openPage();
    const standIn = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      // While this tab renews, another one signs out.
      if (String(input).endsWith('/token')) localStorage.setItem('gyg.ended', 'left 2');
      return standIn(input, init);
    };
    const { here } = await page;
    expect([here().userId, storedTokens()]).toEqual(['', {}]);
  });
});
