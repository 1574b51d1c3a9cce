import { notifications } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';
import { createWaitlistCalls } from '../../../testing/waitlist-calls';
import { createScheduler } from '../../../workers/create-scheduler';

const api = await createTestApi();
afterAll(() => api.close());
const { db, clock } = api;
const { cancel, bookNeed, join, mine, tokenOf, accept, decline, notified, mailed, queue } = createWaitlistCalls(api);
const scheduler = createScheduler({ db, publicUrl: 'http://platform.test', now: clock.now });

/** The notification with the offer to a person: what became of it. */
const offerTo = async (who: TestUser) => {
  const rows = await db.read
    .select({ archived: notifications.archived, accepted: notifications.responderAccepted })
    .from(notifications)
    .where(and(eq(notifications.userId, who.id), eq(notifications.actionKind, 'waitlist')));
  return rows;
};

describe('the notification with an offer', () => {
  test('is answered by the link too, and by booking as usual', async () => {
    const scene = await queue(3);
    const { first, second, third } = scene;
    await cancel(scene.holder, scene, scene.bookingId);
    expect(await offerTo(first)).toEqual([{ archived: false, accepted: null }]);
    await decline(await tokenOf(first, scene));
    expect(await offerTo(first)).toEqual([{ archived: true, accepted: false }]);
    await accept(await tokenOf(second, scene));
    expect(await offerTo(second)).toEqual([{ archived: true, accepted: true }]);
    const { bookings } = (await api.as(second)('listUserBookings', { params: { userId: second.id } })).data;
    await cancel(second, scene, bookings[0]?.id ?? '');
    await bookNeed(third, scene);
    expect(await offerTo(third)).toEqual([{ archived: true, accepted: true }]);
  });

  test('is taken back when the person leaves, the time is over or the queue closes', async () => {
    const scene = await queue(3);
    const { first, second, third, admin } = scene;
    await cancel(scene.holder, scene, scene.bookingId);
    const entryId = (await mine(first, scene))[0]?.id ?? '';
    await api.as(first)('leaveWaitlist', { params: { gygId: scene.gyg.id, entryId } });
    clock.pass(24.1);
    await scheduler.runOnce();
    expect(await offerTo(third)).toEqual([{ archived: false, accepted: null }]);
    await api.as(admin)('unpublishGyg', { params: { gygId: scene.gyg.id }, body: {} });
    for (const who of [first, second, third]) expect(await offerTo(who)).toEqual([{ archived: true, accepted: null }]);
  });
});

describe('messages about items', () => {
  test('tell how many are offered', async () => {
    const scene = await api.scene([{ kind: 'COMMODITY', title: 'Pots', offeredPositions: 5 }]);
    const [holder, anna] = [await api.user(), await api.user()];
    const items = { contributionType: 'COMMODITY' };
    const { data } = await bookNeed(holder, scene, { ...items, quantity: 5 });
    await join(anna, scene, { ...items, quantity: 4 });
    const body = { userId: holder.id, gygPositionId: scene.gyg.needId, quantity: 2, ...items };
    await api.as(holder)('updateBooking', { params: { gygId: scene.gyg.id, bookingId: data.id }, body });
    const [mail] = await mailed(anna, 'waitlistOffer');
    expect(mail).toMatchObject({ contribution: 'Pots', quantity: 3 });
    const list = await api.as(anna)('listNotifications', { params: { userId: anna.id } });
    expect(list.data.notifications.map(({ body: text }) => text)).toEqual([expect.stringMatching(/^Pots × 3\. /)]);
  });

  test('of a skill tell no number', async () => {
    const scene = await queue(1);
    await cancel(scene.holder, scene, scene.bookingId);
    const [mail] = await mailed(scene.first, 'waitlistOffer');
    expect(mail).not.toHaveProperty('quantity');
    const { data } = await api.as(scene.first)('listNotifications', { params: { userId: scene.first.id } });
    expect(data.notifications.map(({ body }) => body)).toEqual([expect.stringMatching(/^Shore picker\. /)]);
  });
});

