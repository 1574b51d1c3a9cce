import { afterAll, expect, test } from 'vitest';
import { createTestApi, createTestClock, type TestUser } from '../../../testing';

const clock = createTestClock(new Date('2027-05-30T10:00:00.000Z'));
let statements = 0;
const selects = new Set<PropertyKey>(['select', 'selectDistinct']);
const api = await createTestApi({
  clock,
  wrapDatabase: (db) => ({
    ...db,
    read: new Proxy(db.read, {
      get(read, property, receiver) {
        if (selects.has(property)) statements += 1;
        return Reflect.get(read, property, receiver);
      },
    }),
  }),
});
afterAll(() => api.close());

async function organizationWithAdmin(name: string) {
  const organization = await api.organization({ name });
  const admin = await api.user();
  await api.member(organization.id, admin.id, 'ADMIN');
  return { ...organization, admin };
}

/** A person attends a gyg of the host, in the name of the organisations they administer, or privately. */
async function attend(who: TestUser, userOrganization: string | null, over: { items?: number } = {}) {
  const need = over.items === undefined ? {} : ({ kind: 'COMMODITY', offeredPositions: 50 } as const);
  const { gyg, admin } = await api.scene([{ durationMinutes: 90, ...need }], {
    startsIn: 1,
    sdgGoalId: 3,
    secondaryGoals: [11],
  });
  const contributionType = over.items === undefined ? 'SKILL' : 'COMMODITY';
  const { data } = await api.as(who)('createBooking', {
    params: { gygId: gyg.id },
    body: { contributionType, gygPositionId: gyg.needId, userId: who.id, quantity: over.items ?? 1, userOrganization },
  });
  clock.pass(2);
  await api.as(admin)('recordAttendance', {
    params: { gygId: gyg.id, bookingId: data.id },
    body: { contributionType, attendance: 'ATTENDED' },
  });
}

test('insights: by organisation and month, only accepted organisations and approved representations', async () => {
  const owner = await organizationWithAdmin('Koncernen');
  const [inside, outside] = [await organizationWithAdmin('Inne'), await organizationWithAdmin('Ute')];
  const { data: made } = await api.as(owner.admin)('createPortfolio', {
    body: { organizationId: owner.id, name: 'Alla' },
  });
  const params = { portfolioId: made.id };
  for (const { id, admin } of [inside, outside]) {
    await api.as(owner.admin)('addPortfolioOrganization', { params: { ...params, organizationId: id } });
    if (id === outside.id) continue;
    const [notification] = (await api.as(admin)('listNotifications', { params: { userId: admin.id } })).data
      .notifications;
    const body = { action: 'accept' };
    await api.as(admin)('respondToNotification', { params: { notificationId: notification?.id ?? '' }, body });
  }
  await attend(inside.admin, inside.id);
  await attend(inside.admin, null);
  await attend(outside.admin, outside.id);
  const member = await api.user();
  await api.member(inside.id, member.id, 'MEMBER');
  await attend(member, inside.id);
  clock.pass(72);
  await attend(inside.admin, inside.id, { items: 4 });

  const insights = (query: Record<string, string> = {}) =>
    api.as(owner.admin)('getPortfolioInsights', { params, query });
  const { data } = await insights();
  expect(data).toMatchObject({ portfolioId: made.id, name: 'Alla', hours: 1.5, items: 4, participants: 1, gygs: 2 });
  expect(data.organizations).toEqual([
    {
      organizationId: inside.id,
      orgName: 'Inne',
      orgLogo: null,
      orgFriendlyUrl: inside.friendlyUrl,
      hours: 1.5,
      items: 4,
      participants: 1,
      gygs: 2,
      goals: [3, 11],
      goalHours: [{ goal: 3, hours: 1.5 }],
      months: [
        { month: '2027-05', hours: 1.5, items: 0, participants: 1, gygs: 1, goals: [3, 11] },
        { month: '2027-06', hours: 0, items: 4, participants: 1, gygs: 1, goals: [3, 11] },
      ],
    },
  ]);
  const file = await insights({ format: 'csv' });
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="gyg-portfolio-2027-06-02.csv"');
  expect(file.text.split('\r\n')).toEqual([
    '"Organisation","Month","Hours","Items","Participants","Gygs"',
    '"Inne","2027-05","1.5","0","1","1"',
    '"Inne","2027-06","0","4","1","1"',
    '',
  ]);
  const may = await insights({ from: '2027-05-01T00:00:00.000Z', to: '2027-05-31T00:00:00.000Z' });
  expect(may.data.organizations).toMatchObject([{ hours: 1.5, items: 0, gygs: 1, months: [{ month: '2027-05' }] }]);
  const before = await insights({ to: '2027-01-01T00:00:00.000Z' });
  expect(before.data.organizations).toMatchObject([{ hours: 0, goals: [], months: [] }]);
  const backwards = await insights({ from: '2027-06-01T00:00:00.000Z', to: '2027-05-01T00:00:00.000Z' });
  expect(backwards.status).toBe(400);
  expect((await insights({ to: '0000-01-01T00:00:00Z' })).status).toBe(400);
  expect((await insights({ to: '1900-01-01T00:00:00Z' })).status).toBe(200);

  await api.as(inside.admin)('removePortfolioOrganization', { params: { ...params, organizationId: inside.id } });
  expect((await insights()).data.organizations).toEqual([]);
});

test('people and gygs of two organisations count once together', async () => {
  const owner = await organizationWithAdmin('Ägaren');
  const second = await api.organization({ name: 'Dottern' });
  await api.member(second.id, owner.admin.id, 'ADMIN');
  const { data: made } = await api.as(owner.admin)('createPortfolio', {
    body: { organizationId: owner.id, name: 'Två' },
  });
  const params = { portfolioId: made.id };
  for (const organizationId of [owner.id, second.id]) {
    await api.as(owner.admin)('addPortfolioOrganization', { params: { ...params, organizationId } });
    await attend(owner.admin, organizationId);
  }
  const { data } = await api.as(owner.admin)('getPortfolioInsights', { params });
  expect(data.organizations.map(({ participants, hours }) => [participants, hours])).toEqual([
    [1, 1.5],
    [1, 1.5],
  ]);
  expect(data).toMatchObject({ participants: 1, gygs: 2, hours: 3 });
});

test('insights use as many statements for many organisations as for one', async () => {
  const owner = await organizationWithAdmin('Stora koncernen');
  const { data: made } = await api.as(owner.admin)('createPortfolio', {
    body: { organizationId: owner.id, name: 'Många' },
  });
  const params = { portfolioId: made.id };
  const add = async () => {
    const { id } = await api.organization();
    await api.member(id, owner.admin.id, 'ADMIN');
    await api.as(owner.admin)('addPortfolioOrganization', { params: { ...params, organizationId: id } });
  };
  const countStatements = async () => {
    statements = 0;
    const { data } = await api.as(owner.admin)('getPortfolioInsights', { params });
    return [data.organizations.length, statements];
  };
  await add();
  const [, once] = await countStatements();
  for (let more = 0; more < 4; more += 1) await add();
  expect(await countStatements()).toEqual([5, once]);
});
