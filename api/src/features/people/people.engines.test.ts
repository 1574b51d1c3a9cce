import { auditEntries } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());
let boss: TestUser;
beforeAll(async () => {
  boss = await api.user({ fullName: 'Birgit Sand' });
  api.accounts.set(boss.subject, { groups: ['superusers'] });
});
const as = (who: TestUser) => api.as(who, { groups: ['superusers'] });
const list = async (query: Record<string, string> = {}) => (await as(boss)('listPeople', { query })).data;
const group = (userId: string, member: boolean, more: object = {}, who = boss) =>
  as(who)('setPersonGroup', { params: { userId }, body: { group: 'superusers', member, ...more } });

describe('people', () => {
  test('are listed by name, with address, confirmation, organisations and groups', async () => {
    const organization = await api.organization({ name: 'Kusten' });
    const other = await api.organization({ name: 'Ängen' });
    const person = await api.user({ fullName: 'Åsa Öberg', email: 'asa.oberg@studorg.example' });
    api.accounts.set(person.subject, { confirmed: false });
    await api.member(other.id, person.id, 'ADMIN');
    await api.member(organization.id, person.id);
    const { people, total, superUsers } = await list({ keyword: 'asa oberg' });
    expect([total, superUsers]).toEqual([1, 1]);
    expect(people).toEqual([
      {
        userId: person.id,
        fullName: 'Åsa Öberg',
        email: 'asa.oberg@studorg.example',
        profileImage: null,
        confirmed: false,
        groups: [],
        created: api.clock.now().toISOString(),
        organizations: [
          { id: other.id, name: 'Ängen', friendlyUrl: other.friendlyUrl, role: 'ADMIN' },
          { id: organization.id, name: 'Kusten', friendlyUrl: organization.friendlyUrl, role: 'MEMBER' },
        ],
      },
    ]);
    expect((await list({ keyword: 'oberg@studorg' })).people.map(({ userId }) => userId)).toEqual([person.id]);
    expect((await list({ keyword: 'oberg nothing' })).total).toBe(0);
    const all = (await list({ pageSize: '100' })).people.map(({ fullName }) => fullName);
    expect(all.indexOf('Åsa Öberg')).toBeLessThan(all.indexOf('Birgit Sand'));
  });

  test('of a group are listed alone, and erased people are not', async () => {
    const gone = await api.user({ fullName: 'Gone Soon' });
    await api.as(gone)('eraseUser', { params: { userId: gone.id } });
    expect((await list({ keyword: 'gone' })).total).toBe(0);
    const { people, total } = await list({ group: 'superusers' });
    expect([total, people.map(({ userId, groups }) => [userId, groups])]).toEqual([1, [[boss.id, ['superusers']]]]);
  });

  test('that are searched for are recorded once an hour for each super user, without the words', async () => {
    const searcher = await api.user();
    await api.user({ fullName: 'Quirin Quist' });
    const search = (query: Record<string, string>) => as(searcher)('listPeople', { query });
    const recorded = () =>
      api.db.read
        .select({ details: auditEntries.details, category: auditEntries.category })
        .from(auditEntries)
        .where(and(eq(auditEntries.actor, searcher.id), eq(auditEntries.action, 'people.searched')));
    await search({});
    await search({ group: 'superusers' });
    expect(await recorded()).toEqual([]);
    await Promise.all([1, 2, 3, 4].map(() => search({ keyword: 'quirin' })));
    await search({ keyword: 'quist' });
    expect(await recorded()).toEqual([{ details: { found: 1 }, category: 'personal' }]);
    api.clock.pass(1.5);
    await search({ keyword: 'quirin' });
    expect(await recorded()).toHaveLength(2);
  });
});

describe('a person', () => {
  test('is made a super user and stops being one, recorded with the reason', async () => {
    const person = await api.user();
    const granted = await group(person.id, true, { reason: ' Takes over in July ' });
    expect(granted.data).toMatchObject({ userId: person.id, groups: ['superusers'] });
    expect((await list()).superUsers).toBe(2);
    expect((await group(person.id, true)).status).toBe(200);
    api.clock.pass(1);
    expect((await group(person.id, false)).data.groups).toEqual([]);
    const common = { actor: boss.id, role: 'super', details: { group: 'superusers' } };
    expect(await api.auditOf(person.id)).toMatchObject([
      { ...common, action: 'group.granted', reason: 'Takes over in July' },
      { ...common, action: 'group.revoked', reason: null },
    ]);
  });

  test('without a confirmed address does not become a super user', async () => {
    const person = await api.user();
    api.accounts.set(person.subject, { confirmed: false });
    const { status, problem } = await group(person.id, true);
    expect([status, problem.code]).toEqual([409, 'people.unconfirmed']);
    expect(await api.auditOf(person.id)).toEqual([]);
  });

  test('who is the last super user stays one', async () => {
    const { status, problem } = await group(boss.id, false);
    expect([status, problem.code]).toEqual([409, 'people.last_super_user']);
    const next = await api.user();
    await group(next.id, true);
    expect((await group(boss.id, false)).data.groups).toEqual([]);
    expect((await group(boss.id, true, {}, next)).status).toBe(200);
    expect((await group(next.id, false)).status).toBe(200);
  });

  test('is logged out everywhere, recorded with the reason', async () => {
    const person = await api.user();
    const body = { reason: 'Lost a phone' };
    const { status } = await as(boss)('signOutPerson', { params: { userId: person.id }, body });
    expect([status, api.accounts.signedOut]).toEqual([204, [person.subject]]);
    expect(await api.auditOf(person.id)).toMatchObject([{ action: 'person.signed_out', reason: 'Lost a phone' }]);
    const missing = await as(boss)('signOutPerson', { params: { userId: 'none' }, body });
    expect(missing.problem.code).toBe('user.missing');
  });
});

test('where another service has the accounts, people are listed and nothing is changed', async () => {
  const elsewhere = await createTestApi({ accountsElsewhere: true, superUserSubjects: ['subject-1'] });
  const person = await elsewhere.user({ subject: 'subject-1' });
  const superUser = elsewhere.as(person, { groups: ['superusers'] });
  const { people } = (await superUser('listPeople')).data;
  expect(people).toMatchObject([{ userId: person.id, confirmed: null, groups: ['superusers'] }]);
  const params = { userId: person.id };
  for (const answer of [
    await superUser('signOutPerson', { params, body: {} }),
    await superUser('setPersonGroup', { params, body: { group: 'superusers', member: false } }),
  ]) {
    expect([answer.status, answer.problem.code]).toEqual([409, 'people.accounts_elsewhere']);
  }
  expect(await elsewhere.auditOf(person.id)).toEqual([]);
  await elsewhere.close();
});
