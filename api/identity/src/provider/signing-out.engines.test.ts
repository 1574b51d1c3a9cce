import { identityPayload } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  askToSignIn,
  askToSignOut,
  beginSignIn,
  CookieJar,
  confirmSignOut,
  postLogin,
  postToken,
  type RunningIdentity,
  refresh,
  signIn,
  signOut,
  startIdentity,
} from '../testing';

const person = { email: 'siv@example.org', password: 'Havet2026' };
let running: RunningIdentity;
let id: string;

beforeAll(async () => {
  running = await startIdentity();
  ({ id } = await running.identity.pool.createConfirmedUser({ ...person, name: 'Siv' }));
});
afterAll(() => running.close());

const good = (token: string) =>
  expect(running.identity.verifyAccessToken(token)).resolves.toMatchObject({ subject: id });
const refused = (token: string) =>
  expect(running.identity.verifyAccessToken(token)).rejects.toMatchObject({ code: 'token_refused' });
const renew = async (refresh_token: string) =>
  (await postToken(running.origin, { grant_type: 'refresh_token', refresh_token })).status;

async function resetPassword() {
  await running.post('forgot', { email: person.email });
  const code = await running.getCode(person.email);
  expect((await running.post('confirm-forgot', { ...person, code })).status).toBe(200);
}

