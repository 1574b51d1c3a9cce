import { type ApiRequest, formOf, requestsOf } from '@gyg/contract/client';
import { routes } from '@gyg/contract/routes';
import { describe, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/on-page';
import { fakeWindow, loginKey, onPartnersPage, request } from './testing';

const page = onPartnersPage();
const requestOf = requestsOf(routes);
/** A call that reads, at a path that the fake platform knows. */
const get = (path: string): ApiRequest<'getGygProfile'> => ({
  name: 'getGygProfile',
  method: 'GET',
  path: `/api${path}`,
  headers: {},
  body: undefined,
});
const statusAfter = async (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (cause: { code: string; status: number }) => `${cause.code} ${cause.status}`,
  );
const expireStored = () => sessionStorage.setItem(loginKey, JSON.stringify({ ...page.stored(), renewAt: 0 }));

describe('a call', () => {
  test('carries the token, a body and a key, and resolves with the body of the response', async () => {
    const session = page.start();
    await page.logIn(session);
    const body = { reason: 'ill', contributionType: 'SKILL' } as const;
    const params = { gygId: '1', bookingId: 'a/b' };
    expect(await session.call(requestOf('cancelBooking', { params, body }, { key: 'key' }))).toEqual({ ok: true });
    expect(page.platform.sent.at(-1)).toMatchObject({
      path: '/api/gygs/1/participants/a%2Fb/cancel',
      method: 'POST',
      body,
      headers: { authorization: 'Bearer access-1', 'content-type': 'application/json', 'idempotency-key': 'key' },
    });
    page.platform.responses['/api/none'] = () => new Response(null, { status: 204 });
    expect(await session.call(get('/none'))).toBeUndefined();
    page.platform.responses['/api/proxy'] = () => new Response('<h1>Log in to the network</h1>');
    expect(await statusAfter(session.call(get('/proxy')))).toBe('answer.unreadable 200');
    expect(await statusAfter(session.call(get('/other'), ['gyg']))).toBe('answer.unreadable 200');
    await session.call(requestOf('uploadProposalImage', { body: formOf({ name: 'a' }, undefined) }));
    expect(page.platform.sent.at(-1)?.headers['content-type']).toBeUndefined();
  });

  test('throws a refusal by its code, and a lost connection, and needs a login', async () => {
    const session = page.start();
    expect(await statusAfter(session.call(get('/users/1')))).toBe('session.need_to_be_logged_in 401');
    await page.logIn(session);
    page.platform.responses['/api/full'] = () => Response.json({ code: 'booking.failed' }, { status: 409 });
    expect(await statusAfter(session.call(get('/full')))).toBe('booking.failed 409');
    page.platform.responses['/api/busy'] = () =>
      Response.json({ code: 'request.too_many' }, { status: 429, headers: { 'Retry-After': '12' } });
    await expect(session.call(get('/busy'))).rejects.toMatchObject({ code: 'request.too_many', retryIn: 12 });
    page.platform.responses['/api/lost'] = () => Promise.reject(new TypeError('lost'));
    expect(await statusAfter(session.call(get('/lost')))).toBe('network 0');
    const abort = new AbortController();
    abort.abort(new Error('left'));
    await expect(session.call(get('/users/1'), [], abort.signal)).rejects.toThrow('left');
    expect(session.read().status).toBe('signed-in');
  });

  test('gives up after 20 seconds, and an upload after ten minutes', async () => {
    const session = page.start();
    await page.logIn(session);
    const limits = vi.spyOn(AbortSignal, 'timeout');
    await session.call(get('/users/1'));
    await session.call(requestOf('uploadProposalImage', { body: new FormData() }));
    expect(limits.mock.calls).toEqual([[20_000], [600_000]]);
    limits.mockReturnValue(AbortSignal.abort());
    page.platform.responses['/api/slow'] = () => Promise.reject(new DOMException('over', 'TimeoutError'));
    expect(await statusAfter(session.call(get('/slow')))).toBe('timeout 0');
    limits.mockRestore();
  });

  test('renews an old token once for all calls, in both versions of our script', async () => {
    const [session, other] = [page.start(), page.start()];
    await page.logIn(session);
    expect(other.read()).toEqual(session.read());
    expireStored();
    await Promise.all([session.call(get('/a')), session.call(get('/b')), other.call(get('/c'))]);
    expect(page.platform.renewals()).toHaveLength(1);
    expect(page.platform.renewals()[0]?.body).toMatchObject({ refresh_token: 'refresh-1', client_id: location.origin });
    const used = page.platform.sent.filter(({ path }) => path.startsWith('/api/') && path !== '/api/users');
    expect(used.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill('Bearer access-2'));
    expect(page.stored().refresh).toBe('refresh-2');
  });

  test('repeats a renewal whose response was lost under the same name', async () => {
    const session = page.start();
    await page.logIn(session);
    expireStored();
    page.platform.responses.refresh = () => Promise.reject(new TypeError('lost'));
    expect(await statusAfter(session.call(get('/a')))).toBe('network 0');
    expect(session.read().status).toBe('signed-in');
    delete page.platform.responses.refresh;
    await page.start().call(get('/a'));
    const names = page.platform.renewals().map(({ headers }) => headers['x-gyg-renewal']);
    expect(names[0]).toHaveLength(43);
    expect(names[1]).toBe(names[0]);
    expect(page.stored().attempt).toBeUndefined();
  });

  test('ends the login where the platform has ended it', async () => {
    const session = page.start();
    await page.logIn(session);
    expireStored();
    page.platform.responses.refresh = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
    expect(await statusAfter(session.call(get('/a')))).toBe('session.invalid_token 401');
    expect(session.read()).toEqual({ status: 'guest' });
    expect(sessionStorage.length).toBe(0);
  });

  test('renews a token that is refused before its time, and ends the login after the second refusal', async () => {
    const session = page.start();
    await page.logIn(session);
    const refused = () => Response.json({ code: 'session.invalid_token' }, { status: 401 });
    page.platform.responses['/api/a'] = ({ headers }) =>
      headers.authorization === 'Bearer access-1' ? refused() : Response.json(1);
    expect(await session.call(get('/a'))).toBe(1);
    page.platform.responses['/api/b'] = refused;
    expect(await statusAfter(session.call(get('/b')))).toBe('session.invalid_token 401');
    expect(session.read()).toEqual({ status: 'guest' });
  });
});

describe('logging out', () => {
  test('ends the login here, in every version of our script, and at the platform', async () => {
    const [session, other] = [page.start(), page.start()];
    await page.logIn(session);
    await other.logOut();
    expect([session.read(), other.read()]).toEqual([{ status: 'guest' }, { status: 'guest' }]);
    expect(sessionStorage.length).toBe(0);
    expect(page.platform.to('/identity/token/revocation')[0]?.body).toMatchObject({
      token: 'refresh-1',
      client_id: location.origin,
    });
  });

  test('is over before the next login begins, which it would end', async () => {
    const session = page.start();
    await page.logIn(session);
    let respond = () => {};
    page.platform.responses['/identity/token/revocation'] = () =>
      new Promise((resolve) => {
        respond = () => resolve(new Response(null, { status: 200 }));
      });
    void session.logOut();
    await vi.waitUntil(() => page.platform.to('/identity/token/revocation').length > 0);
    const { view } = fakeWindow();
    page.opened.mockReturnValueOnce(view as unknown as Window);
    const next = session.logIn(request);
    // Longer than the challenge of the login takes.
    for (let turn = 0; turn < 50; turn += 1) await crypto.subtle.digest('SHA-256', new Uint8Array(1_000));
    expect([page.opened.mock.calls.length, view.location.href]).toEqual([2, '']);
    respond();
    await vi.waitUntil(() => view.location.href !== '');
    view.closed = true;
    await next;
  });

  test('works without a network', async () => {
    const session = page.start();
    await page.logIn(session);
    page.platform.responses['/identity/token/revocation'] = () => Promise.reject(new TypeError('lost'));
    await session.logOut();
    expect(session.read()).toEqual({ status: 'guest' });
  });
});

test('a copy of the tab takes over the renewed login, since a refresh token works once', async () => {
  const session = page.start();
  await page.logIn(session);
  const original = new BroadcastChannel(loginKey);
  const renewed = { ...page.stored(), refresh: 'refresh-9', access: 'access-9' };
  original.postMessage({ used: 'of another login', next: null });
  original.postMessage({ used: 'refresh-1', next: JSON.stringify(renewed) });
  await vi.waitUntil(() => page.stored().refresh === 'refresh-9');
  await session.call(get('/a'));
  expect(page.platform.sent.at(-1)?.headers.authorization).toBe('Bearer access-9');
  original.postMessage({ used: 'refresh-9', next: null });
  await eventually(() => session.read()).toEqual({ status: 'guest' });
  original.close();
});

test('a login lasts as long as the page where the storage is full', async () => {
  const session = page.start();
  await page.logIn(session);
  expireStored();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await session.call(get('/a'));
  await session.call(get('/b'));
  expect(page.platform.sent.at(-1)?.headers.authorization).toBe('Bearer access-2');
  expect([page.platform.renewals().length, sessionStorage.length]).toEqual([1, 0]);
  full.mockRestore();
  await session.logOut();
  expect(session.read()).toEqual({ status: 'guest' });
});

test('a login on another site of this tab is not one here', async () => {
  const session = page.start();
  await page.logIn(session);
  sessionStorage.setItem(loginKey, JSON.stringify({ ...page.stored(), client: 'https://other.example' }));
  const here = page.start();
  expect(here.read()).toEqual({ status: 'guest' });
  expect(await statusAfter(here.call(get('/users/1')))).toBe('session.need_to_be_logged_in 401');
});

test('what others have written to the storage logs no one in', async () => {
  for (const text of ['', 'null', '7', '[]', '{}', '{"client":"x"}', '{"access":1']) {
    sessionStorage.setItem(loginKey, text);
    expect(page.start().read()).toEqual({ status: 'guest' });
  }
});
