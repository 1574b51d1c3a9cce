import { mailOutbox, waitlistEntries } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createScheduler } from '../../scheduler/create-scheduler';
import { createTestApi, type TestUser } from '../../testing';
import { listMiscounts } from '../../testing/count-places';

const api = await createTestApi();
afterAll(() => api.close());
const { db, clock } = api;

const scheduler = createScheduler({ db, publicUrl: 'http://platform.test', now: clock.now });

type Scene = Awaited<ReturnType<typeof api.scene>>;

const cancel = (who: TestUser, { gyg }: Scene, bookingId: string, contributionType: 'SKILL' | 'COMMODITY' = 'SKILL') =>
  api.as(who)('cancelBooking', { params: { gygId: gyg.id, bookingId }, body: { contributionType, reason: 'Ill' } });
const bookNeed = (who: TestUser, { gyg }: Scene, over = {}) =>
  api.as(who)('createBooking', {
    params: { gygId: gyg.id },
    body: { userId: who.id, gygPositionId: gyg.needId, contributionType: 'SKILL', quantity: 1, ...over },
  });
const join = (who: TestUser, { gyg }: Scene, over = {}) =>
  api.as(who)('joinWaitlist', {
    params: { gygId: gyg.id },
    body: { gygPositionId: gyg.needId, contributionType: 'SKILL', ...over },
  });
const mine = async (who: TestUser, { gyg }: Scene) =>
  (await api.as(who)('getGygViewer', { params: { gygId: gyg.id } })).data.waitlist;
const offerOf = async (who: TestUser, scene: Scene) => (await mine(who, scene))[0]?.offer ?? null;
const tokenOf = async (who: TestUser, scene: Scene) => (await offerOf(who, scene))?.token ?? '';
const accept = (token: string) => api.call('acceptWaitlistOffer', { params: { token }, body: {} });
const decline = (token: string) => api.call('declineWaitlistOffer', { params: { token }, body: {} });
const need = async ({ gyg }: Scene) =>
  (await api.call('listPositions', { params: { gygId: gyg.id } })).data.needs.find(({ id }) => id === gyg.needId);
const notified = async (who: TestUser) =>
  (await api.as(who)('listNotifications', { params: { userId: who.id } })).data.notifications.map(({ type }) => type);
const mailed = async (who: TestUser, template: string) =>
  (
    await db.read
      .select({ data: mailOutbox.data })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.to, who.email), eq(mailOutbox.template, template)))
  ).map(({ data }) => data);

/** A gyg whose need has one position, booked by someone, and these people on its waiting list in order. */
async function queue(people: number, over: Parameters<typeof api.scene>[1] = {}, needOver = {}) {
  const scene = await api.scene([{ offeredPositions: 1, ...needOver }], over);
  const holder = await api.user();
  const { data } = await bookNeed(holder, scene);
  const waiting: TestUser[] = [];
  for (let number = 0; number < people; number += 1) {
    const person = await api.user();
    clock.pass(0.001);
    expect((await join(person, scene)).status).toBe(201);
    waiting.push(person);
  }
  const [first = holder, second = holder, third = holder] = waiting;
  return { ...scene, holder, bookingId: data.id, first, second, third };
}

