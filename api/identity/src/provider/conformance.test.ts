import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToSignIn, CookieJar, getCode, postToken, type RunningIdentity, signIn, startIdentity } from '../testing';

const person = { email: 'olga@example.org', password: 'Havet2026' };
let running: RunningIdentity;

beforeAll(async () => {
  running = await startIdentity();
  await running.identity.pool.createConfirmedUser({ ...person, name: 'Olga' });
});
afterAll(() => running.close());

const authorizeUrl = (change: Record<string, string>) =>
  `${running.origin}/identity/auth?${new URLSearchParams({
    client_id: 'gyg-web',
    response_type: 'code',
    redirect_uri: `${running.origin}/auth/callback`,
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...change,
  })}`;

/** The error sent to the callback. */
async function errorOf(change: Record<string, string | undefined>, browser = new CookieJar()) {
  const { location } = await askToSignIn(running.origin, browser, change);
  expect(location.pathname).toBe('/auth/callback');
  expect(location.searchParams.get('state')).toBe('state');
  expect(location.searchParams.get('iss')).toBe(`${running.origin}/identity`);
  return location.searchParams.get('error');
}

describe('the authorization endpoint', () => {
  it.each([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['PKCE without a method, which means plain', { code_challenge_method: undefined }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a challenge that is none', { code_challenge: 'short' }, 'invalid_request'],
    ['prompt=none without a session', { prompt: 'none' }, 'login_required'],
    ['prompt=none with login', { prompt: 'none login' }, 'invalid_request'],
    ['an unknown prompt', { prompt: 'coffee' }, 'invalid_request'],
    ['a max_age that is no number', { max_age: 'old' }, 'invalid_request'],
    ['another resource', { resource: 'urn:other:api' }, 'invalid_target'],
    ['a request object', { request: 'e30.e30.' }, 'request_not_supported'],
  ])('refuses %s', async (_what, change, error) => {
    expect(await errorOf(change)).toBe(error);
  });

  it.each(['token', 'id_token', 'code id_token', 'id_token token', 'none'])(
    'returns no %s: only the code flow is supported',
    async (response_type) => {
      const response = await fetch(authorizeUrl({ response_type }), { redirect: 'manual' });
      const location = response.headers.get('location') ?? '';
      expect(`${response.status} ${location}`).toMatch(/unsupported_response_type|unauthorized_client|^400/);
      expect(location).not.toMatch(/[?#&](code|access_token|id_token)=/);
    },
  );

  it.each([
    ['unknown', 'https://elsewhere.example/auth/callback'],
    ['of another path', '/auth/other'],
    ['with something behind it', '/auth/callback/../../mailbox'],
    ['with a query', '/auth/callback?x=1'],
    ['with a fragment', '/auth/callback#x'],
    ['of another port', 'http://127.0.0.1:1/auth/callback'],
  ])('does not redirect to %s', async (_what, address) => {
    const redirect_uri = address.startsWith('http') ? address : `${running.origin}${address}`;
    const response = await fetch(authorizeUrl({ redirect_uri }), { redirect: 'manual' });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  it('returns a code to a logged-in browser without a login form, with prompt=none too', async () => {
    const { browser } = await signIn(running.origin, person);
    const { location } = await askToSignIn(running.origin, browser, { prompt: 'none' });
    expect(location.searchParams.get('code')).toMatch(/./);
  });

  it('requires a new login with prompt=login, and when max_age has passed', async () => {
    const { browser } = await signIn(running.origin, person);
    const isRetry = async (change: Record<string, string>) =>
      (await askToSignIn(running.origin, browser, change)).location.pathname.startsWith('/identity/interaction/');
    expect(await isRetry({ prompt: 'login' })).toBe(true);
    expect(await isRetry({ max_age: '0' })).toBe(true);
    expect(await isRetry({ max_age: '3600' })).toBe(false);
    expect(await errorOf({ max_age: '0', prompt: 'none' }, browser)).toBe('login_required');
  });
});

describe('the token endpoint', () => {
  const errorAnswer = async (response: Response) => ({
    status: response.status,
    ...(JSON.parse(await response.text()) as { error: string }),
  });

  it.each([
    ['password', { username: person.email, password: person.password }],
    ['client_credentials', {}],
    ['implicit', {}],
    ['urn:ietf:params:oauth:grant-type:device_code', { device_code: 'x' }],
    ['urn:ietf:params:oauth:grant-type:token-exchange', { subject_token: 'x' }],
    ['__proto__', {}],
  ])('knows no grant type %s', async (grant_type, more) => {
    const answer = await errorAnswer(await postToken(running.origin, { grant_type, ...more }));
    expect(answer).toMatchObject({ status: 400, error: 'unsupported_grant_type' });
  });

  it('accepts only forms', async () => {
    const { refresh_token } = await signIn(running.origin, person);
    const body = JSON.stringify({ client_id: 'gyg-web', grant_type: 'refresh_token', refresh_token });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${running.origin}/identity/token`, { method: 'POST', headers, body });
    expect(await errorAnswer(response)).toMatchObject({ status: 400, error: 'invalid_request' });
  });

  it('accepts each parameter once', async () => {
    const body = 'client_id=gyg-web&grant_type=refresh_token&refresh_token=a&refresh_token=b';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(`${running.origin}/identity/token`, { method: 'POST', headers, body });
    expect(await errorAnswer(response)).toMatchObject({ status: 400, error: 'invalid_request' });
  });

  it('issues a code’s tokens only to its redirect address and client', async () => {
    const { code, verifier: code_verifier } = await getCode(running.origin, person);
    const form = { grant_type: 'authorization_code', code, code_verifier };
    const other = await postToken(running.origin, { ...form, redirect_uri: `${running.origin}/auth/silent` });
    expect(await errorAnswer(other)).toMatchObject({ status: 400, error: 'invalid_grant' });
    const redirect_uri = `${running.origin}/auth/callback`;
    const unknown = await postToken(running.origin, { ...form, redirect_uri, client_id: 'unknown' });
    expect(await errorAnswer(unknown)).toMatchObject({ status: 401, error: 'invalid_client' });
  });

  it('forbids caching of tokens and refusals', async () => {
    const { refresh_token } = await signIn(running.origin, person);
    const good = await postToken(running.origin, { grant_type: 'refresh_token', refresh_token });
    const bad = await postToken(running.origin, { grant_type: 'refresh_token', refresh_token: 'x' });
    for (const response of [good, bad]) expect(response.headers.get('cache-control')).toBe('no-store');
    expect([good.status, bad.status]).toEqual([200, 400]);
  });

  it('lets only the platform’s pages read its responses', async () => {
    const allowed = async (origin: string, method: string) => {
      const headers = { origin, 'access-control-request-method': 'POST' };
      const body =
        method === 'POST' ? new URLSearchParams({ client_id: 'gyg-web', grant_type: 'refresh_token' }) : null;
      const response = await fetch(`${running.origin}/identity/token`, { method, headers, body });
      return response.headers.get('access-control-allow-origin');
    };
    expect(await allowed(running.origin, 'POST')).toBe(running.origin);
    expect(await allowed('https://elsewhere.example', 'POST')).toBeNull();
    expect(await allowed('null', 'POST')).toBeNull();
  });
});

describe('other endpoints', () => {
  it('publish only public keys', async () => {
    const text = await (await fetch(`${running.origin}/identity/jwks`)).text();
    expect(JSON.parse(text)).toMatchObject({ keys: [{ kty: 'RSA', use: 'sig', alg: 'RS256' }] });
    for (const secret of ['"d"', '"p"', '"q"', '"dp"', '"dq"', '"qi"']) expect(text).not.toContain(secret);
  });

  it.each(['me', 'reg', 'request', 'token/introspection', 'device', 'backchannel'])(
    'do not exist: %s',
    async (path) => {
      for (const method of ['GET', 'POST']) {
        const response = await fetch(`${running.origin}/identity/${path}`, { method });
        expect(response.status).toBe(404);
      }
    },
  );
});
