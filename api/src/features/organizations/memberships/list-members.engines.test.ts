import type { Attendance } from '@gyg/contract';
import { afterAll, expect, test } from 'vitest';
import { createStatementCounter, createTestApi, hour } from '../../../testing';

const reads = createStatementCounter();
const api = await createTestApi({ wrapDatabase: reads.wrapDatabase });
afterAll(() => api.close());

async function club() {
  const organization = await api.organization();
  const params = { organizationId: organization.id };
  const boss = await api.user({ fullName: 'Örjan Boss', locale: 'se' });
  await api.member(organization.id, boss.id, 'ADMIN');
  const join = async (fullName: string) => {
    api.clock.pass(0.1);
    const user = await api.user({ fullName });
    await api.member(organization.id, user.id);
    return user;
  };
  /** Attends, or not, a gyg of yesterday; an admin's booking represents the organisation at once. */
  const contribute = async (userId: string, over: { inName?: boolean; attendance?: Attendance } = {}) => {
    const { inName = true, attendance = 'ATTENDED' } = over;
    const { gyg, admin } = await api.scene([{ durationMinutes: 50 }, { durationMinutes: 50 }], { startsIn: -30 });
    await api.seed(async (seeder) => {
      for (const { id: needId } of gyg.needs) {
        const at = new Date(api.clock.now().getTime() - 100 * hour);
        const userOrganization = inName ? organization.id : null;
        const booked = { userId, gygId: gyg.id, needId, contributionType: 'SKILL' as const, userOrganization, at };
        const { id: bookingId, representation } = await seeder.book(booked);
        if (representation?.status === 'PENDING') {
          await seeder.answerRepresentation(representation.id, { accept: true, byUserId: boss.id, at });
        }
        await seeder.recordAttendance({ bookingId, byUserId: admin.id, attendance, at: api.clock.now() });
      }
    });
  };
  const list = async (query: Record<string, string> = {}) =>
    (await api.as(boss)('listOrganizationUsers', { params, query })).data;
  const names = async (query: Record<string, string>) => (await list(query)).users.map(({ fullName }) => fullName);
  return { organization, params, boss, join, contribute, list, names };
}

test('members have the gyg and hours that they attended in the organisation’s name', async () => {
  const { boss, join, contribute, list, names } = await club();
  const [anna, bo] = [await join('Anna Ek'), await join('Bo Al')];
  await contribute(boss.id);
  await contribute(anna.id);
  await contribute(anna.id);
  await contribute(anna.id, { attendance: 'ABSENT' });
  await contribute(bo.id, { inName: false });
  const { users } = await list({ sort: 'hours:desc' });
  expect(users.map(({ fullName, gygs, hours }) => [fullName, gygs, hours])).toEqual([
    ['Anna Ek', 2, 3.3],
    ['Örjan Boss', 1, 1.7],
    ['Bo Al', 0, 0],
  ]);
  expect(await names({ sort: 'gygs:asc' })).toEqual(['Bo Al', 'Örjan Boss', 'Anna Ek']);
  expect(await names({ sort: 'name:asc' })).toEqual(['Anna Ek', 'Bo Al', 'Örjan Boss']);
});

test('they are found by name, address and role; the counts ignore the filters', async () => {
  const { organization, join, list, names } = await club();
  const anna = await join('Anna Ek');
  await join('Bo Al');
  await api.member(organization.id, (await api.user({ fullName: 'Cia Ros' })).id, 'ADMIN');
  expect(await names({ keyword: 'orjan' })).toEqual(['Örjan Boss']);
  expect(await names({ keyword: anna.email.toUpperCase() })).toEqual(['Anna Ek']);
  expect(await list({ role: 'MEMBER', pageSize: '1' })).toMatchObject({
    total: 2,
    counts: { all: 4, admins: 2 },
    users: [{ fullName: 'Anna Ek' }],
  });
  expect(await list({ role: 'MEMBER', keyword: 'orjan' })).toMatchObject({ total: 0, counts: { all: 4, admins: 2 } });
  expect(await list({ keyword: 'orjan' })).toMatchObject({ total: 1, counts: { all: 4, admins: 2 } });
});

test('a file has all members that match, in the reader’s language', async () => {
  const { boss, params, join, contribute } = await club();
  await join('=Anna');
  await contribute(boss.id);
  const query = { format: 'csv', pageSize: '1' };
  const answer = await api.as(boss)('listOrganizationUsers', { params, query });
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="gyg-members-2027-05-01.csv"');
  const [header, first, second] = answer.text.split('\r\n');
  expect(header).toBe('"Namn";"E-post";"Roll";"Medlem sedan";"Gygar";"Timmar"');
  expect(first).toBe(`"Örjan Boss";"${boss.email}";"Administratör";"2027-05-01";"1";"1,7"`);
  expect(second).toMatch(/^"'=Anna";/);
  const filtered = await api.as(boss)('listOrganizationUsers', { params, query: { ...query, role: 'MEMBER' } });
  expect(filtered.text.split('\r\n').slice(1)).toEqual([second, '']);
});

test('the list takes as many statements for many members as for one', async () => {
  const { boss, params, join, contribute } = await club();
  const count = () => reads.during(() => api.as(boss)('listOrganizationUsers', { params }));
  const one = await count();
  for (const name of ['Anna', 'Bo', 'Cia']) await contribute((await join(name)).id);
  expect(await count()).toBe(one);
});
