import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';
import { listMiscounts } from '../../../testing/count-places';
import { createWaitlistCalls } from '../../../testing/waitlist-calls';
import { createScheduler } from '../../../workers/create-scheduler';

const api = await createTestApi();
afterAll(() => api.close());
const { db, clock } = api;
const { cancel, bookNeed, join, mine, offerOf, tokenOf, accept, notified, mailed, queue } = createWaitlistCalls(api);
const scheduler = createScheduler({ db, publicUrl: 'http://platform.test', now: clock.now });

describe('time', () => {
  test('an offer ends at the latest 12 hours before the start', async () => {
    const scene = await queue(1, { startsIn: 30 });
    await cancel(scene.holder, scene, scene.bookingId);
    const offer = await offerOf(scene.first, scene);
    const start = clock.now().getTime() + 30 * 3_600_000;
    const expires = new Date(offer?.expiresAt ?? '').getTime();
    expect(Math.abs(expires - (start - 12 * 3_600_000))).toBeLessThan(10_000);
  });

  test('shortly before the start a free place is for the first to book, and everyone who waits is notified, once', async () => {
    const scene = await queue(2, { startsIn: 14 });
    clock.pass(2);
    await cancel(scene.holder, scene, scene.bookingId);
    const params = { gygId: scene.gyg.id };
    const changed = await api.as(scene.admin)('updateGyg', { params, body: { title: 'A tidier beach' } });
    expect(changed.data.title).toBe('A tidier beach');
    for (const person of [scene.first, scene.second]) {
      expect(await notified(person)).toEqual(['waitlist_free']);
      expect(await mailed(person, 'waitlistFree')).toHaveLength(1);
    }
    expect((await bookNeed(scene.second, scene)).status).toBe(201);
    expect(await mine(scene.second, scene)).toEqual([]);
    expect(await mine(scene.first, scene)).toHaveLength(1);
    expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
  });

  test('at the start the queue closes, and those who wait are notified once', async () => {
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
