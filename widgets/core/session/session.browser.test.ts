import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/on-page';
import { sessionOf } from './session';
import { loginKey, onPartnersPage, platform, request } from './testing';

const left = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock('./leave-to', () => ({ leaveTo: left }));

const pendingKey = `gyg.pending ${platform}`;
const page = onPartnersPage();
beforeEach(() => void left.mockReset());

describe('logging in', () => {
  test('opens the platform’s window in the click, and nothing is stored or sent before', async () => {
    const session = page.start();
    expect(session.read()).toEqual({ status: 'guest' });
    const { window, done } = await page.openLogin(session, { task: 'signup', email: 'maja@posten.example' });
    expect(session.read()).toEqual({ status: 'opening' });
    expect([sessionStorage.length, page.platform.sent.length]).toEqual([0, 0]);
    expect(page.opened.mock.calls[0]?.[2]).toContain('width=420,height=740');
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
    const session = page.start();
    const changes: string[] = [];
    session.subscribe(() => changes.push(session.read().status));
    const { window, done, hand } = await page.openLogin(session);
    hand({ code: 'the-code' });
    const picture = `${platform}/media/maja.webp`;
    const state = { status: 'signed-in', visitor: { id: 'user-1', name: 'Maja Lindqvist', picture } };
    expect(await done).toEqual(state);
    expect(changes).toEqual(['opening', 'signed-in']);
    expect(session.read()).toBe(session.read());
    const [redeemed] = page.platform.to('/identity/token');
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
    expect(page.platform.to('/api/users')[0]?.body).toEqual({ jwt: page.platform.identity(), locale: 'en' });
    expect(page.platform.fetching.mock.calls.every(([, init]) => init?.credentials === 'omit')).toBe(true);
    expect(page.start().read()).toEqual(state);
  });

  test('trusts only the platform’s page in its own window, with its own state', async () => {
    const session = page.start();
    const { window, done, hand } = await page.openLogin(session);
    const state = window.asked().get('state');
    const message = { gyg: 'login', state, code: 'stolen' };
    window.post(message, { origin: 'https://evil.example' });
    window.post(message, { source: globalThis.window });
    window.post({ ...message, state: 'other' });
    window.post({ ...message, gyg: 'other' });
    for (const odd of [null, 'text', 7, []]) window.post(odd);
    expect(session.read().status).toBe('opening');
    expect(page.platform.sent).toEqual([]);
    hand({ code: 'code' });
    expect((await done).status).toBe('signed-in');
    expect(page.platform.to('/identity/token').map(({ body }) => body.code)).toEqual(['code']);
  });

  test('fails where the token is for another login or another site', async () => {
    for (const wrong of [{ nonce: 'other' }, { aud: 'https://evil.example' }]) {
      const session = page.start();
      page.platform.responses['/identity/token'] = () =>
        page.platform.tokens({ id_token: page.platform.identity(wrong) });
      expect(await page.logIn(session)).toEqual({ status: 'failed', code: 'login.failed' });
      expect(sessionStorage.length).toBe(0);
    }
  });

  test('tells a blocked window, and one that this page’s policy cuts off', async () => {
    const session = page.start();
    page.opened.mockReturnValueOnce(null);
    expect(await session.logIn(request)).toEqual({ status: 'failed', code: 'window.blocked' });
    const { window, done } = await page.openLogin(session);
    window.view.closed = true;
    expect(await done).toEqual({ status: 'failed', code: 'window.blocked' });
  });

  test('tells a window that the visitor closed, and one that was left open', async () => {
    const session = page.start();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const { window, done } = await page.openLogin(session);
    vi.advanceTimersByTime(10_000);
    window.view.closed = true;
    vi.advanceTimersByTime(1_000);
    expect(await done).toEqual({ status: 'failed', code: 'login.cancelled' });
    const again = await page.openLogin(session);
    vi.advanceTimersByTime(31 * 60_000);
    expect(await again.done).toEqual({ status: 'failed', code: 'login.expired' });
  });

  test('is not offered where the platform says that it would be refused; that is asked once, and told with the page to register at', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    page.platform.responses['/api/origins/login'] = () => Response.json({ refusal: 'origin.not_registered' });
    const session = page.start();
    for (const _element of [1, 2]) session.subscribe(() => {});
    const refused = { status: 'failed', code: 'origin.not_registered' };
    await eventually(() => session.read()).toEqual(refused);
    expect(page.platform.to('/api/origins/login')).toHaveLength(1);
    expect(warned.mock.calls.flat()).toEqual([
      expect.stringContaining(`registers ${location.origin} at ${platform}/admin/plugins/access`),
    ]);
    // Something else in the tab changed: it stays.
    dispatchEvent(new Event(loginKey));
    expect(session.read()).toEqual(refused);
    warned.mockRestore();
  });

  test('is offered where the platform does not say whether it is possible', async () => {
    page.platform.responses['/api/origins/login'] = () => new Response('', { status: 503 });
    const session = page.start();
    session.subscribe(() => {});
    await eventually(() => page.platform.to('/api/origins/login').length).toBe(1);
    expect(session.read()).toEqual({ status: 'guest' });
  });

  test('passes on why the platform refused, and then tries again', async () => {
    const session = page.start();
    const { done, hand } = await page.openLogin(session);
    hand({ error: 'origin.not_registered' });
    expect(await done).toEqual({ status: 'failed', code: 'origin.not_registered' });
    expect((await page.logIn(session)).status).toBe('signed-in');
  });

  test('opens one window, and none where the visitor has agreed to enough', async () => {
    const session = page.start();
    const { window, done, hand } = await page.openLogin(session);
    const second = session.logIn(request);
    expect(window.view.focus).toHaveBeenCalledTimes(1);
    hand({ code: 'code' });
    expect(await second).toBe(await done);
    expect((await session.logIn(request)).status).toBe('signed-in');
    expect(page.opened).toHaveBeenCalledTimes(1);
    const wider = await page.openLogin(session, { scopes: ['proposals'] });
    expect(wider.window.asked().get('scope')).toBe('openid profile bookings proposals');
    wider.window.view.closed = true;
    expect(await wider.done).toMatchObject({ status: 'failed' });
    expect(session.read().status).toBe('signed-in');
  });
});

