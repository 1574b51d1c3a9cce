import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, hour } from '../../../testing';
import {
  contributionStatistics,
  contributionsByMonth,
  contributionsByOrganization,
  endorsementsOf,
} from './contribution.service';

const api = await createTestApi();
afterAll(() => api.close());
const { read } = api.db;
const yesterday = { startsIn: -30, lasts: 4 };

/** Books a past gyg before its start, and has the host record attendance. */
async function contribute(
  { gyg, admin }: Pick<Awaited<ReturnType<typeof api.scene>>, 'gyg' | 'admin'>,
  userId: string,
  over: {
    need?: number;
    quantity?: number;
    userOrganization?: string | null;
    attendance?: 'ATTENDED' | 'ABSENT' | 'APPROVED_UNATTENDANCE';
  } = {},
) {
  const { need = 0, quantity = 1, userOrganization = null, attendance } = over;
  const chosenNeed = gyg.needs[need];
  if (!chosenNeed) throw new Error('No such need');
  return api.seed(async (seeder) => {
    const at = new Date(api.clock.now().getTime() - 40 * 24 * hour);
    const booked = { userId, gygId: gyg.id, needId: chosenNeed.id, contributionType: chosenNeed.kind, quantity, at };
    const { id } = await seeder.book({ ...booked, userOrganization });
    const recordedAt = { bookingId: id, byUserId: admin.id, at: api.clock.now() };
    if (attendance !== undefined) await seeder.recordAttendance({ ...recordedAt, attendance });
    return id;
  });
}

const shortSkill = { durationMinutes: 50 };
const sacks = { kind: 'COMMODITY' as const, offeredPositions: 20 };

describe('contributions that count', () => {
  test('hours are durations of attended skills, items attended quantities, rounded once at the end', async () => {
    const scene = await api.scene([shortSkill, shortSkill, shortSkill, sacks, sacks], yesterday);
    const person = await api.user();
    for (const need of [0, 1, 2]) await contribute(scene, person.id, { need, attendance: 'ATTENDED' });
    await contribute(scene, person.id, { need: 3, quantity: 7, attendance: 'ATTENDED' });
    await contribute(scene, person.id, { need: 4, quantity: 9, attendance: 'ABSENT' });
    // Three times 50 minutes are 2.5 hours; rounded one by one they would be 2.4.
    const sums = { hours: 2.5, items: 7, gygs: 1, participants: 1, goals: [14] };
    expect(await contributionStatistics(read, { userId: person.id })).toEqual(sums);
    expect(await contributionStatistics(read, { hostId: scene.host.id })).toEqual(sums);
  });

  test('absence, approved absence and unrecorded attendance do not count', async () => {
    const scene = await api.scene([{}, {}, {}], yesterday);
    const person = await api.user();
    await contribute(scene, person.id, { need: 0, attendance: 'ABSENT' });
    await contribute(scene, person.id, { need: 1, attendance: 'APPROVED_UNATTENDANCE' });
    await contribute(scene, person.id, { need: 2 });
    const nothing = { hours: 0, items: 0, gygs: 0, participants: 0, goals: [] };
    expect(await contributionStatistics(read, { userId: person.id })).toEqual(nothing);
    expect(await endorsementsOf(read, { userId: person.id })).toEqual([]);
  });

  test('primary and secondary goals are counted once; people and gygs are distinct', async () => {
    const host = await api.organization();
    const admin = await api.user();
    await api.member(host.id, admin.id, 'ADMIN');
    const needs = [api.need(), api.need()];
    const pastGyg = { organizationId: host.id, needs, ...yesterday };
    const [first, second] = [
      await api.gyg({ ...pastGyg, sdgGoalId: 6, secondaryGoals: [13, 14] }),
      await api.gyg({ ...pastGyg, sdgGoalId: 14 }),
    ];
    const [one, two] = [await api.user(), await api.user()];
    await contribute({ gyg: first, admin }, one.id, { attendance: 'ATTENDED' });
    await contribute({ gyg: first, admin }, one.id, { need: 1, attendance: 'ATTENDED' });
    await contribute({ gyg: second, admin }, two.id, { attendance: 'ATTENDED' });
    expect(await contributionStatistics(read, { hostId: host.id })).toEqual({
      hours: 6,
      items: 0,
      gygs: 2,
      participants: 2,
      goals: [6, 13, 14],
    });
  });

  test('a period includes its first moment and excludes its last, by the start of the gyg', async () => {
    const scene = await api.scene([{}], yesterday);
    await contribute(scene, (await api.user()).id, { attendance: 'ATTENDED' });
    const start = new Date(api.clock.now().getTime() - 30 * hour);
    const hours = async (from: Date, to: Date) =>
      (await contributionStatistics(read, { hostId: scene.host.id }, { from, to })).hours;
    const moment = (ms: number) => new Date(start.getTime() + ms);
    expect(await hours(start, moment(1))).toBe(2);
    expect(await hours(moment(-hour), start)).toBe(0);
    expect(await hours(moment(1), moment(hour))).toBe(0);
  });
});

