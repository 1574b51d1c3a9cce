import { identityPayload, identityUser } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadIdentityKeys } from '../keys/identity-keys';
import { type RunningIdentity, signIn, startIdentity } from '../testing';
import { createTokenVerifier } from './token-verifier';

const person = { email: 'tove@example.org', password: 'Havet2026' };
let running: RunningIdentity;
let id: string;

beforeAll(async () => {
  running = await startIdentity();
  ({ id } = await running.identity.pool.createConfirmedUser({ ...person, name: 'Tove' }));
});
afterAll(() => running.close());

const newToken = async () => (await signIn(running.origin, person)).access_token;
const refused = (token: string) =>
  expect(running.identity.verifyAccessToken(token)).rejects.toMatchObject({ code: 'token_refused' });

describe('an access token', () => {
  it('returns the current groups, not those at the time of issue', async () => {
    const token = await newToken();
    await running.identity.pool.setGroups(id, ['superusers']);
    await expect(running.identity.verifyAccessToken(token)).resolves.toMatchObject({ groups: ['superusers'] });
    await running.identity.pool.setGroups(id, []);
    await expect(running.identity.verifyAccessToken(token)).resolves.toMatchObject({ groups: [] });
  });

  it('lives five minutes', async () => {
    const { iat = 0, exp = 0 } = decodeJwt(await newToken());
    expect(exp - iat).toBe(300);
  });

  it('is refused when it was issued before the person’s ‘not before’ time', async () => {
    const token = await newToken();
    await setUser({ notBefore: new Date(Date.now() + 1) });
    await refused(token);
    await setUser({ notBefore: null });
  });

  it('is refused when the person is not confirmed', async () => {
    const token = await newToken();
    await setUser({ confirmedAt: null });
    await refused(token);
    await setUser({ confirmedAt: new Date() });
    await expect(running.identity.verifyAccessToken(token)).resolves.toMatchObject({ subject: id });
  });

  it('is refused once its login has expired', async () => {
    const token = await newToken();
    const grants = eq(identityPayload.model, 'Grant');
    await running.db.tx((t) => t.update(identityPayload).set({ expiresAt: new Date() }).where(grants));
    await refused(token);
  });
});

describe('an access token that was accepted before', () => {
  it('is refused when it has expired, or its key is no longer one of the issuer', async () => {
    let [time, keys] = [Date.now(), await loadIdentityKeys(running.db, Date.now())];
    const { verifyAccessToken } = createTokenVerifier({
      db: running.db,
      keys: () => keys,
      issuer: `${running.origin}/identity`,
      audience: 'urn:gyg:api',
      now: () => time,
    });
    const token = await newToken();
    const outcome = () =>
      verifyAccessToken(token).then(
        ({ subject }) => subject,
        ({ code }) => code,
      );
    expect([await outcome(), await outcome()]).toEqual([id, id]);
    time += 310_000;
    expect(await outcome()).toBe('token_refused');
    time -= 330_000;
    // Issued in the future, as this clock is.
    expect(await outcome()).toBe('token_refused');
    time += 20_000;
    expect(await outcome()).toBe(id);
    keys = { ...keys, signing: [{ ...keys.signing[0], kid: 'another' }] };
    expect(await outcome()).toBe('token_refused');
  });
});

const setUser = (change: Partial<typeof identityUser.$inferInsert>) =>
  running.db.tx((t) => t.update(identityUser).set(change).where(eq(identityUser.id, id)));
