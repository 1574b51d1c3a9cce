import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createStatementCounter, createTestApi, createTestClock, hour, type TestUser } from '../../testing';

const start = new Date('2027-05-01T12:00:00.000Z');
const clock = createTestClock(start);
const statements = createStatementCounter();
const api = await createTestApi({ clock, wrapDatabase: statements.wrapDatabase });
afterAll(() => api.close());
beforeEach(() => clock.set(start));

const desk = async (who: TestUser, organizationId: string) =>
  (await api.as(who)('getOrganizationDesk', { params: { organizationId } })).data;

async function host() {
  const organization = await api.organization({ page: { proposalFeatureEnabled: 'true' } });
  const admin = await api.user();
  await api.member(organization.id, admin.id, 'ADMIN');
  return { ...organization, admin };
}

async function book(gyg: { id: string; needs: readonly { id: string }[] }, index = 0, quantity = 1) {
  const user = await api.user();
  const needId = gyg.needs[index]?.id ?? '';
  const contributionType = index === 0 ? 'SKILL' : 'COMMODITY';
  const { id } = await api.seed((seeder) =>
    seeder.book({ gygId: gyg.id, userId: user.id, needId, contributionType, quantity, at: clock.now() }),
  );
  const cancel = () =>
    api.seed((seeder) => seeder.cancelBooking({ bookingId: id, byUserId: user.id, reason: 'Ill', at: clock.now() }));
  return { cancel };
}

const needs = () => [
  api.need({ offeredPositions: 4, needsApproval: true }),
  api.need({ kind: 'COMMODITY', title: 'Sacks', offeredPositions: 10 }),
];

describe('the desk of an organisation', () => {
  test('is empty for a new one', async () => {
    const { id, name, admin } = await host();
    await api.member(id, (await api.user()).id);
    const none = { booked: 0, offered: 0, lastWeek: 0 };
    expect(await desk(admin, id)).toMatchObject({
      organization: { id, name },
      admins: 1,
      members: 2,
      proposalFeatureEnabled: true,
      waiting: { total: 0, bookings: 0, oldestBooking: null },
      gygs: { drafts: 0, upcoming: 0, ongoing: 0, finished: 0 },
      skills: none,
      items: none,
      next: null,
      coming: [],
    });
  });

  test('counts gygs by state, and what upcoming gygs and those in progress offer', async () => {
    const { id, admin } = await host();
    const addGyg = (over: object) => api.gyg({ organizationId: id, needs: needs(), ...over });
    const upcoming = await addGyg({ startsIn: 24, hidden: true });
    const ongoing = await addGyg({ startsIn: -1 });
    const finished = await addGyg({ startsIn: 2, lasts: 3 });
    await addGyg({ draft: true });
    await api.scene([{ offeredPositions: 50 }]);
    await book(finished);
    clock.pass(-8 * 24);
    await book(upcoming);
    clock.set(start);
    await book(upcoming, 1, 3);
    await (await book(upcoming, 1, 4)).cancel();
    await book(ongoing);
    clock.pass(5);
    expect(await desk(admin, id)).toMatchObject({
      gygs: { drafts: 1, upcoming: 1, ongoing: 0, finished: 2 },
      skills: { booked: 1, offered: 4, lastWeek: 0 },
      items: { booked: 3, offered: 10, lastWeek: 3 },
      waiting: { total: 3, bookings: 3, oldestBooking: new Date(start.getTime() - 8 * 24 * hour).toISOString() },
    });
    clock.set(start);
    expect(await desk(admin, id)).toMatchObject({
      gygs: { drafts: 1, upcoming: 2, ongoing: 1, finished: 0 },
      skills: { booked: 3, offered: 12, lastWeek: 2 },
    });
  });

  test('shows the next gyg, then up to five: in progress, upcoming, drafts; with counts', async () => {
    const { id, admin } = await host();
    const addGyg = async (title: string, over: object) =>
      api.gyg({ organizationId: id, title, needs: needs(), ...over });
    await addGyg('draft', { draft: true, startsIn: 1 });
    await addGyg('later', { startsIn: 48 });
    const next = await addGyg('next', { startsIn: -1 });
    await addGyg('soon', { startsIn: 3, hidden: true });
    await addGyg('season', { startsIn: -300, lasts: 330 });
    await addGyg('over', { startsIn: -30 });
    await book(next);
    const titles = async () => {
      const { next: first, coming } = await desk(admin, id);
      return [first?.title ?? null, ...coming.map(({ title }) => title)];
    };
    expect(await titles()).toEqual(['next', 'season', 'soon', 'later', 'draft']);
    const counts = { skills: { booked: 1, offered: 4 }, items: { booked: 0, offered: 10 } };
    expect((await desk(admin, id)).next).toMatchObject({ state: 'ONGOING', counts, tags: [] });
    for (const title of ['a', 'b', 'c', 'd']) await addGyg(title, { startsIn: 90 });
    expect(await titles()).toHaveLength(6);
    clock.pass(300);
    expect(await titles()).toEqual([null, 'draft']);
  });

  test('uses as many statements for many gygs and bookings as for one', async () => {
    const { id, admin } = await host();
    const ready = async () => {
      // Changes are taken over once, by the first list after them.
      await desk(admin, id);
      return statements.during(() => desk(admin, id));
    };
    await api.gyg({ organizationId: id, startsIn: 9, needs: needs() });
    const few = await ready();
    for (const startsIn of [-1, 3, 5, 7]) {
      const gyg = await api.gyg({ organizationId: id, startsIn, needs: needs() });
      for (const index of [0, 1, 0]) await book(gyg, index);
    }
    expect(await ready()).toBe(few);
  });
});
