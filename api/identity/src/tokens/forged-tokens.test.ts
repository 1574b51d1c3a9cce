import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Forge,
  forgeries,
  getCode,
  openForge,
  type RunningIdentity,
  signIn,
  startFakeKeySet,
  startIdentity,
} from '../testing';

const person = { email: 'tove@example.org', password: 'Havet2026' };
let running: RunningIdentity;
let trap: Awaited<ReturnType<typeof startFakeKeySet>>;
let forge: Forge;
let id: string;

beforeAll(async () => {
  [running, trap] = await Promise.all([startIdentity(), startFakeKeySet()]);
  ({ id } = await running.identity.pool.createConfirmedUser({ ...person, name: 'Tove' }));
  const tokens = await signIn(running.origin, person);
  const { code } = await getCode(running.origin, person);
  forge = await openForge({ db: running.db, tokens, code, attackerKeys: trap.url });
});
afterAll(async () => {
  await running.close();
  await trap.close();
});

describe('an access token', () => {
  it.each(forgeries.filter(({ good }) => good))('is accepted although unusual: $what', async ({ token }) => {
    await expect(running.identity.verifyAccessToken(token(forge))).resolves.toMatchObject({ subject: id, groups: [] });
  });

  it.each(forgeries.filter(({ good }) => !good))('is refused: $what', async ({ token }) => {
    const refused = { code: 'token_refused' };
    await expect(running.identity.verifyAccessToken(token(forge))).rejects.toMatchObject(refused);
  });

  it('never makes the verifier fetch keys elsewhere', () => {
    expect(trap.requests()).toBe(0);
  });
});

describe('an ID token', () => {
  it('identifies its person, and an access token in its place is refused', async () => {
    await expect(running.identity.verifyIdToken(forge.tokens.id_token)).resolves.toMatchObject({ subject: id });
    const refused = { code: 'token_refused' };
    await expect(running.identity.verifyIdToken(forge.tokens.access_token)).rejects.toMatchObject(refused);
    await expect(running.identity.verifyIdToken(forge.attackers({ aud: 'gyg-web' }))).rejects.toMatchObject(refused);
  });
});
