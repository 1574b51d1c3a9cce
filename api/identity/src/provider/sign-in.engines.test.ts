import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginSignIn,
  CookieJar,
  postLogin,
  postToken,
  type RunningIdentity,
  readAnswer,
  refresh,
  signIn,
  startIdentity,
} from '../testing';
import { argon2Hasher } from '../users/password-hasher';

const person = { email: 'rut@example.org', password: 'Havet2026' };
let running: RunningIdentity;
let id: string;

beforeAll(async () => {
  running = await startIdentity({ hasher: argon2Hasher });
  ({ id } = await running.identity.pool.createConfirmedUser({ ...person, name: 'Rut' }));
});
afterAll(() => running.close());

/** The response to the login form in a new browser. */
const tryLogin = async (form: unknown) => {
  const browser = new CookieJar();
  const { uid } = await beginSignIn(running.origin, browser);
  return readAnswer(await postLogin(running.origin, browser, uid, form));
};

const statusOfRefresh = async (refreshToken: string) =>
  (await postToken(running.origin, { grant_type: 'refresh_token', refresh_token: refreshToken })).status;

describe('the whole flow', () => {
  it('goes from sign-up through the mailed code to an access token', async () => {
    const form = { email: 'ny@example.org', password: 'Havet2026' };
    await running.post('sign-up', { name: 'Ny', ...form });
    expect(await tryLogin(form)).toEqual({ status: 400, error: 'UserNotConfirmedException' });
    await running.post('confirm', { email: form.email, code: await running.getCode(form.email) });
    const tokens = await signIn(running.origin, form);
    await expect(running.identity.verifyAccessToken(tokens.access_token)).resolves.toMatchObject({
      email: form.email,
      name: 'Ny',
      groups: [],
      clientId: 'gyg-web',
      emailVerified: true,
    });
  });
});