describe('joining', () => {
  test('is possible while the need is full, and tells how many are ahead', async () => {
    const scene = await api.scene([{ offeredPositions: 1 }]);
    const [anna, bo, cia] = [await api.user(), await api.user(), await api.user()];
    expect((await join(bo, scene)).problem.code).toBe('waitlist.not_full');
    await bookNeed(anna, scene);
    expect((await join(bo, scene)).data.ahead).toBe(0);
    clock.pass(0.001);
    expect((await join(cia, scene)).data.ahead).toBe(1);
    expect(await mine(cia, scene)).toMatchObject([{ status: 'WAITING', ahead: 1, offer: null }]);
    expect((await join(cia, scene)).problem.code).toBe('waitlist.already_waiting');
    expect((await join(anna, scene)).problem.reason).toBe('already_booked');
  });

  test('is refused as a booking is: missing, too many, not eligible, not a member, closed, over', async () => {
    const scene = await queue(0);
    const bo = await api.user();
    expect((await join(bo, scene, { gygPositionId: 'missing' })).problem.code).toBe('booking.missing_position');
    expect((await join(bo, scene, { contributionType: 'COMMODITY' })).problem.code).toBe('booking.missing_position');
    expect((await join(bo, scene, { quantity: 2 })).problem.code).toBe('booking.invalid_quantity_contributed');
    expect((await join(bo, scene, { userOrganization: scene.host.id })).problem.code).toBe('user_org.not_a_member');
    const closed = await queue(0);
    const params = { gygId: closed.gyg.id, needId: closed.gyg.needId };
    await api.as(closed.admin)('updatePosition', { params, body: { whoCanOffer: 'ONLY_HOST' } });
    expect((await join(bo, closed)).problem.reason).toBe('not_eligible');
    await api.as(closed.admin)('updatePosition', { params, body: { whoCanOffer: 'NONE' } });
    expect((await join(bo, closed)).problem.reason).toBe('closed');
    const past = await api.scene([{ offeredPositions: 0 }], { startsIn: -24 });
    expect((await join(bo, past)).problem.reason).toBe('not_open');
  });

  test('ends when no place can be offered any more', async () => {
    const late = await api.scene([{ offeredPositions: 0 }], { startsIn: 12.4 });
    const early = await api.scene([{ offeredPositions: 0 }], { startsIn: 12.6 });
    const bo = await api.user();
    expect((await join(bo, late)).problem.code).toBe('waitlist.closed');
    expect((await join(bo, early)).status).toBe(201);
  });

  test('needs a need or a place, and not both', async () => {
    const scene = await queue(0);
    const bo = await api.user();
    for (const body of [
      {},
      { beneficiary: true, gygPositionId: scene.gyg.needId },
      { gygPositionId: scene.gyg.needId },
    ]) {
      const { problem } = await api.as(bo)('joinWaitlist', { params: { gygId: scene.gyg.id }, body });
      expect(problem.code).toBe('request.invalid');
    }
  });
});

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
    const { notifications } = (await api.as(first)('listNotifications', { params: { userId: first.id } })).data;
    const respond = { params: { notificationId: notifications[0]?.id ?? '' }, body: { action: 'accept' } };
    expect((await api.as(first)('respondToNotification', respond)).status).toBe(204);
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

  test('that can no longer be booked goes to the next, and the link says why', async () => {
    const scene = await queue(1);
    await cancel(scene.holder, scene, scene.bookingId);
    const token = await tokenOf(scene.first, scene);
    const params = { gygId: scene.gyg.id, needId: scene.gyg.needId };
    await api.as(scene.admin)('updatePosition', { params, body: { whoCanOffer: 'ONLY_HOST' } });
    const { problem } = await accept(token);
    expect([problem.code, problem.reason]).toEqual(['booking.failed', 'not_eligible']);
    expect(await need(scene)).toMatchObject({ availablePositions: 1 });
    expect((await accept(token)).problem.code).toBe('waitlist.offer_ended');
    expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
  });

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