describe('immediately', () => {
  it('a logout ends the tokens of its browser only', async () => {
    const here = await signIn(running.origin, person);
    const there = await signIn(running.origin, person);
    const renewed = await refresh(running.origin, here.refresh_token);
    await good(here.access_token);

    expect(await signOut(running.origin, here.browser, here.id_token)).toBe(`${running.origin}/`);
    await refused(here.access_token);
    await refused(renewed.access_token);
    expect(await renew(renewed.refresh_token)).toBe(400);
    await good(there.access_token);
    expect(await renew(there.refresh_token)).toBe(200);
  });

  it('a logout ends the session also for requests in progress at that moment', async () => {
    const here = await signIn(running.origin, person);
    const thief = new CookieJar();
    thief.add(...here.browser.cookies);
    const requestLogin = () => askToSignIn(running.origin, thief, { prompt: 'none' }).catch(() => undefined);
    const requestLoginTwice = async () => {
      await requestLogin();
      await requestLogin();
    };
    // A request in progress may overwrite the state of the logout page, which is then refused and retried. The rounds
    // end well below the limit on begun logins.
    let redirectedTo: string | null = null;
    for (let round = 0; redirectedTo === null && round < 25; round += 1) {
      const xsrf = await askToSignOut(running.origin, here.browser, here.id_token);
      const pendingRequests = Array.from({ length: 6 }, requestLoginTwice);
      redirectedTo = await confirmSignOut(running.origin, here.browser, xsrf);
      await Promise.all(pendingRequests);
    }
    expect(redirectedTo).toBe(`${running.origin}/`);
    const copy = new CookieJar();
    copy.add(...thief.cookies);
    const { location } = await askToSignIn(running.origin, copy, { prompt: 'none' });
    expect(location.searchParams.get('error')).toBe('login_required');
  });

  it('a browser that logs out and in again gets valid tokens, and its old ones stay invalid', async () => {
    const before = await signIn(running.origin, person);
    await signOut(running.origin, before.browser, before.id_token);
    const after = await signIn(running.origin, person, before.browser);
    await good(after.access_token);
    await refused(before.access_token);
  });

  it('another person’s login in the same browser ends the tokens of the previous person', async () => {
    const other = { email: 'stig@example.org', password: 'Havet2026' };
    await running.identity.pool.createConfirmedUser({ ...other, name: 'Stig' });
    const browser = new CookieJar();
    const siv = await signIn(running.origin, person, browser);
    await signOut(running.origin, browser, siv.id_token);
    const stig = await signIn(running.origin, other, browser);
    await refused(siv.access_token);
    await expect(running.identity.verifyAccessToken(stig.access_token)).resolves.toMatchObject({ name: 'Stig' });
  });

  it('a revoked refresh token ends the access tokens of its login', async () => {
    const { access_token, refresh_token } = await signIn(running.origin, person);
    const body = new URLSearchParams({ client_id: 'gyg-web', token: refresh_token });
    const revoked = await fetch(`${running.origin}/identity/token/revocation`, { method: 'POST', body });
    expect(revoked.status).toBe(200);
    await refused(access_token);
  });

  it('a replayed refresh token ends the access tokens of its family', async () => {
    const first = await signIn(running.origin, person);
    const second = await refresh(running.origin, first.refresh_token);
    await good(second.access_token);
    expect(await renew(first.refresh_token)).toBe(400);
    await refused(first.access_token);
    await refused(second.access_token);
  });

  it('a password reset ends every token of the person', async () => {
    const browsers = [await signIn(running.origin, person), await signIn(running.origin, person)];
    await resetPassword();
    for (const { access_token, refresh_token } of browsers) {
      await refused(access_token);
      expect(await renew(refresh_token)).toBe(400);
    }
    await good((await signIn(running.origin, person)).access_token);
  });

  it('a password reset ends an unfinished login with the old password', async () => {
    const browser = new CookieJar();
    const { uid } = await beginSignIn(running.origin, browser);
    const login = await postLogin(running.origin, browser, uid, person);
    const { redirectTo } = z.object({ redirectTo: z.string() }).parse(await login.json());
    await resetPassword();
    const resumed = await browser.fetch(redirectTo);
    expect(resumed.headers.get('location') ?? '').not.toContain('code=');
  });

  it('a password reset ends sessions that requests in progress at that moment write back', async () => {
    const { browser, refresh_token } = await signIn(running.origin, person);
    const { location: callback, verifier } = await askToSignIn(running.origin, browser);
    const code = callback.searchParams.get('code') ?? '';
    expect(code).not.toBe('');
    const before = await running.db.read.select().from(identityPayload).where(eq(identityPayload.accountId, id));
    await resetPassword();
    await running.db.tx((t) => t.insert(identityPayload).values(before));

    expect(await renew(refresh_token)).toBe(400);
    const redirect_uri = `${running.origin}/auth/callback`;
    const late = { grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier };
    expect((await postToken(running.origin, late)).status).toBe(400);
    const { location } = await askToSignIn(running.origin, browser, { prompt: 'none' });
    expect(location.searchParams.get('error')).toBe('login_required');
    await good((await signIn(running.origin, person, browser)).access_token);
  });

  it('an erasure ends every token of the person', async () => {
    const gone = { email: 'gone@example.org', password: 'Havet2026' };
    const { id: goneId } = await running.identity.pool.createConfirmedUser({ ...gone, name: 'Gone' });
    const { access_token } = await signIn(running.origin, gone);
    await expect(running.identity.verifyAccessToken(access_token)).resolves.toMatchObject({ subject: goneId });
    await running.db.tx((t) => running.identity.accounts.erase(t, goneId));
    await refused(access_token);
  });
});

it('an ID token still identifies its person after a logout: it grants no access', async () => {
  const { browser, id_token } = await signIn(running.origin, person);
  await signOut(running.origin, browser, id_token);
  await expect(running.identity.verifyIdToken(id_token)).resolves.toMatchObject({ subject: id });
});

describe('a page elsewhere that sends a visitor to the logout page', () => {
  const open = async (browser: CookieJar, query: Record<string, string>) =>
    (await browser.fetch(`${running.origin}/identity/session/end?${new URLSearchParams(query)}`)).text();

  it('needs a confirmation, without the person’s ID token', async () => {
    const thief = { email: 'thief@example.org', password: 'Havet2026' };
    await running.identity.pool.createConfirmedUser({ ...thief, name: 'Thief' });
    const { id_token: anothers } = await signIn(running.origin, thief);
    const { browser, id_token, access_token } = await signIn(running.origin, person);
    for (const query of [{ id_token_hint: anothers }, {}, { client_id: 'gyg-web', logout_hint: id }]) {
      const page = await open(browser, query);
      expect(page).toContain('name="logout"');
      expect(page).not.toContain('sign-out.js');
    }
    await good(access_token);
    expect(await open(browser, { id_token_hint: id_token })).toContain('sign-out.js');
  });
});
