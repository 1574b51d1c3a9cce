import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/on-page';
import { createSession, sessionOf } from './session';
import type { Session } from './session-types';
import { fakePlatform, fakeWindow, platform } from './testing';

const left = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock('./leave-to', () => ({ leaveTo: left }));

const loginKey = `gyg.login ${platform}`;
const pendingKey = `gyg.pending ${platform}`;
const request = { scopes: ['bookings'], language: 'en', purpose: 'Back to booking Maths tutor' } as const;
const opened = vi.fn<typeof window.open>();
let fake: ReturnType<typeof fakePlatform>;

/** The session of a new page, or of another version of our script on the same page. */
const start = async (): Promise<Session> => createSession(platform);

/** Opens the window and waits until it shows the login. */
async function openLogin(session: Session, change: Partial<Parameters<Session['logIn']>[0]> = {}) {
  const window = fakeWindow();
  opened.mockReturnValueOnce(window.view as unknown as Window);
  const done = session.logIn({ ...request, ...change });
  await vi.waitUntil(() => window.view.location.href !== '');
  fake.setNonce(window.asked().get('nonce'));
  const hand = (result: object) => window.post({ gyg: 'login', state: window.asked().get('state'), ...result });
  return { window, done, hand };
}

async function logIn(session: Session) {
  const { done, hand } = await openLogin(session);
  hand({ code: 'code' });
  return done;
}

const statusAfter = async (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (cause: { code: string; status: number }) => `${cause.code} ${cause.status}`,
  );
const stored = () => JSON.parse(sessionStorage.getItem(loginKey) ?? '{}');
const expireStored = () => sessionStorage.setItem(loginKey, JSON.stringify({ ...stored(), renewAt: 0 }));

beforeEach(() => {
  fake = fakePlatform();
  sessionStorage.clear();
  left.mockReset();
  opened.mockReset();
  vi.stubGlobal('fetch', fake.fetching);
  vi.stubGlobal('open', opened);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
});