describe('time', () => {
  test('an offer ends at the latest 12 hours before the start', async () => {
    const scene = await queue(1, { startsIn: 30 });
    await cancel(scene.holder, scene, scene.bookingId);
    const offer = await offerOf(scene.first, scene);
    const start = clock.now().getTime() + 30 * 3_600_000;
    const expires = new Date(offer?.expiresAt ?? '').getTime();
    expect(Math.abs(expires - (start - 12 * 3_600_000))).toBeLessThan(10_000);
  });

  test('shortly before the start a free place is for the first to book, and all who wait are told', async () => {
    const scene = await queue(2, { startsIn: 14 });
    clock.pass(2);
    await cancel(scene.holder, scene, scene.bookingId);
    for (const person of [scene.first, scene.second]) {
      expect(await notified(person)).toEqual(['waitlist_free']);
      expect(await mailed(person, 'waitlistFree')).toHaveLength(1);
    }
    expect((await bookNeed(scene.second, scene)).status).toBe(201);
    expect(await mine(scene.second, scene)).toEqual([]);
    expect(await mine(scene.first, scene)).toHaveLength(1);
    expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
  });

  test('at the start the queue closes, and those who wait are told once', async () => {
    const scene = await queue(2, { startsIn: 20 });
    clock.pass(20);
    await scheduler.runOnce();
    await scheduler.runOnce();
    for (const person of [scene.first, scene.second]) {
      expect(await notified(person)).toEqual(['waitlist_closed']);
      expect(await mailed(person, 'waitlistClosed')).toHaveLength(1);
      expect(await mine(person, scene)).toEqual([]);
    }
  });

  test('a new date moves the end of offers that are out, and tells those who wait', async () => {
    const scene = await queue(2, { startsIn: 30 });
    await cancel(scene.holder, scene, scene.bookingId);
    const before = await offerOf(scene.first, scene);
    const later = new Date(clock.now().getTime() + 10 * 24 * 3_600_000);
    const times = {
      startDateTime: later.toISOString(),
      endDateTime: new Date(later.getTime() + 3_600_000).toISOString(),
    };
    const update = { params: { gygId: scene.gyg.id }, body: times };
    expect((await api.as(scene.admin)('updateGyg', update)).status).toBe(200);
    const after = await offerOf(scene.first, scene);
    const hours =
      (new Date(after?.expiresAt ?? '').getTime() - new Date(before?.expiresAt ?? '').getTime()) / 3_600_000;
    expect(Math.round(hours)).toBe(6);
    expect(after?.token).toBe(before?.token);
    expect(await notified(scene.second)).toEqual(['waitlist_gyg_changed']);

    const soon = new Date(clock.now().getTime() + 11 * 3_600_000);
    const body = { startDateTime: soon.toISOString(), endDateTime: later.toISOString() };
    await api.as(scene.admin)('updateGyg', { ...update, body });
    expect((await accept(after?.token ?? '')).problem.code).toBe('waitlist.offer_ended');
    await scheduler.runOnce();
    expect(await notified(scene.second)).toContain('waitlist_free');
    expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
  });

  test('a later date lets a place be offered in order that was for the first to book', async () => {
    const scene = await queue(1, { startsIn: 14 });
    clock.pass(2);
    await cancel(scene.holder, scene, scene.bookingId);
    const later = new Date(clock.now().getTime() + 10 * 24 * 3_600_000);
    const body = {
      startDateTime: later.toISOString(),
      endDateTime: new Date(later.getTime() + 3_600_000).toISOString(),
    };
    await api.as(scene.admin)('updateGyg', { params: { gygId: scene.gyg.id }, body });
    expect(await offerOf(scene.first, scene)).not.toBeNull();
  });

  test('the offer of a place is valid for 24 real hours when the clock changes in between', async () => {
    const before = clock.now();
    for (const [now, ends] of [
      ['2027-10-30T12:00:00.000Z', '2027-10-31T12:00:00.000Z'],
      ['2028-03-25T12:00:00.000Z', '2028-03-26T12:00:00.000Z'],
    ] as const) {
      clock.set(new Date(now));
      const scene = await queue(0);
      const first = await api.user({ locale: 'se' });
      await join(first, scene);
      clock.set(new Date(now));
      await cancel(scene.holder, scene, scene.bookingId);
      expect((await offerOf(first, scene))?.expiresAt).toBe(ends);
      const { notifications } = (await api.as(first)('listNotifications', { params: { userId: first.id } })).data;
      // Swedish time: 12:00 UTC is 13:00 in winter and 14:00 in summer.
      expect(notifications[0]?.body).toContain(now.startsWith('2027') ? 'kl. 13:00' : 'kl. 14:00');
    }
    clock.set(before);
  });
});

