import { gygMessages, gygs } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createStatementCounter, createTestApi, hour, type TestUser } from '../../testing';

const statements = createStatementCounter();
const api = await createTestApi({ wrapDatabase: statements.wrapDatabase });
afterAll(() => api.close());

const at = (hours: number) => new Date(api.clock.now().getTime() + hours * hour);
const desk = async (who: TestUser, gygId: string) => (await api.as(who)('getGygDesk', { params: { gygId } })).data;

interface Scene {
  gyg: { id: string; needs: readonly { id: string; kind: 'SKILL' | 'COMMODITY' }[] };
}

async function book({ gyg }: Scene, index: number, over: { quantity?: number; userOrganization?: string } = {}) {
  const user = await api.user();
  if (over.userOrganization !== undefined) await api.member(over.userOrganization, user.id);
  const { id: needId, kind: contributionType } = gyg.needs[index] ?? { id: '', kind: 'SKILL' };
  const booking = await api.seed((seeder) =>
    seeder.book({ gygId: gyg.id, userId: user.id, needId, contributionType, at: at(-1), ...over }),
  );
  return { user, ...booking };
}

const needs = [
  { title: 'Cook', offeredPositions: 5, needsApproval: true, whoCanOffer: 'HOST_OR_PARTNERS' },
  { title: 'Sacks', kind: 'COMMODITY', offeredPositions: 20, needsApproval: true },
  { title: 'Invited', offeredPositions: 2, whoCanOffer: 'NONE' },
] as const;

describe('the desk of a gyg', () => {
  test('shows per need what is confirmed, what is pending and what is left', async () => {
    const scene = await api.scene([
      { ...needs[1], sortOrder: 1 },
      { ...needs[2], sortOrder: 0 },
    ]);
    const { gyg, admin } = scene;
    const confirmed = await book(scene, 0, { quantity: 4 });
    await book(scene, 0, { quantity: 3 });
    const declined = await book(scene, 0, { quantity: 6 });
    await api.seed(async (seeder) => {
      await seeder.answerBooking(confirmed.id, { byUserId: admin.id, accept: true, at: at(0) });
      await seeder.answerBooking(declined.id, { byUserId: admin.id, accept: false, at: at(0) });
    });
    const shown = await desk(admin, gyg.id);
    expect(shown.needs).toMatchObject([
      { title: 'Invited', offeredPositions: 2, availablePositions: 2, confirmedPositions: 0, waitingPositions: 0 },
      { title: 'Sacks', offeredPositions: 20, availablePositions: 13, confirmedPositions: 4, waitingPositions: 3 },
    ]);
    expect(shown.bookings).toEqual({ all: 3, waiting: 1, confirmed: 1, ended: 1 });
    expect(shown.people).toBe(2);
  });

  test('counts the people of a gyg that has only recipients', async () => {
    const { gyg, admin } = await api.scene([], { beneficiaryPositions: 3 });
    for (const { id: userId } of [await api.user(), await api.user()]) {
      await api.seed((seeder) => seeder.addRecipient({ gygId: gyg.id, userId, at: at(0) }));
    }
    expect((await desk(admin, gyg.id)).people).toBe(2);
  });

  test('counts who represents the host, attendance, stories, messages, and people once each', async () => {
    const scene = await api.scene([{ offeredPositions: 9 }, { kind: 'COMMODITY' }], {
      startsIn: 1,
      beneficiaryPositions: 3,
    });
    const { gyg, admin, host } = scene;
    const pending = await book(scene, 0, { userOrganization: host.id });
    const accepted = await book(scene, 0, { userOrganization: host.id });
    const other = await book(scene, 1);
    const [recipient, gone] = [await api.user({ fullName: 'Zqrecipient' }), await book(scene, 0)];
    await api.seed(async (seeder) => {
      const answer = { byUserId: admin.id, accept: true, at: at(0) };
      await seeder.answerRepresentation(accepted.representation?.id ?? '', answer);
      for (const userId of [recipient.id, other.user.id])
        await seeder.addRecipient({ gygId: gyg.id, userId, at: at(0) });
      const mine = { byUserId: gone.user.id, reason: 'Ill', at: at(0) };
      await seeder.cancelBooking({ bookingId: gone.id, ...mine });
      const story = { gygId: gyg.id, userId: pending.user.id, caption: 'Windy', createdAt: at(0) };
      for (const status of ['PENDING', 'APPROVED', 'REJECTED'] as const) await seeder.addStory({ ...story, status });
    });
    const sent = { gygId: gyg.id, sentBy: admin.id, audience: 'BOOKED', title: 'Hi', body: '', recipients: 3 } as const;
    await api.db.tx((tx) => tx.insert(gygMessages).values(sent));
    api.clock.pass(2);
    await api.as(admin)('recordAttendance', {
      params: { gygId: gyg.id, bookingId: other.id },
      body: { contributionType: 'COMMODITY', attendance: 'ABSENT' },
    });
    const { text, data } = await api.as(admin)('getGygDesk', { params: { gygId: gyg.id } });
    api.clock.pass(-2);
    expect(data).toMatchObject({
      gyg: { id: gyg.id, state: 'ONGOING' },
      recipients: { places: 3, taken: 2 },
      bookings: { all: 4, waiting: 0, confirmed: 3, ended: 1 },
      hostBookings: 2,
      representations: 1,
      stories: { total: 2, waiting: 1 },
      attendance: { marked: 1, total: 3 },
      messages: 1,
      people: 4,
      missing: [],
      isAdmin: true,
    });
    expect(text).not.toContain('Zqrecipient');
  });

  test('names what a draft needs, by the rule of publishing', async () => {
    const { gyg, admin } = await api.scene([], { draft: true, startsIn: -9, lasts: 4 });
    expect((await desk(admin, gyg.id)).missing).toEqual(['past']);
    const body = { summary: '', address: '' };
    await api.as(admin)('updateGyg', { params: { gygId: gyg.id }, body });
    await api.db.tx((tx) => tx.update(gygs).set({ startDateTime: null }).where(eq(gygs.id, gyg.id)));
    const { missing } = await desk(admin, gyg.id);
    expect(missing).toEqual(['summary', 'address', 'startDateTime', 'past']);
    const { problem } = await api.as(admin)('publishGyg', { params: { gygId: gyg.id }, body: {} });
    const refused = problem.errors?.map(({ path, code }) => (code === 'past' ? code : path));
    expect(refused).toEqual(missing);
  });

  test('tells managers and super users that they are not administrators', async () => {
    const manager = await api.user();
    const { gyg } = await api.scene([], { managers: [manager.id], draft: true });
    expect((await desk(manager, gyg.id)).isAdmin).toBe(false);
    const superUser = api.as(await api.user(), { groups: ['superusers'] });
    expect((await superUser('getGygDesk', { params: { gygId: gyg.id } })).data.isAdmin).toBe(false);
    const outsider = api.as(await api.user());
    expect((await outsider('getGygDesk', { params: { gygId: gyg.id } })).problem.code).toBe('gyg.missing');
  });

  test('uses as many statements for many needs and bookings as for none', async () => {
    const [empty, full] = [await api.scene([]), await api.scene([needs[1], needs[1], {}])];
    for (const index of [0, 0, 1, 2, 2]) await book(full, index);
    const of = ({ admin, gyg }: typeof full) => statements.during(() => desk(admin, gyg.id));
    expect(await of(full)).toBe(await of(empty));
  });
});
