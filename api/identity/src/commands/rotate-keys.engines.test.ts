import { auditEntries, identityKey } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdentity, type Identity } from '../create-identity';
import { askToSignIn, CookieJar, type RunningIdentity, refresh, signIn, startIdentity } from '../testing';
import { rotateKeys } from './rotate-keys';

const person = { email: 'kim@example.org', password: 'Havet2026' };
const minute = 60 * 1000;
const day = 24 * 60 * minute;
let running: RunningIdentity;
let other: Identity;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  running = await startIdentity();
  const { origin, db } = running;
  other = await createIdentity({ db, issuer: `${origin}/identity`, webOrigin: origin });
  await running.identity.pool.createConfirmedUser({ ...person, name: 'Kim' });
});
afterEach(async () => {
  other.close();
  await running.close();
  vi.useRealTimers();
});

/** Advances the clock and runs each process's minutely work. */
async function pass(time: number): Promise<void> {
  vi.setSystemTime(Date.now() + time);
  await Promise.all([running.identity.reloadKeys(), other.reloadKeys()]);
}

const rotate = (leaked = false) => rotateKeys(running.db, { leaked, by: 'root', now: Date.now() });
const kidOf = (token: string) => decodeProtectedHeader(token).kid;
const published = async () => {
  const { keys } = (await (await fetch(`${running.origin}/identity/jwks`)).json()) as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid);
};
const countKeys = (use: 'signing' | 'cookies') => running.db.read.$count(identityKey, eq(identityKey.use, use));

describe('a new key', () => {
  it('is published first and signs only when every process has loaded it', async () => {
    const before = await signIn(running.origin, person);
    const { kid } = await rotate();
    await pass(minute);
    expect(await published()).toEqual([kidOf(before.access_token), kid]);
    expect(kidOf((await refresh(running.origin, before.refresh_token)).access_token)).toBe(kidOf(before.id_token));

    await pass(5 * minute);
    const after = await signIn(running.origin, person);
    expect(kidOf(after.access_token)).toBe(kid);
    expect(kidOf(after.id_token)).toBe(kid);
    await expect(other.verifyAccessToken(after.access_token)).resolves.toMatchObject({ email: person.email });
    expect((await published())[0]).toBe(kid);
  });

  it('leaves signatures of the old key valid, in a process that has both', async () => {
    await rotate();
    await pass(4 * minute);
    const old = await signIn(running.origin, person);
    await pass(2 * minute);
    expect(kidOf((await signIn(running.origin, person)).access_token)).not.toBe(kidOf(old.access_token));
    await expect(running.identity.verifyAccessToken(old.access_token)).resolves.toMatchObject({ email: person.email });
    await expect(other.verifyIdToken(old.id_token)).resolves.toMatchObject({ email: person.email });
  });

  it('ends the old one a day after it takes over, and the old cookie secret after the longest session', async () => {
    const { kid } = await rotate();
    await pass(6 * minute);
    await running.identity.purgeExpired();
    expect(await countKeys('signing')).toBe(2);
    await pass(day);
    await running.identity.purgeExpired();
    await pass(minute);
    expect(await published()).toEqual([kid]);
    expect(await countKeys('cookies')).toBe(2);
    await pass(15 * day);
    await running.identity.purgeExpired();
    expect(await countKeys('cookies')).toBe(1);
    expect(await published()).toEqual([kid]);
    await expect(signIn(running.origin, person)).resolves.toBeDefined();
  });

  it('logs no browser out, even a week later', async () => {
    const { browser } = await signIn(running.origin, person);
    await rotate();
    await pass(7 * day);
    await running.identity.purgeExpired();
    const leadsTo = async (asking: CookieJar) => (await askToSignIn(running.origin, asking)).location.pathname;
    expect(await leadsTo(browser)).toBe('/auth/callback');
    expect(await leadsTo(new CookieJar())).toContain('/interaction/');
  });

  it('may be followed by another before it signs', async () => {
    const first = await rotate();
    const second = await rotate();
    await pass(6 * minute);
    expect((await published()).slice(0, 2)).toEqual([second.kid, first.kid]);
    await expect(signIn(running.origin, person)).resolves.toBeDefined();
  });

  it('is audited', async () => {
    const { kid } = await rotate();
    const entries = await running.db.read.select().from(auditEntries);
    expect(entries).toMatchObject([{ actor: 'server', action: 'keys.rotated', target: kid, details: { by: 'root' } }]);
  });
});

describe('a leaked key', () => {
  it('is refused by every process, and people can renew', async () => {
    const before = await signIn(running.origin, person);
    const { kid } = await rotate(true);
    await pass(minute);
    expect(await published()).toEqual([kid]);
    const refused = { code: 'token_refused' };
    await expect(running.identity.verifyAccessToken(before.access_token)).rejects.toMatchObject(refused);
    await expect(other.verifyAccessToken(before.access_token)).rejects.toMatchObject(refused);
    const after = await refresh(running.origin, before.refresh_token);
    await expect(other.verifyAccessToken(after.access_token)).resolves.toMatchObject({ email: person.email });
  });
});

it('two simultaneous rotations leave working keys', async () => {
  const both = await Promise.allSettled([rotate(), rotate()]);
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
  await pass(6 * minute);
  await expect(signIn(running.origin, person)).resolves.toBeDefined();
});
