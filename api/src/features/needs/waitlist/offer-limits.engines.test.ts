import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, hour } from '../../../testing';
import { listMiscounts } from '../../../testing/count-places';
import { createWaitlistCalls } from '../../../testing/waitlist-calls';
import { expireOffer, findExpiredOffers } from '..';

const api = await createTestApi();
afterAll(() => api.close());
const { db, clock } = api;
const { cancel, bookNeed, join, mine, offerOf, tokenOf, accept, decline, queue } = createWaitlistCalls(api);

const expire = (entryId: string) =>
  db.tx((tx) =>
    expireOffer({ tx, now: clock.now(), publicUrl: 'http://platform.test', mail: true, notify: true }, entryId),
  );
const expired = () => findExpiredOffers(db.read, clock.now(), 100);

describe('the end of an offer', () => {
  test('is the moment that it names: then it cannot be accepted, and goes to the next', async () => {
    const scene = await queue(2);
    await cancel(scene.holder, scene, scene.bookingId);
    const [entry] = await mine(scene.first, scene);
    const token = await tokenOf(scene.first, scene);
    const end = new Date(entry?.offer?.expiresAt ?? '');
    clock.set(new Date(end.getTime() - 1));
    expect(await expired()).not.toContain(entry?.id);
    // A process may have listed it before the date of the gyg moved its end.
    expect(await expire(entry?.id ?? '')).toBe(0);
    const { data: shown } = await api.call('getWaitlistOffer', { params: { token } });
    expect(shown).toMatchObject({ status: 'OFFERED', expiresAt: end.toISOString() });
    clock.set(end);
    expect((await accept(token)).problem.code).toBe('waitlist.offer_ended');
    expect(await expired()).toContain(entry?.id);
    expect(await expire(entry?.id ?? '')).toBe(1);
    expect(await expire(entry?.id ?? '')).toBe(0);
    expect(await offerOf(scene.second, scene)).not.toBeNull();
  });

  test('does not concern an offer that was answered', async () => {
    const scene = await queue(1);
    await cancel(scene.holder, scene, scene.bookingId);
    const [entry] = await mine(scene.first, scene);
    const token = await tokenOf(scene.first, scene);
    await decline(token);
    clock.pass(25);
    expect(await expired()).not.toContain(entry?.id);
    expect(await expire(entry?.id ?? '')).toBe(0);
    expect((await api.call('getWaitlistOffer', { params: { token } })).data.status).toBe('DECLINED');
  });

  test('is shown to the host as over by the clock', async () => {
    const scene = await queue(1);
    await cancel(scene.holder, scene, scene.bookingId);
    clock.pass(24);
    const { data } = await api.as(scene.admin)('listWaitlist', { params: { gygId: scene.gyg.id }, query: {} });
    expect(data.entries).toMatchObject([{ status: 'EXPIRED' }]);
    // The person is in no queue, although their offer was not ended yet.
    const own = await api.as(scene.first)('listUserBookings', { params: { userId: scene.first.id } });
    expect(own.data.waitlist).toEqual([]);
  });

  test('stays as it was when the new start leaves it time, and those who wait get none', async () => {
    const scene = await queue(2);
    await cancel(scene.holder, scene, scene.bookingId);
    const before = await offerOf(scene.first, scene);
    clock.pass(1);
    const start = new Date(clock.now().getTime() + 20 * 24 * hour);
    const body = { startDateTime: start.toISOString(), endDateTime: new Date(start.getTime() + hour).toISOString() };
    await api.as(scene.admin)('updateGyg', { params: { gygId: scene.gyg.id }, body });
    expect(await offerOf(scene.first, scene)).toEqual(before);
    expect(await mine(scene.second, scene)).toMatchObject([{ status: 'WAITING', offer: null }]);
  });
});

describe('a place that becomes free', () => {
  test('of a closed need is offered once the need is open again', async () => {
    const scene = await queue(1);
    const params = { gygId: scene.gyg.id, needId: scene.gyg.needId };
    await api.as(scene.admin)('updatePosition', { params, body: { whoCanOffer: 'NONE' } });
    await cancel(scene.holder, scene, scene.bookingId);
    expect(await offerOf(scene.first, scene)).toBeNull();
    await api.as(scene.admin)('updatePosition', { params, body: { whoCanOffer: 'ANYONE' } });
    expect(await offerOf(scene.first, scene)).not.toBeNull();
  });

  test('of items goes on when the host offers more', async () => {
    const scene = await api.scene([{ kind: 'COMMODITY', offeredPositions: 1 }]);
    const [holder, anna] = [await api.user(), await api.user()];
    const items = { contributionType: 'COMMODITY' };
    await bookNeed(holder, scene, items);
    // As many as the host asks for, and no more.
    expect((await join(anna, scene, { ...items, quantity: 2 })).problem.code).toBe('booking.quantity_more_than_asked');
    expect((await join(anna, scene, { ...items, quantity: 1 })).status).toBe(201);
    const params = { gygId: scene.gyg.id, needId: scene.gyg.needId };
    await api.as(scene.admin)('updateCommodity', { params, body: { offeredPositions: 2 } });
    expect(await offerOf(anna, scene)).toMatchObject({ quantity: 1 });
  });

  test('after the account of a recipient is erased goes to the next', async () => {
    const scene = await api.scene([{}], { beneficiaryPositions: 1 });
    const params = { gygId: scene.gyg.id };
    const [recipient, anna] = [await api.user(), await api.user()];
    await api.as(recipient)('createBeneficiary', { params, body: { userId: recipient.id } });
    await api.as(anna)('joinWaitlist', { params, body: { beneficiary: true } });
    await api.as(recipient)('eraseUser', { params: { userId: recipient.id } });
    expect(await offerOf(anna, scene)).not.toBeNull();
    expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
  });
});

/** A gyg that starts soon with a skill and an item that are free again, and a person who waits for each. */
async function freeSoon() {
  const scene = await api.scene([{ offeredPositions: 1 }, { kind: 'COMMODITY', offeredPositions: 1 }], {
    startsIn: 14,
  });
  const params = { gygId: scene.gyg.id };
  const [holder, anna, bo] = [await api.user(), await api.user(), await api.user()];
  const items = { contributionType: 'COMMODITY', gygPositionId: scene.gyg.needs[1]?.id ?? '' } as const;
  const { data: skill } = await bookNeed(holder, scene);
  const { data: item } = await bookNeed(holder, scene, items);
  await join(anna, scene);
  await join(bo, scene, items);
  clock.pass(2);
  await cancel(holder, scene, skill.id);
  await cancel(holder, scene, item.id, 'COMMODITY');
  const waiting = async () => [(await mine(anna, scene)).length, (await mine(bo, scene)).length];
  return { ...scene, params, itemId: items.gygPositionId, waiting };
}

describe('the queue of a deleted need closes', () => {
  test('for an item', async () => {
    const { admin, params, itemId, waiting } = await freeSoon();
    expect(await waiting()).toEqual([1, 1]);
    const call = { params: { ...params, needId: itemId } };
    expect((await api.as(admin)('deleteCommodity', call)).status).toBe(204);
    expect(await waiting()).toEqual([1, 0]);
  });

  test.each([
    ['deletePositions', [0, 1]],
    ['deleteCommodities', [1, 0]],
  ] as const)('for all of a kind: %s', async (call, left) => {
    const { admin, params, waiting } = await freeSoon();
    expect((await api.as(admin)(call, { params })).status).toBe(204);
    expect(await waiting()).toEqual(left);
  });
});
