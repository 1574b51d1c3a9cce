import { grantGroup, revokeGroup } from '@gyg/identity/commands';
import { postToken, refresh, signIn, signOut, type Tokens } from '@gyg/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startBoth } from './testing/start-both';

const person = { email: 'siv@example.org', password: 'Havet2026' };
const madeSchema = z.object({ user: z.object({ id: z.string() }) });
const running = await startBoth();
let userId: string;

const call = (path: string, { access_token }: Pick<Tokens, 'access_token'>, init: RequestInit = {}) =>
  fetch(`${running.origin}/api${path}`, {
    ...init,
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
  });
const makeUser = (tokens: Tokens) =>
  call('/users', tokens, { method: 'POST', body: JSON.stringify({ jwt: tokens.id_token }) });
const statusOf = async (tokens: Tokens) => (await call(`/users/${userId}/organizations`, tokens)).status;
const idOf = async (response: Response) => madeSchema.parse(await response.json()).user.id;
const signedIn = () => signIn(running.origin, person);

beforeAll(async () => {
  await running.identity.pool.createConfirmedUser({ ...person, name: 'Siv' });
  userId = await idOf(await makeUser(await signedIn()));
});
afterAll(() => running.close());

describe('the API refuses tokens from the next call on', () => {
  it('after a logout, only in that browser', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200]);
    await signOut(running.origin, here.browser, here.id_token);
    expect(await statusOf(here)).toBe(401);
    const refusal = await call(`/users/${userId}/organizations`, here);
    expect(await refusal.json()).toMatchObject({ status: 401, code: 'session.invalid_token' });
    expect(await statusOf(there)).toBe(200);
  });

  it('after a logout, also for creating a user from a recent ID token', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    await signOut(running.origin, here.browser, here.id_token);
    expect((await makeUser(here)).status).toBe(401);
    // An ID token only identifies: any valid access token of the same user may accompany it.
    expect((await makeUser({ ...here, access_token: there.access_token })).status).toBe(200);
  });

  it('after a replayed refresh token', async () => {
    const first = await signedIn();
    const second = await refresh(running.origin, first.refresh_token);
    expect(await statusOf(second)).toBe(200);
    await postToken(running.origin, { grant_type: 'refresh_token', refresh_token: first.refresh_token });
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 401]);
  });

  it('after a password reset, in all browsers', async () => {
    const browsers = [await signedIn(), await signedIn()];
    await running.post('forgot', { email: person.email });
    const code = await running.getCode(person.email);
    expect((await running.post('confirm-forgot', { ...person, code })).status).toBe(200);
    for (const tokens of browsers) expect(await statusOf(tokens)).toBe(401);
    expect(await statusOf(await signedIn())).toBe(200);
  });
});

it('a group that is granted or revoked on the server applies from the next call on', async () => {
  const tokens = await signedIn();
  const change = { email: person.email, group: 'superusers', by: 'root', now: Date.now() } as const;
  const status = async () => (await call('/organizations/requests', tokens)).status;
  expect(await status()).toBe(403);
  await grantGroup(running.db, change);
  expect(await status()).toBe(200);
  await revokeGroup(running.db, change);
  expect(await status()).toBe(403);
});

it('an erased user’s tokens are refused everywhere, and the account is gone', async () => {
  const gone = { email: 'gone@example.org', password: 'Havet2026' };
  await running.identity.pool.createConfirmedUser({ ...gone, name: 'Gone' });
  const [here, there] = [await signIn(running.origin, gone), await signIn(running.origin, gone)];
  const id = await idOf(await makeUser(here));
  expect((await call(`/users/${id}`, here, { method: 'DELETE' })).status).toBeLessThan(300);
  for (const tokens of [here, there]) expect((await call('/config', tokens)).status).toBe(401);
  expect(await running.identity.pool.findByEmail(gone.email)).toBeUndefined();
});
