import { afterAll, describe, expect, test } from 'vitest';
import { grantGroup, revokeGroup } from '../commands';
import { postToken, signIn, startIdentity } from '../testing';

const running = await startIdentity();
afterAll(() => running.close());
const { identity, origin, db } = running;
const { administration, pool } = identity;

const group = 'superusers';
const set = (id: string, member: boolean) => db.tx((t) => administration.setGroup(t, id, { group, member }));
const groupsOf = async (id: string) => (await administration.find([id])).get(id)?.groups;
async function add(name: string, groups: string[] = []) {
  const person = { email: `${name}@example.org`, password: 'Havet2026' };
  const { id } = await pool.createConfirmedUser({ ...person, name, groups });
  return { ...person, id };
}

describe('a group', () => {
  test('is given and taken away, and keeps its last member', async () => {
    const [first, second] = [await add('first', ['other', group]), await add('second')];
    expect(await set(first.id, false)).toBe('last');
    expect(await set(second.id, true)).toBe('changed');
    expect(await set(second.id, true)).toBe('unchanged');
    expect(await set(first.id, false)).toBe('changed');
    expect([await groupsOf(first.id), await groupsOf(second.id)]).toEqual([['other'], [group]]);
    expect(await set(second.id, false)).toBe('last');
    expect(await set('unknown-subject', true)).toBe('unknown');
  });

  test('is not given to an unconfirmed address, and an unconfirmed member does not count as the last', async () => {
    await running.post('sign-up', { name: 'Ny', email: 'ny@example.org', password: 'Havet2026' });
    const id = (await pool.findByEmail('ny@example.org'))?.id ?? '';
    expect(await set(id, true)).toBe('unconfirmed');
    await pool.setGroups(id, [group]);
    const second = (await pool.findByEmail('second@example.org'))?.id ?? '';
    expect(await set(second, false)).toBe('last');
  });

  test('keeps a member when two remove each other at the same time, in each of many rounds', async () => {
    const [first, second] = [await add('one', [group]), await add('two', [group])];
    expect(await set((await pool.findByEmail('second@example.org'))?.id ?? '', false)).toBe('changed');
    for (let round = 0; round < 8; round += 1) {
      const outcomes = await Promise.all([set(first.id, false), set(second.id, false)]);
      expect(outcomes.sort()).toEqual(['changed', 'last']);
      const left = await identity.accounts.subjectsIn(group);
      expect(left.filter((id) => id === first.id || id === second.id)).toHaveLength(1);
      await pool.setGroups(first.id, [group]);
      await pool.setGroups(second.id, [group]);
    }
  });

  test('loses no change when a command on the server changes the same person', async () => {
    const person = await add('both', []);
    const change = { email: person.email, group, by: 'root', now: Date.now() } as const;
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([set(person.id, true), grantGroup(db, change)]);
      expect(await groupsOf(person.id)).toEqual([group]);
      await Promise.all([set(person.id, false), revokeGroup(db, change)]);
      expect(await groupsOf(person.id)).toEqual([]);
    }
  });
});

test('a person who is logged out everywhere has no session or token left, and can log in again', async () => {
  const person = await add('everywhere');
  const browsers = [await signIn(origin, person), await signIn(origin, person)];
  for (const { access_token } of browsers) await identity.verifyAccessToken(access_token);
  await db.tx((t) => administration.signOut(t, person.id, new Date()));
  for (const { access_token, refresh_token } of browsers) {
    await expect(identity.verifyAccessToken(access_token)).rejects.toMatchObject({ code: 'token_refused' });
    expect((await postToken(origin, { grant_type: 'refresh_token', refresh_token })).status).toBe(400);
  }
  const { access_token } = await signIn(origin, person);
  expect(await identity.verifyAccessToken(access_token)).toMatchObject({ subject: person.id });
});