describe('logging in', () => {
  it('issues an ID token that identifies the person', async () => {
    const { id_token } = await signIn(running.origin, person);
    expect(await running.identity.verifyIdToken(id_token)).toEqual({
      subject: id,
      email: person.email,
      emailVerified: true,
      name: 'Rut',
    });
  });

  it('does not reveal which addresses have accounts', async () => {
    const wrongPassword = await tryLogin({ ...person, password: 'Wrong2026' });
    expect(wrongPassword).toEqual({ status: 401, error: 'NotAuthorizedException' });
    expect(await tryLogin({ email: 'nobody@example.org', password: 'Wrong2026' })).toEqual(wrongPassword);
    await running.post('sign-up', { name: 'U', email: 'unconfirmed@example.org', password: 'Havet2026' });
    expect(await tryLogin({ email: 'unconfirmed@example.org', password: 'Wrong2026' })).toEqual(wrongPassword);
  });

  it('is refused after ten failures, even with the right password', async () => {
    const form = { email: 'sten@example.org', password: 'Havet2026' };
    await running.identity.pool.createConfirmedUser({ ...form, name: 'Sten' });
    for (let attempt = 0; attempt < 10; attempt += 1) await tryLogin({ ...form, password: 'Wrong2026' });
    expect(await tryLogin(form)).toEqual({ status: 429, error: 'LimitExceededException' });
  });

  it('does not count successes', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1) await signIn(running.origin, person);
  });

  it('requires the browser that began it', async () => {
    const { uid } = await beginSignIn(running.origin, new CookieJar());
    const response = await postLogin(running.origin, new CookieJar(), uid, person);
    expect(await response.json()).toMatchObject({ error: 'InteractionExpiredException' });
  });

  it('may be started from a link on another site', async () => {
    const { uid } = await beginSignIn(running.origin, new CookieJar());
    const headers = { 'sec-fetch-site': 'cross-site', cookie: 'other=1' };
    const response = await fetch(`${running.origin}/identity/interaction/${uid}`, { headers, redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`${running.origin}/login?interaction=${uid}`);
  });

  it('says so to the login page if the browser has kept no cookie of the redirect before', async () => {
    const { uid } = await beginSignIn(running.origin, new CookieJar());
    const response = await fetch(`${running.origin}/identity/interaction/${uid}`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`${running.origin}/login?interaction=${uid}&cookies=blocked`);
  });

  it('shows no form to a logged-in browser', async () => {
    const { browser } = await signIn(running.origin, person);
    const query = new URLSearchParams({
      client_id: 'gyg-web',
      response_type: 'code',
      redirect_uri: `${running.origin}/auth/callback`,
      scope: 'openid email profile api',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    const response = await browser.fetch(`${running.origin}/identity/auth?${query}`);
    expect(response.headers.get('location')).toContain('/auth/callback?code=');
  });

  it('does not start without PKCE, for another redirect, or for another client', async () => {
    const query = {
      client_id: 'gyg-web',
      response_type: 'code',
      redirect_uri: `${running.origin}/auth/callback`,
      scope: 'openid',
    };
    const requestLogin = async (change: Record<string, string>) => {
      const response = await fetch(`${running.origin}/identity/auth?${new URLSearchParams({ ...query, ...change })}`, {
        redirect: 'manual',
      });
      return { status: response.status, location: response.headers.get('location') ?? '' };
    };
    expect((await requestLogin({})).location).toContain('error=invalid_request');
    expect((await requestLogin({ redirect_uri: 'https://elsewhere.example/auth/callback' })).status).toBe(400);
    expect((await requestLogin({ client_id: 'unknown' })).status).toBe(400);
  });
});

describe('a refresh token', () => {
  it('is replaced at each use, and its replay ends the whole family', async () => {
    const first = await signIn(running.origin, person);
    const second = await refresh(running.origin, first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    await expect(running.identity.verifyAccessToken(second.access_token)).resolves.toMatchObject({ subject: id });
    expect(await statusOfRefresh(first.refresh_token)).toBe(400);
    expect(await statusOfRefresh(second.refresh_token)).toBe(400);
  });

  it('is issued for at most one of many simultaneous uses', async () => {
    const { refresh_token } = await signIn(running.origin, person);
    const statuses = await Promise.all(Array.from({ length: 5 }, () => statusOfRefresh(refresh_token)));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it('ends with the logout, which needs no confirmation with an ID token', async () => {
    const { browser, id_token, refresh_token } = await signIn(running.origin, person);
    const home = `${running.origin}/`;
    const query = new URLSearchParams({ id_token_hint: id_token, post_logout_redirect_uri: home });
    const page = await browser.fetch(`${running.origin}/identity/session/end?${query}`);
    const html = await page.text();
    expect(html).toContain('/identity/sign-out.js');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const done = await browser.fetch(`${running.origin}/identity/session/end/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    expect(done.headers.get('location')).toBe(home);
    expect(await statusOfRefresh(refresh_token)).toBe(400);
  });

  it('stays until the logout is confirmed, without an ID token', async () => {
    const { browser } = await signIn(running.origin, person);
    const page = await browser.fetch(`${running.origin}/identity/session/end`);
    expect(await page.text()).not.toContain('sign-out.js');
  });
});

describe('the issuer', () => {
  it('explains failures in the browser’s language, and repeats no markup of the request', async () => {
    const query = new URLSearchParams({ client_id: 'gyg-web', response_type: '<b>code</b>', scope: 'openid' });
    const page = await fetch(`${running.origin}/identity/auth?${query}`, {
      headers: { 'accept-language': 'sv-SE,sv' },
    });
    const html = await page.text();
    expect(html).toContain('<html lang="sv">');
    expect(html).toContain('Inloggningen fungerade inte');
    expect(html).not.toContain('<b>');
  });

  it('describes itself by its configured address, whatever host the request has', async () => {
    const response = await fetch(`${running.origin}/identity/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'https' },
    });
    expect(await response.json()).toMatchObject({
      issuer: `${running.origin}/identity`,
      token_endpoint: `${running.origin}/identity/token`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
    });
  });

  it('shares its keys: a second process and a restart accept the same tokens', async () => {
    const { createIdentity } = await import('../create-identity');
    const { access_token } = await signIn(running.origin, person);
    const origin = running.origin;
    const other = await createIdentity({ db: running.db, issuer: `${origin}/identity`, webOrigin: origin });
    await expect(other.verifyAccessToken(access_token)).resolves.toMatchObject({ subject: id });
    other.close();
  });
});
