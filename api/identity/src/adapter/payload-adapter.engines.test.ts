import type { Database } from '@gyg/database';
import { openTestDatabase } from '@gyg/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPayloadAdapter } from './payload-adapter';

let db: Database;
let late = 0;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const storageOf = (model: string) => createPayloadAdapter(db, () => Date.now() + late)(model);

describe('the storage of the OpenID provider', () => {
  it('returns stored payloads by id and by uid until they expire', async () => {
    const sessions = storageOf('Session');
    await sessions.upsert('s1', { kind: 'Session', uid: 'u1', accountId: 'a1' }, 60);
    await sessions.upsert('s1', { kind: 'Session', uid: 'u2', accountId: 'a1' }, 60);
    expect(await sessions.find('s1')).toEqual({ kind: 'Session', uid: 'u2', accountId: 'a1' });
    expect(await sessions.findByUid('u2')).toEqual(await sessions.find('s1'));
    expect(await sessions.findByUid('u1')).toBeUndefined();
    expect(await storageOf('Interaction').find('s1')).toBeUndefined();
    late = 61_000;
    expect(await sessions.find('s1')).toBeUndefined();
    late = 0;
  });

  it('limits the rows without an account: the oldest are deleted, and rows of accounts stay', async () => {
    const bounded = createPayloadAdapter(db, () => Date.now() + late, { rows: 5, every: 10 })('Interaction');
    await bounded.upsert('own', { kind: 'Interaction', result: { login: { accountId: 'a1' } } }, 1);
    for (let second = 1; second <= 20; second += 1) {
      await bounded.upsert(`begun-${second}`, { kind: 'Interaction' }, 3600 + second);
    }
    const payloads = await Promise.all(
      ['own', 'begun-1', 'begun-15', 'begun-16', 'begun-20'].map((id) => bounded.find(id)),
    );
    expect(payloads.map((payload) => payload !== undefined)).toEqual([true, false, false, true, true]);
  });

  it('accepts one of two simultaneous uses, and ends the family of the token that was used twice', async () => {
    const tokens = storageOf('RefreshToken');
    const grants = storageOf('Grant');
    await grants.upsert('g1', { kind: 'Grant', accountId: 'a1' }, 60);
    await tokens.upsert('r1', { kind: 'RefreshToken', grantId: 'g1' }, 60);
    await tokens.upsert('other', { kind: 'RefreshToken', grantId: 'g2' }, 60);

    await tokens.consume('r1');
    expect(await tokens.find('r1')).toMatchObject({ consumed: expect.any(Number) });
    await tokens.upsert('r2', { kind: 'RefreshToken', grantId: 'g1' }, 60);
    await expect(tokens.consume('r1')).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(await tokens.find('r2')).toBeUndefined();
    expect(await grants.find('g1')).toBeUndefined();
    expect(await tokens.find('other')).toBeDefined();
  });
});
