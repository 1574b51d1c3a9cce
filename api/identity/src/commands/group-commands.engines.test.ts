import { auditEntries } from '@gyg/database/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningIdentity, signIn, startIdentity } from '../testing';
import { grantGroup, listGroup, revokeGroup } from './group-commands';

const person = { email: 'siri@example.org', password: 'Havet2026' };
const now = Date.UTC(2027, 4, 1, 12);
let running: RunningIdentity;
let id: string;

beforeAll(async () => {
  running = await startIdentity();
  ({ id } = await running.identity.pool.createConfirmedUser({ ...person, name: 'Siri', groups: ['other'] }));
});
afterAll(() => running.close());

const change = (email: string) => ({ email, group: 'superusers' as const, by: 'root', now });
const grant = (email: string) => grantGroup(running.db, change(email));
const revoke = (email: string) => revokeGroup(running.db, change(email));
const audit = () => running.db.read.select().from(auditEntries);

describe('a group granted on the server', () => {
  it('applies from the next call on, without a new login, until it is revoked', async () => {
    const { access_token } = await signIn(running.origin, person);
    const groupsNow = async () => (await running.identity.verifyAccessToken(access_token)).groups;
    expect(await grant(' SIRI@example.org ')).toBe('changed');
    expect(await groupsNow()).toEqual(['other', 'superusers']);
    expect(await listGroup(running.db, 'superusers')).toEqual([person.email]);
    expect(await revoke(person.email)).toBe('changed');
    expect(await groupsNow()).toEqual(['other']);
    expect(await listGroup(running.db, 'superusers')).toEqual([]);
  });

  it('is audited with the operator, as is its revocation; failed commands are not', async () => {
    const before = await audit();
    await revoke(person.email);
    await grant('nobody@example.org');
    expect(await audit()).toEqual(before);

    await grant(person.email);
    await grant(person.email);
    await revoke(person.email);
    const entry = {
      actor: 'server',
      role: 'server',
      category: 'access',
      target: id,
      targetKind: 'user',
      details: { group: 'superusers', by: 'root' },
      createdAt: new Date(now),
    };
    expect((await audit()).slice(before.length)).toMatchObject([
      { ...entry, action: 'group.granted' },
      { ...entry, action: 'group.revoked' },
    ]);
  });

  it('is not granted to unknown or unconfirmed addresses', async () => {
    await running.post('sign-up', { name: 'Ny', email: 'ny@example.org', password: 'Havet2026' });
    expect(await grant('ny@example.org')).toBe('unconfirmed');
    expect(await grant('nobody@example.org')).toBe('unknown');
    expect(await revoke('nobody@example.org')).toBe('unknown');
    expect(await listGroup(running.db, 'superusers')).toEqual([]);
  });

  it('is granted once by many concurrent commands', async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => grant(person.email)));
    expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
    expect(await running.identity.pool.findByEmail(person.email)).toMatchObject({ groups: ['other', 'superusers'] });
  });
});
