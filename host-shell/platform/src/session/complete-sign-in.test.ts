import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../testing/fake-api';
import { storedTokens, storeUser, type TokenResponse } from './testing/fake-issuer';
import { clearStorage, closePage, elin, notLoggedIn, openPage } from './testing/open-page';

beforeEach(clearStorage);
afterEach(() => {
  vi.unstubAllGlobals();
  closePage();
  history.replaceState(null, '', '/');
});

/** Stores what the client stores when it redirects to the identity service. */
function begin(target?: string) {
  localStorage.setItem(
    'gyg.oidc.state-1',
    JSON.stringify({
      id: 'state-1',
      created: Math.floor(Date.now() / 1000),
      request_type: 'si:r',
      code_verifier: 'v'.repeat(96),
      authority: 'http://issuer.test',
      client_id: 'gyg-web',
      redirect_uri: `${location.origin}/auth/callback`,
      scope: 'openid',
      response_mode: 'query',
      data: target === undefined ? {} : { target },
    }),
  );
}

async function openCallback(query: string, handlers = {}, responses: TokenResponse[] = []) {
  history.replaceState(null, '', `/auth/callback?${query}`);
  const page = await openPage(handlers, responses);
  return { ...page, completed: page.session.completeSignIn() };
}

describe('the callback from the identity service', () => {
  test('logs in and resolves with the target', async () => {
    begin('/gygs/7');
    const { completed, state } = await openCallback('code=abc&state=state-1');
    expect(await completed).toEqual({ userId: 'user-elin', created: false, target: '/gygs/7' });
    expect(state().loginRole).toBe('USER');
  });

  test('reports on the first login that the user was created', async () => {
    begin();
    const { completed } = await openCallback('code=abc&state=state-1', {
      createUser: () => ({ user: elin, created: true }),
    });
    expect((await completed).created).toBe(true);
  });

  test('reports the first login once, even if another tab created the user', async () => {
    begin();
    const createdElsewhere = { subject: 'sub-elin', userId: 'user-elin', firstLogin: true };
    const request = async (_name: string, run: () => Promise<unknown>) => {
      if (localStorage.getItem('gyg.person') === null)
        localStorage.setItem('gyg.person', JSON.stringify(createdElsewhere));
      return run();
    };
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    expect((await (await openCallback('code=abc&state=state-1')).completed).created).toBe(true);
    begin();
    expect((await (await openCallback('code=abc&state=state-1')).completed).created).toBe(false);
  });

  test('reports the first login even if what another tab stored arrives after its lock', async () => {
    begin();
    const createdElsewhere = { subject: 'sub-elin', userId: 'user-elin', firstLogin: true };
    const { completed } = await openCallback('code=abc&state=state-1', {
      createUser: () => {
        localStorage.setItem('gyg.person', JSON.stringify(createdElsewhere));
        return { user: elin, created: false };
      },
    });
    expect((await completed).created).toBe(true);
  });

  test('drops a target on another site', async () => {
    begin('//elsewhere.example');
    const { completed } = await openCallback('code=abc&state=state-1');
    expect((await completed).target).toBeUndefined();
  });

  test.each([
    ['error=access_denied&state=state-1', [], 'denied'],
    ['code=abc&state=unknown', [], 'lost'],
    ['code=abc', [], 'lost'],
    ['code=abc&state=state-1', [{ error: 'invalid_grant' }], 'lost'],
    ['code=abc&state=state-1', ['lost'], 'unreachable'],
    ['code=abc&state=state-1', [{ error: 'unauthorized_client' }], 'failed'],
  ] satisfies [string, TokenResponse[], string][])('%s with %j fails as %s', async (query, responses, reason) => {
    begin('/gygs/7');
    const { completed, state } = await openCallback(query, {}, responses);
    await expect(completed).rejects.toMatchObject({ name: 'SignInFailed', reason });
    expect(state().loginRole).toBe('GUEST');
  });

  test('fails as blocked where the browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { completed, session } = await openCallback('code=abc&state=state-1');
    await expect(completed).rejects.toMatchObject({ reason: 'blocked' });
    expect(session.canSignIn()).toBe(false);
  });

  test('cannot be completed twice', async () => {
    begin();
    await (await openCallback('code=abc&state=state-1')).completed;
    const again = await openCallback('code=abc&state=state-1');
    await expect(again.completed).rejects.toMatchObject({ reason: 'lost' });
    expect(again.state().loginRole).toBe('USER');
  });

  test('clears the stored login if the account was erased', async () => {
    begin();
    const { completed, messages, state } = await openCallback('code=abc&state=state-1', {
      createUser: () => refusal('session.invalid_token'),
    });
    await expect(completed).rejects.toMatchObject({ reason: 'gone' });
    expect([state().loginRole, storedTokens()]).toEqual(['GUEST', {}]);
    expect(messages()).toEqual([notLoggedIn]);
  });

  test('replaces the session of another user', async () => {
    storeUser({ subject: 'sub-nils' });
    begin();
    const { completed, state } = await openCallback('code=abc&state=state-1', {
      createUser: ({ token }: { token: string | undefined }) => ({
        user: token === 'access-1' ? { ...elin, id: 'user-nils' } : elin,
        created: false,
      }),
    });
    await completed;
    await vi.waitFor(() => expect(state().userId).toBe('user-elin'));
  });
});