describe('in an organisation’s name', () => {
  test('only approved representations count; private participation and pending requests do not', async () => {
    const scene = await api.scene([{}, {}, {}], yesterday);
    const company = await api.organization();
    const [boss, employee] = [await api.user(), await api.user()];
    await api.member(company.id, boss.id, 'ADMIN');
    await api.member(company.id, employee.id);
    const came = { attendance: 'ATTENDED' as const, userOrganization: company.id };
    await contribute(scene, employee.id, { ...came, need: 0 });
    await contribute(scene, employee.id, { attendance: 'ATTENDED', need: 1 });
    expect((await contributionStatistics(read, { organizationId: company.id })).hours).toBe(0);
    await contribute(scene, boss.id, { ...came, need: 2 });
    const sums = { hours: 2, items: 0, gygs: 1, participants: 1, goals: [14] };
    expect(await contributionStatistics(read, { organizationId: company.id })).toEqual(sums);
    const all = await contributionsByOrganization(read, [company.id, scene.host.id]);
    expect(all).toEqual(new Map([[company.id, sums]]));
    const card = { organizationId: scene.host.id, orgName: scene.host.name, orgLogo: null };
    const endorsed = { ...card, friendlyUrl: scene.host.friendlyUrl, hours: 2, count: 1 };
    expect(await endorsementsOf(read, { organizationId: company.id })).toEqual([endorsed]);
  });

  test('organisations do not endorse themselves', async () => {
    const scene = await api.scene([{}], yesterday);
    await contribute(scene, scene.admin.id, { attendance: 'ATTENDED', userOrganization: scene.host.id });
    expect((await contributionStatistics(read, { organizationId: scene.host.id })).hours).toBe(2);
    expect(await endorsementsOf(read, { organizationId: scene.host.id })).toEqual([]);
    expect(await endorsementsOf(read, { userId: scene.admin.id })).toHaveLength(1);
  });

  test('months are in Swedish time: a gyg at 00:30 on the first belongs to the new month', async () => {
    const [company, host] = [await api.organization(), await api.organization()];
    const boss = await api.user();
    for (const { id } of [company, host]) await api.member(id, boss.id, 'ADMIN');
    const at = async (start: string) => {
      const startsIn = (new Date(start).getTime() - api.clock.now().getTime()) / hour;
      const gyg = await api.gyg({ organizationId: host.id, needs: [api.need()], startsIn });
      await contribute({ gyg, admin: boss }, boss.id, { attendance: 'ATTENDED', userOrganization: company.id });
    };
    await at('2027-03-31T22:30:00.000Z');
    await at('2027-03-31T21:30:00.000Z');
    await at('2027-04-20T10:00:00.000Z');
    const period = { from: new Date('2027-02-28T23:00:00.000Z'), to: new Date('2027-05-01T00:00:00.000Z') };
    const months = await contributionsByMonth(read, [company.id, host.id], period);
    const one = { organizationId: company.id, items: 0, participants: 1, goals: [14] };
    expect(months).toEqual([
      { ...one, month: '2027-03', hours: 2, gygs: 1 },
      { ...one, month: '2027-04', hours: 4, gygs: 2 },
    ]);
  });
});