test('a window that was closed and opened again goes on when the first one ends', async () => {
  const session = page.start();
  const first = await page.openLogin(session);
  first.window.view.closed = true;
  const second = await page.openLogin(session);
  expect(await first.done).toMatchObject({ status: 'failed' });
  expect(session.read()).toEqual({ status: 'opening' });
  const third = session.logIn(request);
  expect(second.window.view.focus).toHaveBeenCalledTimes(1);
  second.hand({ code: 'code' });
  expect([(await second.done).status, (await third).status]).toEqual(['signed-in', 'signed-in']);
});

test('a page has one session at each platform', () => {
  expect(sessionOf(`${platform}/`)).toBe(sessionOf(platform));
  expect(sessionOf('https://other.example')).not.toBe(sessionOf(platform));
});

describe('without a window', () => {
  test('leaves the page and keeps the verifier in this tab until it returns', async () => {
    history.replaceState(null, '', `${location.pathname}${location.search}#needs`);
    const session = page.start();
    session.logInHere(request);
    await vi.waitUntil(() => left.mock.calls.length > 0);
    const asked = new URL(left.mock.calls[0]?.[0] ?? '').searchParams;
    const state = asked.get('state') ?? '';
    const note = JSON.parse(atob(state.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''));
    expect(note.p).toBe(location.pathname + location.search);
    expect(sessionStorage.getItem(loginKey)).toBeNull();

    page.platform.setNonce(asked.get('nonce'));
    history.replaceState({ own: 1 }, '', `#${new URLSearchParams({ gyg_code: 'code', gyg_state: state })}`);
    const returned = page.start();
    expect([location.hash, history.state]).toEqual(['#needs', { own: 1 }]);
    expect(sessionStorage.getItem(pendingKey)).toBeNull();
    await eventually(() => returned.read().status).toBe('signed-in');
    expect(page.platform.to('/identity/token')[0]?.body.code).toBe('code');
  });

  test('takes a failure back', async () => {
    page.start().logInHere(request);
    await vi.waitUntil(() => left.mock.calls.length > 0);
    const state = new URL(left.mock.calls[0]?.[0] ?? '').searchParams.get('state') ?? '';
    history.replaceState(null, '', `#${new URLSearchParams({ gyg_error: 'login.cancelled', gyg_state: state })}`);
    const returned = page.start();
    await eventually(() => returned.read()).toEqual({ status: 'failed', code: 'login.cancelled' });
    expect(page.platform.sent).toEqual([]);
  });

  test('ignores a code that this tab did not ask for', async () => {
    const hash = `#${new URLSearchParams({ gyg_code: 'planted', gyg_state: 'planted' })}`;
    history.replaceState(null, '', hash);
    expect(page.start().read()).toEqual({ status: 'guest' });
    expect([location.hash, page.platform.sent.length]).toEqual([hash, 0]);
  });
});