describe('logging in', () => {
  test('opens the platform’s window in the click, and nothing is stored or sent before', async () => {
    const session = await start();
    expect(session.read()).toEqual({ status: 'guest' });
    const { window, done } = await openLogin(session, { task: 'signup', email: 'maja@posten.example' });
    expect(session.read()).toEqual({ status: 'opening' });
    expect([sessionStorage.length, fake.sent.length]).toEqual([0, 0]);
    expect(opened.mock.calls[0]?.[2]).toContain('width=420,height=680');
    expect(new URL(window.view.location.href).origin).toBe(platform);
    expect(Object.fromEntries(window.asked())).toMatchObject({
      client_id: location.origin,
      redirect_uri: `${platform}/auth/partner/${btoa(location.origin).replace(/=+$/, '')}`,
      response_type: 'code',
      scope: 'openid profile bookings',
      code_challenge_method: 'S256',
      ui_locales: 'en',
      gyg_task: 'signup',
      login_hint: 'maja@posten.example',
    });
    const note = window.asked().get('state')?.split('.')[1] ?? '';
    expect(JSON.parse(atob(note))).toEqual({ t: 'Back to booking Maths tutor', l: 'en' });
    window.view.closed = true;
    await done;
  });

  test('redeems the code with its verifier, and shows who is logged in', async () => {
    const session = await start();
    const changes: string[] = [];
    session.subscribe(() => changes.push(session.read().status));
    const { window, done, hand } = await openLogin(session);
    hand({ code: 'the-code' });
    const picture = `${platform}/media/maja.webp`;
    const state = { status: 'signed-in', visitor: { id: 'user-1', name: 'Maja Lindqvist', picture } };
    expect(await done).toEqual(state);
    expect(changes).toEqual(['opening', 'signed-in']);
    expect(session.read()).toBe(session.read());
    const [redeemed] = fake.to('/identity/token');
    expect(redeemed?.body).toMatchObject({
      code: 'the-code',
      client_id: location.origin,
      grant_type: 'authorization_code',
    });
    const digest = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(String(redeemed?.body.code_verifier)),
    );
    const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(challenge.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')).toBe(
      window.asked().get('code_challenge'),
    );
    expect(fake.to('/api/users')[0]?.body).toEqual({ jwt: fake.identity(), locale: 'en' });
    expect(fake.fetching.mock.calls.every(([, init]) => init?.credentials === 'omit')).toBe(true);
    expect((await start()).read()).toEqual(state);
  });

  test('trusts only the platform’s page in its own window, with its own state', async () => {
    const session = await start();
    const { window, done, hand } = await openLogin(session);
    const state = window.asked().get('state');
    const message = { gyg: 'login', state, code: 'stolen' };
    window.post(message, { origin: 'https://evil.example' });
    window.post(message, { source: globalThis.window });
    window.post({ ...message, state: 'other' });
    window.post({ ...message, gyg: 'other' });
    for (const odd of [null, 'text', 7, []]) window.post(odd);
    expect(session.read().status).toBe('opening');
    expect(fake.sent).toEqual([]);
    hand({ code: 'code' });
    expect((await done).status).toBe('signed-in');
  });

  test('fails where the token is for another login or another site', async () => {
    for (const wrong of [{ nonce: 'other' }, { aud: 'https://evil.example' }]) {
      const session = await start();
      fake.answers['/identity/token'] = () => fake.tokens({ id_token: fake.identity(wrong) });
      expect(await logIn(session)).toEqual({ status: 'failed', code: 'login.failed' });
      expect(sessionStorage.length).toBe(0);
    }
  });

  test('tells a blocked window, and one that this page’s policy cuts off', async () => {
    const session = await start();
    opened.mockReturnValueOnce(null);
    expect(await session.logIn(request)).toEqual({ status: 'failed', code: 'window.blocked' });
    const { window, done } = await openLogin(session);
    window.view.closed = true;
    expect(await done).toEqual({ status: 'failed', code: 'window.blocked' });
  });

  test('tells a window that the visitor closed, and one that was left open', async () => {
    const session = await start();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const { window, done } = await openLogin(session);
    vi.advanceTimersByTime(10_000);
    window.view.closed = true;
    vi.advanceTimersByTime(1_000);
    expect(await done).toEqual({ status: 'failed', code: 'login.cancelled' });
    const again = await openLogin(session);
    vi.advanceTimersByTime(31 * 60_000);
    expect(await again.done).toEqual({ status: 'failed', code: 'login.expired' });
  });

  test('passes on why the platform refused, and then tries again', async () => {
    const session = await start();
    const { done, hand } = await openLogin(session);
    hand({ error: 'origin.not_registered' });
    expect(await done).toEqual({ status: 'failed', code: 'origin.not_registered' });
    expect((await logIn(session)).status).toBe('signed-in');
  });

  test('opens one window, and none where the visitor has agreed to enough', async () => {
    const session = await start();
    const { window, done, hand } = await openLogin(session);
    const second = session.logIn(request);
    expect(window.view.focus).toHaveBeenCalledTimes(1);
    hand({ code: 'code' });
    expect(await second).toBe(await done);
    expect((await session.logIn(request)).status).toBe('signed-in');
    expect(opened).toHaveBeenCalledTimes(1);
    const wider = await openLogin(session, { scopes: ['proposals'] });
    expect(wider.window.asked().get('scope')).toBe('openid profile bookings proposals');
    wider.window.view.closed = true;
    expect((await wider.done).status).toBe('signed-in');
  });
});

test('a page has one session at each platform', () => {
  expect(sessionOf(`${platform}/`)).toBe(sessionOf(platform));
  expect(sessionOf('https://other.example')).not.toBe(sessionOf(platform));
});

