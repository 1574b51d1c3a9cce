import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';
import { listMiscounts } from '../../../testing/count-places';
import { createWaitlistCalls } from '../../../testing/waitlist-calls';
import { createScheduler } from '../../../workers/create-scheduler';

const api = await createTestApi();
afterAll(() => api.close());
const { db, clock } = api;
const { cancel, bookNeed, join, mine, offerOf, tokenOf, accept, decline, need, notified, mailed, queue } =
  createWaitlistCalls(api);
/** Accepts the newest notification of someone. */
async function acceptNotified(who: TestUser) {
  const { notifications } = (await api.as(who)('listNotifications', { params: { userId: who.id } })).data;
  const params = { notificationId: notifications[0]?.id ?? '' };
  return api.as(who)('respondToNotification', { params, body: { action: 'accept' } });
}
const scheduler = createScheduler({ db, publicUrl: 'http://platform.test', now: clock.now });

describe('a place that becomes free', () => {
  test('is offered to the first for 24 hours, by notification and mail, and counts as taken', async () => {
    const scene = await queue(2);
    const { holder, bookingId, first, second } = scene;
    const offeredAt = clock.now().getTime();
    expect((await cancel(holder, scene, bookingId)).status).toBe(204);
    const offer = await offerOf(first, scene);
    expect(offer).toMatchObject({ quantity: 1, expiresAt: new Date(offeredAt + 24 * 3_600_000).toISOString() });
    expect(await mine(second, scene)).toMatchObject([{ status: 'WAITING', ahead: 0, offer: null }]);
    expect(await need(scene)).toMatchObject({ offeredPositions: 1, availablePositions: 0 });
    expect((await bookNeed(await api.user(), scene)).problem.reason).toBe('full');
    expect(await notified(first)).toEqual(['waitlist_offered']);
    const [mail] = await mailed(first, 'waitlistOffer');
    expect(mail).toMatchObject({
      link: `http://platform.test/waitlist/offers/${offer?.token}`,
      until: offer?.expiresAt,
    });
    expect(await mailed(second, 'waitlistOffer')).toEqual([]);
    expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
  });

  test('is booked by the link without a login, once, with the wishes of the person', async () => {
    const scene = await queue(0);
    const first = await api.user();
    await api.member(scene.host.id, first.id);
    await join(first, scene, { bookingComment: 'I bring gloves', userOrganization: scene.host.id });
    await cancel(scene.holder, scene, scene.bookingId);
    const token = await tokenOf(first, scene);
    const accepted = await accept(token);
    expect(accepted.data).toMatchObject({ gygId: scene.gyg.id, contributionType: 'SKILL', status: 'ACTIVE' });
    expect((await accept(token)).data).toEqual(accepted.data);
    const { bookings, waitlist } = (await api.as(first)('listUserBookings', { params: { userId: first.id } })).data;
    expect(bookings).toMatchObject([
      { id: accepted.data.id, bookingComment: 'I bring gloves', representation: { organizationId: scene.host.id } },
    ]);
    expect(waitlist).toEqual([]);
    expect((await decline(token)).problem.code).toBe('waitlist.offer_ended');
    expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
  });

  test('is booked for the person alone once they have left the organisation', async () => {
    const scene = await queue(0);
    const first = await api.user();
    await api.member(scene.host.id, first.id);
    await join(first, scene, { userOrganization: scene.host.id });
    const params = { userId: first.id, organizationId: scene.host.id };
    await api.as(first)('deleteMembership', { params, query: { role: 'MEMBER' } });
    await cancel(scene.holder, scene, scene.bookingId);
    expect((await accept(await tokenOf(first, scene))).status).toBe(200);
    const { bookings } = (await api.as(first)('listUserBookings', { params: { userId: first.id } })).data;
    expect(bookings).toMatchObject([{ representation: null }]);
  });

  test('is booked by the notification, and by booking as usual', async () => {
    const scene = await queue(2);
    const { first, second, holder, bookingId, admin } = scene;
    await cancel(holder, scene, bookingId);
    expect((await acceptNotified(first)).status).toBe(204);
    const { bookings } = (await api.as(first)('listUserBookings', { params: { userId: first.id } })).data;
    await cancel(admin, scene, bookings[0]?.id ?? '');
    expect(await offerOf(second, scene)).not.toBeNull();
    expect((await bookNeed(second, scene)).status).toBe(201);
    expect(await mine(second, scene)).toEqual([]);
    expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
  });

  test('goes to the next when the person declines, leaves, or does not answer in time', async () => {
    const scene = await queue(3);
    const { first, second, third, holder, bookingId } = scene;
    await cancel(holder, scene, bookingId);
    const token = await tokenOf(first, scene);
    for (let round = 0; round < 2; round += 1) expect((await decline(token)).status).toBe(204);
    expect((await accept(token)).problem.code).toBe('waitlist.offer_ended');
    const [entry] = await mine(second, scene);
    expect(entry?.offer).not.toBeNull();
    const params = { gygId: scene.gyg.id, entryId: entry?.id ?? '' };
    for (let round = 0; round < 2; round += 1) {
      expect((await api.as(second)('leaveWaitlist', { params })).status).toBe(204);
    }
    const last = await tokenOf(third, scene);
    clock.pass(23.9);
    await scheduler.runOnce();
    expect(await tokenOf(third, scene)).toBe(last);
    clock.pass(0.2);
    // By the clock, before the scheduler has run.
    expect((await accept(last)).problem.code).toBe('waitlist.offer_ended');
    expect((await api.call('getWaitlistOffer', { params: { token: last } })).data.status).toBe('EXPIRED');
    expect(await mine(third, scene)).toEqual([]);
    await scheduler.runOnce();
    expect(await notified(third)).toEqual(['waitlist_expired']);
    expect(await need(scene)).toMatchObject({ availablePositions: 1 });
    expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
  });

  test.each(['link', 'notification'])(
    'that can no longer be booked goes to the next, and its %s says why',
    async (by) => {
      const scene = await queue(1);
      await cancel(scene.holder, scene, scene.bookingId);
      const token = await tokenOf(scene.first, scene);
      const params = { gygId: scene.gyg.id, needId: scene.gyg.needId };
      await api.as(scene.admin)('updatePosition', { params, body: { whoCanOffer: 'ONLY_HOST' } });
      const { problem } = await (by === 'link' ? accept(token) : acceptNotified(scene.first));
      expect([problem.code, problem.reason]).toEqual(['booking.failed', 'not_eligible']);
      expect(await need(scene)).toMatchObject({ availablePositions: 1 });
      expect(await notified(scene.first)).toEqual([]);
      expect((await accept(token)).problem.code).toBe('waitlist.offer_ended');
      expect((await api.call('getWaitlistOffer', { params: { token } })).data.status).toBe('CLOSED');
      expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
    },
  );

  test('is offered whether a booking was declined, lowered or erased, or a host offers more', async () => {
    const declined = await queue(0, {}, { needsApproval: true });
    const first = await api.user();
    await join(first, declined);
    const answered = { params: { gygId: declined.gyg.id, bookingId: declined.bookingId }, body: {} };
    await api.as(declined.admin)('declineBooking', answered);
    expect(await offerOf(first, declined)).not.toBeNull();

    const erased = await queue(1);
    await api.as(erased.holder)('eraseUser', { params: { userId: erased.holder.id } });
    expect(await offerOf(erased.first, erased)).not.toBeNull();
    await api.as(erased.first)('eraseUser', { params: { userId: erased.first.id } });
    expect(await need(erased)).toMatchObject({ availablePositions: 1 });

    const raised = await queue(2);
    const params = { gygId: raised.gyg.id, needId: raised.gyg.needId };
    const { data } = await api.as(raised.admin)('updatePosition', { params, body: { offeredPositions: 3 } });
    expect(data.availablePositions).toBe(0);
    expect(await offerOf(raised.first, raised)).not.toBeNull();
    expect(await offerOf(raised.second, raised)).not.toBeNull();
    for (const { gyg } of [declined, erased, raised]) expect(await listMiscounts(db.read, gyg.id)).toEqual([]);
  });

  test('of items is offered as far as it goes, and what is not booked goes on', async () => {
    const scene = await api.scene([{ kind: 'COMMODITY', offeredPositions: 10 }]);
    const [holder, anna, bo] = [await api.user(), await api.user(), await api.user()];
    const items = { contributionType: 'COMMODITY' };
    const { data } = await bookNeed(holder, scene, { ...items, quantity: 10 });
    expect((await join(anna, scene, { ...items, quantity: 11 })).problem.code).toBe('booking.quantity_more_than_asked');
    await join(anna, scene, { ...items, quantity: 6 });
    clock.pass(0.001);
    await join(bo, scene, { ...items, quantity: 2 });
    const same = { userId: holder.id, gygPositionId: scene.gyg.needId, contributionType: 'COMMODITY' };
    const update = { params: { gygId: scene.gyg.id, bookingId: data.id }, body: { ...same, quantity: 6 } };
    expect((await api.as(holder)('updateBooking', update)).status).toBe(200);
    expect(await offerOf(anna, scene)).toMatchObject({ quantity: 4 });
    expect(await offerOf(bo, scene)).toBeNull();
    expect((await bookNeed(anna, scene, { ...items, quantity: 3 })).status).toBe(201);
    expect(await offerOf(bo, scene)).toMatchObject({ quantity: 1 });
    expect((await accept(await tokenOf(bo, scene))).status).toBe(200);
    expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
  });
});
