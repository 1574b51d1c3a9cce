import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieJar, postLogin, type RunningIdentity, signOut, startIdentity } from '../testing';

const person = { email: 'otto@example.org', password: 'Havet2026' };
let running: RunningIdentity;
let config: client.Configuration;
let id: string;

beforeAll(async () => {
  running = await startIdentity();
  ({ id } = await running.identity.pool.createConfirmedUser({ ...person, name: 'Otto' }));
  const issuer = new URL(`${running.origin}/identity`);
  const options = { execute: [client.allowInsecureRequests] };
  config = await client.discovery(issuer, 'gyg-web', undefined, client.None(), options);
});
afterAll(() => running.close());

/** Follows redirects with the browser's cookies until one leads to `path`. */
async function followTo(browser: CookieJar, from: string, path: string): Promise<URL> {
  const next = (await browser.fetch(from)).headers.get('location');
  if (next === null) throw new Error(`${from} leads nowhere`);
  const url = new URL(next, from);
  return url.pathname === path ? url : followTo(browser, url.href, path);
}

/**
 * Requests a code as an independent client does, and logs in if required; returns the values that the client checks.
 */
async function authorize(browser: CookieJar, change: Record<string, string> = {}) {
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const checks = { pkceCodeVerifier, expectedState: client.randomState(), expectedNonce: client.randomNonce() };
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: `${running.origin}/auth/callback`,
    scope: 'openid email profile api',
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    ...change,
  });
  const login = await followTo(browser, url.href, '/login');
  const answer = await postLogin(running.origin, browser, login.searchParams.get('interaction') ?? '', person);
  const { redirectTo }: { redirectTo: string } = JSON.parse(await answer.text());
  return { login, callback: await followTo(browser, redirectTo, '/auth/callback'), checks };
}

async function signIn(browser = new CookieJar(), change: Record<string, string> = {}) {
  const { callback, checks } = await authorize(browser, change);
  return client.authorizationCodeGrant(config, callback, { ...checks, idTokenExpected: true });
}

/** Why the client refused, from the error's cause. */
const because = (message: RegExp) => ({ cause: { message: expect.stringMatching(message) } });

const goodFor = (token: string) =>
  running.identity.verifyAccessToken(token).then(
    ({ subject }) => subject,
    () => 'refused',
  );

describe('an independent OpenID client', () => {
  it('finds only the supported features in the metadata', () => {
    expect(config.serverMetadata()).toMatchObject({
      issuer: `${running.origin}/identity`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      authorization_response_iss_parameter_supported: true,
      end_session_endpoint: `${running.origin}/identity/session/end`,
      revocation_endpoint: `${running.origin}/identity/token/revocation`,
    });
    expect(config.serverMetadata().userinfo_endpoint).toBeUndefined();
    expect(config.serverMetadata().registration_endpoint).toBeUndefined();
  });

  it('logs in; state, nonce, issuer, signature and times pass its checks', async () => {
    const tokens = await signIn();
    expect(tokens.claims()).toMatchObject({ sub: id, aud: 'gyg-web', email: person.email, name: 'Otto' });
    expect(tokens.token_type).toBe('bearer');
    expect(tokens.expiresIn()).toBeGreaterThan(290);
    expect(await goodFor(tokens.access_token)).toBe(id);
  });

  it('verifies the ID token’s signature with the published keys', async () => {
    client.enableNonRepudiationChecks(config);
    await expect(signIn()).resolves.toBeDefined();
  });

  it('gets the issuer’s identifier, and refuses a response of another issuer', async () => {
    const { callback, checks } = await authorize(new CookieJar());
    expect(callback.searchParams.get('iss')).toBe(`${running.origin}/identity`);
    callback.searchParams.set('iss', 'https://elsewhere.example');
    await expect(client.authorizationCodeGrant(config, callback, checks)).rejects.toMatchObject(because(/"iss"/));
  });

  it('refuses a response with another state or nonce', async () => {
    const { callback, checks } = await authorize(new CookieJar());
    await expect(
      client.authorizationCodeGrant(config, callback, { ...checks, expectedState: 'other' }),
    ).rejects.toMatchObject(because(/"state"/));
    await expect(
      client.authorizationCodeGrant(config, callback, { ...checks, expectedNonce: 'other' }),
    ).rejects.toMatchObject(because(/"nonce"/));
  });

  it('gets nothing for another verifier, and then can use the code once', async () => {
    const { callback, checks } = await authorize(new CookieJar());
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    const refused = { error: 'invalid_grant' };
    await expect(
      client.authorizationCodeGrant(config, callback, { ...checks, pkceCodeVerifier }),
    ).rejects.toMatchObject(refused);
    const tokens = await client.authorizationCodeGrant(config, callback, checks);
    expect(await goodFor(tokens.access_token)).toBe(id);

    await expect(client.authorizationCodeGrant(config, callback, checks)).rejects.toMatchObject(refused);
    expect(await goodFor(tokens.access_token)).toBe('refused');
    await expect(client.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject(refused);
  });

  it('renews with a refresh token that works once', async () => {
    const first = await signIn();
    const second = await client.refreshTokenGrant(config, first.refresh_token ?? '');
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.claims()?.sub).toBe(id);
    expect(await goodFor(second.access_token)).toBe(id);
    const replay = client.refreshTokenGrant(config, first.refresh_token ?? '');
    await expect(replay).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(await goodFor(second.access_token)).toBe('refused');
  });

  it('revokes a refresh token, and with it the whole login', async () => {
    const tokens = await signIn();
    await client.tokenRevocation(config, tokens.refresh_token ?? '', { token_type_hint: 'refresh_token' });
    expect(await goodFor(tokens.access_token)).toBe('refused');
    const renewal = client.refreshTokenGrant(config, tokens.refresh_token ?? '');
    await expect(renewal).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('learns nothing by revoking an invalid token', async () => {
    await expect(client.tokenRevocation(config, 'made-up')).resolves.toBeUndefined();
  });

  it('logs out, and the browser has to enter its password again', async () => {
    const browser = new CookieJar();
    const tokens = await signIn(browser);
    expect(await signOut(running.origin, browser, tokens.id_token ?? '')).toBe(`${running.origin}/`);
    const url = client.buildEndSessionUrl(config, { id_token_hint: tokens.id_token ?? '' });
    expect(url.href).toContain(`${running.origin}/identity/session/end?`);
    expect(await goodFor(tokens.access_token)).toBe('refused');
    await expect(signIn(browser)).resolves.toMatchObject({ scope: 'api' });
  });

  it('logs in again with prompt=login and when the login is older than max_age', async () => {
    const browser = new CookieJar();
    await signIn(browser);
    const again = await signIn(browser, { prompt: 'login' });
    expect(again.claims()?.auth_time).toBeDefined();
    const { callback, checks } = await authorize(browser, { max_age: '0' });
    await expect(client.authorizationCodeGrant(config, callback, { ...checks, maxAge: 1 })).resolves.toBeDefined();
  });

  it('passes the login hint on to the login page', async () => {
    const { login } = await authorize(new CookieJar(), { login_hint: person.email });
    expect(login.searchParams.get('email')).toBe(person.email);
    const odd = await authorize(new CookieJar(), { login_hint: '"><script>' });
    expect(odd.login.searchParams.get('email')).toBeNull();
  });
});