describe('without a window', () => {
  test('leaves the page and keeps the verifier in this tab until it returns', async () => {
    history.replaceState(null, '', `${location.pathname}${location.search}#needs`);
    const session = await start();
    session.logInHere(request);
    await vi.waitUntil(() => left.mock.calls.length > 0);
    const asked = new URL(left.mock.calls[0]?.[0] ?? '').searchParams;
    const state = asked.get('state') ?? '';
    const note = JSON.parse(atob(state.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''));
    expect(note.p).toBe(location.pathname + location.search);
    expect(sessionStorage.getItem(loginKey)).toBeNull();

    fake.setNonce(asked.get('nonce'));
    history.replaceState({ own: 1 }, '', `#${new URLSearchParams({ gyg_code: 'code', gyg_state: state })}`);
    const returned = await start();
    expect([location.hash, history.state]).toEqual(['#needs', { own: 1 }]);
    expect(sessionStorage.getItem(pendingKey)).toBeNull();
    await eventually(() => returned.read().status).toBe('signed-in');
    expect(fake.to('/identity/token')[0]?.body.code).toBe('code');
  });

  test('takes a failure back', async () => {
    (await start()).logInHere(request);
    await vi.waitUntil(() => left.mock.calls.length > 0);
    const state = new URL(left.mock.calls[0]?.[0] ?? '').searchParams.get('state') ?? '';
    history.replaceState(null, '', `#${new URLSearchParams({ gyg_error: 'login.cancelled', gyg_state: state })}`);
    const returned = await start();
    await eventually(() => returned.read()).toEqual({ status: 'failed', code: 'login.cancelled' });
    expect(fake.sent).toEqual([]);
  });

  test('ignores a code that this tab did not ask for', async () => {
    const hash = `#${new URLSearchParams({ gyg_code: 'planted', gyg_state: 'planted' })}`;
    history.replaceState(null, '', hash);
    expect((await start()).read()).toEqual({ status: 'guest' });
    expect([location.hash, fake.sent.length]).toEqual([hash, 0]);
  });
});