/** A gyg with full places for recipients, a recipient who has one, and two people in its queue. */
async function places(startsIn = 24 * 7) {
  const scene = await api.scene([{ kind: 'COMMODITY', offeredPositions: 1 }], { beneficiaryPositions: 1, startsIn });
  const params = { gygId: scene.gyg.id };
  const [recipient, first, second] = [await api.user(), await api.user(), await api.user()];
  const { data } = await api.as(recipient)('createBeneficiary', { params, body: { userId: recipient.id } });
  for (const who of [first, second]) {
    clock.pass(0.001);
    await api.as(who)('joinWaitlist', { params, body: { beneficiary: true } });
  }
  const free = () =>
    api.as(recipient)('cancelBeneficiary', { params: { ...params, beneficiaryId: data.id }, body: { reason: 'Ill' } });
  return { ...scene, params, first, second, free };
}

describe('messages about places for recipients', () => {
  test('have words of their own, which name no need', async () => {
    const { first, second, free, admin, params } = await places();
    await free();
    expect(await notified(first)).toEqual(['waitlist_place_offered']);
    clock.pass(24.1);
    await scheduler.runOnce();
    expect(await notified(first)).toContain('waitlist_place_expired');
    expect(await notified(second)).toEqual(['waitlist_place_offered']);
    await api.as(admin)('unpublishGyg', { params, body: {} });
    expect(await notified(second)).toContain('waitlist_place_closed');
    expect(await mailed(first, 'waitlistOffer')).toMatchObject([{ contribution: '' }]);
  });
});

describe('a free place shortly before the start', () => {
  test('links to where it is booked: a skill, an item, a place', async () => {
    const skill = await queue(1, { startsIn: 14 });
    const item = await api.scene([{ kind: 'COMMODITY', offeredPositions: 1 }], { startsIn: 14 });
    const [holder, anna] = [await api.user(), await api.user()];
    const items = { contributionType: 'COMMODITY' };
    const { data } = await bookNeed(holder, item, items);
    await join(anna, item, items);
    const place = await places(14);
    clock.pass(2);
    await cancel(skill.holder, skill, skill.bookingId);
    await cancel(holder, item, data.id, 'COMMODITY');
    await place.free();
    const linkTo = async (who: TestUser) => (await mailed(who, 'waitlistFree')).map(({ link }) => link);
    const flow = ({ gyg }: { gyg: { id: string; needId: string } }, type: string) =>
      `http://platform.test/gygs/${gyg.id}/book?gid=${gyg.id}&id=${gyg.needId}&type=${type}`;
    expect(await linkTo(skill.first)).toEqual([flow(skill, 'SKILL')]);
    expect(await linkTo(anna)).toEqual([flow(item, 'COMMODITY')]);
    expect(await linkTo(place.first)).toEqual([`http://platform.test/gygs/${place.gyg.id}#recipients`]);
    expect(await notified(place.second)).toEqual(['waitlist_place_free']);
  });

  test('notifies once: not again when someone leaves, and not to those of another queue', async () => {
    const scene = await queue(2, { startsIn: 14 });
    const params = { gygId: scene.gyg.id };
    const body = { title: 'Cook', offeredPositions: 0, durationMinutes: 60 };
    const { data: cook } = await api.as(scene.admin)('createPosition', { params, body });
    const other = await api.user();
    expect((await join(other, scene, { gygPositionId: cook.id })).status).toBe(201);
    clock.pass(2);
    await cancel(scene.holder, scene, scene.bookingId);
    const entryId = (await mine(scene.second, scene))[0]?.id ?? '';
    await api.as(scene.second)('leaveWaitlist', { params: { ...params, entryId } });
    expect([await notified(scene.first), await notified(other)]).toEqual([['waitlist_free'], []]);
  });
});