describe('when a gyg changes', () => {
  test('unpublishing closes its queues, also with an offer out', async () => {
    const scene = await queue(2);
    await cancel(scene.holder, scene, scene.bookingId);
    const token = await tokenOf(scene.first, scene);
    const params = { gygId: scene.gyg.id };
    expect((await api.as(scene.admin)('unpublishGyg', { params, body: {} })).status).toBe(200);
    for (const person of [scene.first, scene.second]) {
      expect(await notified(person)).toContain('waitlist_closed');
      expect(await mailed(person, 'waitlistClosed')).toHaveLength(1);
    }
    expect((await accept(token)).problem.code).toBe('waitlist.offer_missing');
    await api.as(scene.admin)('publishGyg', { params, body: {} });
    expect((await accept(token)).problem.code).toBe('waitlist.offer_ended');
    expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
  });

  test('a need with an offer cannot be deleted; without one its queue closes with it', async () => {
    const scene = await queue(2);
    await cancel(scene.holder, scene, scene.bookingId);
    const params = { gygId: scene.gyg.id, needId: scene.gyg.needId };
    expect((await api.as(scene.admin)('deletePosition', { params })).problem.code).toBe('need.booked');
    const empty = await api.scene([{ offeredPositions: 0 }]);
    const bo = await api.user();
    await join(bo, empty);
    const deleted = { params: { gygId: empty.gyg.id, needId: empty.gyg.needId } };
    expect((await api.as(empty.admin)('deletePosition', deleted)).status).toBe(204);
    expect(await notified(bo)).toEqual(['waitlist_closed']);
  });

  test('a deleted gyg tells those who waited', async () => {
    const scene = await api.scene([{ offeredPositions: 0 }]);
    const bo = await api.user();
    await join(bo, scene);
    expect((await api.as(scene.admin)('deleteGyg', { params: { gygId: scene.gyg.id } })).status).toBe(204);
    expect(await mailed(bo, 'waitlistClosed')).toHaveLength(1);
  });
});

describe('places for recipients', () => {
  const place = (who: TestUser, gygId: string) =>
    api.as(who)('createBeneficiary', { params: { gygId }, body: { userId: who.id } });

  test('can be queued for; the offer names no one and says nothing of what kind of place it is', async () => {
    const scene = await api.scene([{}], { beneficiaryPositions: 1 });
    const params = { gygId: scene.gyg.id };
    const [holder, waiting] = [await api.user(), await api.user({ fullName: 'Zqname' })];
    const queueUp = () => api.as(waiting)('joinWaitlist', { params, body: { beneficiary: true } });
    expect((await queueUp()).problem.code).toBe('waitlist.not_full');
    const { data } = await place(holder, scene.gyg.id);
    expect((await queueUp()).status).toBe(201);
    expect((await queueUp()).problem.code).toBe('waitlist.already_waiting');
    const cancelled = { params: { ...params, beneficiaryId: data.id }, body: { reason: 'Moved' } };
    expect((await api.as(holder)('cancelBeneficiary', cancelled)).status).toBe(204);
    const token = await tokenOf(waiting, scene);
    const page = await api.call('getWaitlistOffer', { params: { token } });
    expect(page.data).toMatchObject({ needTitle: '', contributionType: null, status: 'OFFERED' });
    expect(page.text).not.toContain('Zqname');
    expect((await place(await api.user(), scene.gyg.id)).problem.reason).toBe('full');
    expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
    const { data: accepted } = await accept(token);
    expect(accepted).toMatchObject({ contributionType: null, status: 'ACTIVE' });
    expect((await api.as(waiting)('getGygViewer', { params })).data.place?.id).toBe(accepted.id);
    expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
  });

  test('are offered when the host adds places; a gyg without any has no queue', async () => {
    const none = await api.scene();
    const bo = await api.user();
    const closed = await api.as(bo)('joinWaitlist', { params: { gygId: none.gyg.id }, body: { beneficiary: true } });
    expect(closed.problem.reason).toBe('closed');
    const scene = await api.scene([{}], { beneficiaryPositions: 1 });
    await place(await api.user(), scene.gyg.id);
    await api.as(bo)('joinWaitlist', { params: { gygId: scene.gyg.id }, body: { beneficiary: true } });
    const update = { params: { gygId: scene.gyg.id }, body: { beneficiaryPositions: 2 } };
    expect((await api.as(scene.admin)('updateGyg', update)).status).toBe(200);
    expect(await offerOf(bo, scene)).not.toBeNull();
    const fewer = { ...update, body: { beneficiaryPositions: 1 } };
    expect((await api.as(scene.admin)('updateGyg', fewer)).problem.code).toBe('gyg.places_below_taken');
    const { data: desk } = await api.as(scene.admin)('getGygDesk', { params: { gygId: scene.gyg.id } });
    expect(desk).toMatchObject({
      recipients: { places: 2, taken: 2, held: 1 },
      waitlist: { waiting: 0, offered: 1 },
      people: 1,
    });
    const recipients = await api.as(scene.admin)('listBeneficiaries', { params: { gygId: scene.gyg.id } });
    expect(recipients.data.counts.ACTIVE).toBe(1);
  });
});