describe('a call', () => {
  test('carries the token, a body and a key, and resolves with the answer', async () => {
    const session = await start();
    await logIn(session);
    const body = { quantity: 1 };
    expect(await session.call('/gygs/1/participants', { method: 'POST', body, idempotencyKey: 'key' })).toEqual({
      ok: true,
    });
    expect(fake.sent.at(-1)).toMatchObject({
      path: '/api/gygs/1/participants',
      method: 'POST',
      body,
      headers: { authorization: 'Bearer access-1', 'content-type': 'application/json', 'idempotency-key': 'key' },
    });
    fake.answers['/api/none'] = () => new Response(null, { status: 204 });
    expect(await session.call('/none', { method: 'DELETE' })).toBeUndefined();
    const form = new FormData();
    form.set('name', 'a');
    await session.call('/images/proposal', { method: 'POST', body: form });
    expect(fake.sent.at(-1)?.headers['content-type']).toBeUndefined();
  });

  test('throws a refusal by its code, and a lost connection, and needs a login', async () => {
    const session = await start();
    expect(await statusAfter(session.call('/users/1'))).toBe('session.need_to_be_logged_in 401');
    await logIn(session);
    fake.answers['/api/full'] = () => Response.json({ code: 'booking.failed' }, { status: 409 });
    expect(await statusAfter(session.call('/full'))).toBe('booking.failed 409');
    fake.answers['/api/lost'] = () => Promise.reject(new TypeError('lost'));
    expect(await statusAfter(session.call('/lost'))).toBe('network 0');
    const abort = new AbortController();
    abort.abort(new Error('left'));
    await expect(session.call('/users/1', { signal: abort.signal })).rejects.toThrow('left');
    expect(session.read().status).toBe('signed-in');
  });

  test('renews an old token once for all calls, in both versions of our script', async () => {
    const [session, other] = [await start(), await start()];
    await logIn(session);
    expect(other.read()).toEqual(session.read());
    expireStored();
    await Promise.all([session.call('/a'), session.call('/b'), other.call('/c')]);
    expect(fake.renewals()).toHaveLength(1);
    expect(fake.renewals()[0]?.body).toMatchObject({ refresh_token: 'refresh-1', client_id: location.origin });
    const used = fake.sent.filter(({ path }) => path.startsWith('/api/') && path !== '/api/users');
    expect(used.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill('Bearer access-2'));
    expect(stored().refresh).toBe('refresh-2');
  });

  test('repeats a renewal whose answer was lost under the same name', async () => {
    const session = await start();
    await logIn(session);
    expireStored();
    fake.answers.refresh = () => Promise.reject(new TypeError('lost'));
    expect(await statusAfter(session.call('/a'))).toBe('network 0');
    expect(session.read().status).toBe('signed-in');
    delete fake.answers.refresh;
    await (await start()).call('/a');
    const names = fake.renewals().map(({ headers }) => headers['x-gyg-renewal']);
    expect(names[0]).toHaveLength(43);
    expect(names[1]).toBe(names[0]);
    expect(stored().attempt).toBeUndefined();
  });

  test('ends the login where the platform has ended it', async () => {
    const session = await start();
    await logIn(session);
    expireStored();
    fake.answers.refresh = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
    expect(await statusAfter(session.call('/a'))).toBe('session.invalid_token 401');
    expect(session.read()).toEqual({ status: 'guest' });
    expect(sessionStorage.length).toBe(0);
  });

  test('renews a token that is refused before its time, and ends the login after the second refusal', async () => {
    const session = await start();
    await logIn(session);
    const refused = () => Response.json({ code: 'session.invalid_token' }, { status: 401 });
    fake.answers['/api/a'] = ({ headers }) =>
      headers.authorization === 'Bearer access-1' ? refused() : Response.json(1);
    expect(await session.call('/a')).toBe(1);
    fake.answers['/api/b'] = refused;
    expect(await statusAfter(session.call('/b'))).toBe('session.invalid_token 401');
    expect(session.read()).toEqual({ status: 'guest' });
  });
});

describe('logging out', () => {
  test('ends the login here, in every version of our script, and at the platform', async () => {
    const [session, other] = [await start(), await start()];
    await logIn(session);
    await other.logOut();
    expect([session.read(), other.read()]).toEqual([{ status: 'guest' }, { status: 'guest' }]);
    expect(sessionStorage.length).toBe(0);
    expect(fake.to('/identity/token/revocation')[0]?.body).toMatchObject({
      token: 'refresh-1',
      client_id: location.origin,
    });
  });

  test('works without a network', async () => {
    const session = await start();
    await logIn(session);
    fake.answers['/identity/token/revocation'] = () => Promise.reject(new TypeError('lost'));
    await session.logOut();
    expect(session.read()).toEqual({ status: 'guest' });
  });
});

test('a copy of the tab takes over the renewed login, since a refresh token works once', async () => {
  const session = await start();
  await logIn(session);
  const original = new BroadcastChannel(loginKey);
  const renewed = { ...stored(), refresh: 'refresh-9', access: 'access-9' };
  original.postMessage({ used: 'of another login', next: null });
  original.postMessage({ used: 'refresh-1', next: JSON.stringify(renewed) });
  await vi.waitUntil(() => stored().refresh === 'refresh-9');
  await session.call('/a');
  expect(fake.sent.at(-1)?.headers.authorization).toBe('Bearer access-9');
  original.postMessage({ used: 'refresh-9', next: null });
  await eventually(() => session.read()).toEqual({ status: 'guest' });
  original.close();
});

test('what others have written to the storage logs nobody in', async () => {
  for (const text of ['', 'null', '7', '[]', '{}', '{"client":"x"}', '{"access":1']) {
    sessionStorage.setItem(loginKey, text);
    expect((await start()).read()).toEqual({ status: 'guest' });
  }
});
