import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieJar, postToken, type RunningIdentity, refresh, signIn, signOut, startIdentity } from '../testing';

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

describe('at once', () => {
  it('a sign-out ends the tokens of its browser, and of no other', async () => {
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

  it('a browser that signs out and in again has good tokens, and its old ones stay ended', async () => {
    const before = await signIn(running.origin, person);
    await signOut(running.origin, before.browser, before.id_token);
    const after = await signIn(running.origin, person, before.browser);
    await good(after.access_token);
    await refused(before.access_token);
  });

  it('somebody else’s sign-in in the same browser ends the tokens of who was there before', async () => {
    const other = { email: 'stig@example.org', password: 'Havet2026' };
    await running.identity.pool.createConfirmedUser({ ...other, name: 'Stig' });
    const browser = new CookieJar();
    const siv = await signIn(running.origin, person, browser);
    await signOut(running.origin, browser, siv.id_token);
    const stig = await signIn(running.origin, other, browser);
    await refused(siv.access_token);
    await expect(running.identity.verifyAccessToken(stig.access_token)).resolves.toMatchObject({ name: 'Stig' });
  });

  it('a revoked refresh token ends the access tokens of its sign-in', async () => {
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

  it('a reset password ends every token of the person', async () => {
    const browsers = [await signIn(running.origin, person), await signIn(running.origin, person)];
    await running.post('forgot', { email: person.email });
    const code = await running.getCode(person.email);
    expect((await running.post('confirm-forgot', { ...person, code })).status).toBe(200);
    for (const { access_token, refresh_token } of browsers) {
      await refused(access_token);
      expect(await renew(refresh_token)).toBe(400);
    }
    await good((await signIn(running.origin, person)).access_token);
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

it('an ID token still names its person after a sign-out: it opens nothing by itself', async () => {
  const { browser, id_token } = await signIn(running.origin, person);
  await signOut(running.origin, browser, id_token);
  await expect(running.identity.verifyIdToken(id_token)).resolves.toMatchObject({ subject: id });
});
