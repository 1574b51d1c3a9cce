import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../testing/fake-api';
import { closePage, elin, forgetAll, notLoggedIn, openPage } from './testing/open-page';
import { storedTokens, storeUser, type TokenAnswer } from './testing/stand-in-issuer';

beforeEach(forgetAll);
afterEach(() => {
  closePage();
  history.replaceState(null, '', '/');
});

/** As the browser left for the identity service: what the client keeps of it. */
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

async function comeBack(query: string, handlers = {}, answers: TokenAnswer[] = []) {
  history.replaceState(null, '', `/auth/callback?${query}`);
  const page = await openPage(handlers, answers);
  const { completeSignIn } = await import('./complete-sign-in');
  return { ...page, came: completeSignIn() };
}

describe('coming back from the identity service', () => {
  test('signs in, and keeps where one wanted to go', async () => {
    begin('/gygs/7');
    const { came, here } = await comeBack('code=abc&state=state-1');
    expect(await came).toEqual({ userId: 'user-elin', created: false, target: '/gygs/7' });
    expect(here().loginRole).toBe('USER');
  });

  test('the first time, says so', async () => {
    begin();
    const { came } = await comeBack('code=abc&state=state-1', { createUser: () => ({ user: elin, created: true }) });
    expect((await came).created).toBe(true);
  });

  test('a target off this site is dropped', async () => {
    begin('//elsewhere.example');
    const { came } = await comeBack('code=abc&state=state-1');
    expect((await came).target).toBeUndefined();
  });

  test.each([
    ['error=access_denied&state=state-1', [], 'denied'],
    ['code=abc&state=unknown', [], 'lost'],
    ['code=abc', [], 'lost'],
    ['code=abc&state=state-1', [{ error: 'invalid_grant' }], 'lost'],
    ['code=abc&state=state-1', ['lost'], 'unreachable'],
    ['code=abc&state=state-1', [{ error: 'unauthorized_client' }], 'failed'],
  ] satisfies [string, TokenAnswer[], string][])('%s with %j is %s', async (query, answers, trouble) => {
    begin('/gygs/7');
    const { came, here } = await comeBack(query, {}, answers);
    await expect(came).rejects.toMatchObject({ name: 'SignInFailed', trouble });
    expect(here().loginRole).toBe('GUEST');
  });

  test('a second time is over', async () => {
    begin();
    await (await comeBack('code=abc&state=state-1')).came;
    const again = await comeBack('code=abc&state=state-1');
    await expect(again.came).rejects.toMatchObject({ trouble: 'lost' });
    expect(again.here().loginRole).toBe('USER');
  });

  test('to an account that was erased leaves nothing behind', async () => {
    begin();
    const { came, said, here } = await comeBack('code=abc&state=state-1', {
      createUser: () => refusal('session.invalid_token'),
    });
    await expect(came).rejects.toMatchObject({ trouble: 'gone' });
    expect([here().loginRole, storedTokens()]).toEqual(['GUEST', {}]);
    expect(said()).toEqual([notLoggedIn]);
  });

  test('while somebody else is signed in makes the newcomer’s the session', async () => {
    storeUser({ subject: 'sub-nils' });
    begin();
    const { came, here } = await comeBack('code=abc&state=state-1', {
      createUser: ({ token }: { token: string | undefined }) => ({
        user: token === 'access-1' ? { ...elin, id: 'user-nils' } : elin,
        created: false,
      }),
    });
    await came;
    await vi.waitFor(() => expect(here().userId).toBe('user-elin'));
  });
});