describe('the host', () => {
  test('reads the queue in its order, with the offers, filtered and paged', async () => {
    const scene = await queue(3);
    await cancel(scene.holder, scene, scene.bookingId);
    const params = { gygId: scene.gyg.id };
    const { data } = await api.as(scene.admin)('listWaitlist', { params, query: { pageSize: '2' } });
    expect(data).toMatchObject({ total: 3, counts: { WAITING: 2, OFFERED: 1, ended: 0 } });
    expect(data.entries).toMatchObject([
      { status: 'OFFERED', userName: scene.first.fullName, email: scene.first.email, offeredQuantity: 1 },
      { status: 'WAITING', userName: scene.second.fullName, offerExpiresAt: null },
    ]);
    await decline(await tokenOf(scene.first, scene));
    const ended = await api.as(scene.admin)('listWaitlist', { params, query: { group: 'ended' } });
    expect(ended.data.entries).toMatchObject([{ status: 'DECLINED', userName: scene.first.fullName }]);
    const places = await api.as(scene.admin)('listWaitlist', { params, query: { beneficiary: 'true' } });
    expect(places.data.total).toBe(0);
    const { data: desk } = await api.as(scene.admin)('getGygDesk', { params });
    expect(desk).toMatchObject({
      waitlist: { waiting: 1, offered: 1 },
      needs: [{ heldPositions: 1, confirmedPositions: 0 }],
    });
  });

  test('sees no name of an erased person', async () => {
    const scene = await queue(1);
    await api.as(scene.first)('eraseUser', { params: { userId: scene.first.id } });
    const query = { group: 'ended' };
    const { data } = await api.as(scene.admin)('listWaitlist', { params: { gygId: scene.gyg.id }, query });
    expect(data.entries).toMatchObject([{ status: 'WITHDRAWN', userId: null, userName: '', email: null }]);
  });
});

test('a link that was not issued is 404, and so is the entry of another person', async () => {
  const scene = await queue(1);
  const [row] = await db.read.select().from(waitlistEntries).where(eq(waitlistEntries.gygId, scene.gyg.id));
  for (const token of ['nonsense', `${row?.id}.c2lnbmF0dXJl`]) {
    expect((await api.call('getWaitlistOffer', { params: { token } })).problem.code).toBe('waitlist.offer_missing');
    expect((await accept(token)).problem.code).toBe('waitlist.offer_missing');
  }
  const params = { gygId: scene.gyg.id, entryId: row?.id ?? '' };
  expect((await api.as(scene.holder)('leaveWaitlist', { params })).problem.code).toBe('waitlist.missing');
});
