import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';
import { listMiscounts } from '../../../testing/count-places';
import { createWaitlistCalls } from '../../../testing/waitlist-calls';

const api = await createTestApi();
afterAll(() => api.close());
const { db, clock } = api;
const { cancel, bookNeed, join, mine, accept, tokenOf, notified, queue } = createWaitlistCalls(api);

/** A gyg with two full needs and full places for recipients. */
async function crowded() {
  const scene = await api.scene([{ offeredPositions: 1 }, { offeredPositions: 1, title: 'Cook' }], {
    beneficiaryPositions: 1,
  });
  const params = { gygId: scene.gyg.id };
  const [shore = '', cook = ''] = scene.gyg.needs.map(({ id }) => id);
  const holder = await api.user();
  const recipient = await api.user();
  const { data: booked } = await bookNeed(holder, scene);
  const { data: cooking } = await bookNeed(holder, scene, { gygPositionId: cook });
  const { data: place } = await api.as(recipient)('createBeneficiary', { params, body: { userId: recipient.id } });
  const joinPlace = (who: TestUser) => api.as(who)('joinWaitlist', { params, body: { beneficiary: true } });
  const freePlace = () =>
    api.as(recipient)('cancelBeneficiary', { params: { ...params, beneficiaryId: place.id }, body: { reason: 'Ill' } });
  const offered = async (who: TestUser) =>
    (await mine(who, scene)).filter(({ offer }) => offer !== null).map(({ gygPositionId }) => gygPositionId);
  return { ...scene, params, shore, cook, holder, booked, cooking, joinPlace, freePlace, offered };
}

describe('the queues of a gyg', () => {
  test('count only those who wait for the same, in the order in which they came', async () => {
    const scene = await crowded();
    const [anna, bo, cia] = [await api.user(), await api.user(), await api.user()];
    await join(anna, scene);
    clock.pass(0.001);
    expect((await join(bo, scene, { gygPositionId: scene.cook })).data.ahead).toBe(0);
    expect((await scene.joinPlace(bo)).data.ahead).toBe(0);
    clock.pass(0.001);
    expect((await scene.joinPlace(cia)).data.ahead).toBe(1);
    expect((await join(cia, scene)).data.ahead).toBe(1);
    expect(await mine(anna, await crowded())).toEqual([]);
  });

  test('have one order also for people who came at the same time', async () => {
    const scene = await queue(0);
    const people = [await api.user(), await api.user(), await api.user()];
    for (const who of people) await join(who, scene);
    const ahead = await Promise.all(people.map(async (who) => (await mine(who, scene))[0]?.ahead));
    expect(ahead.toSorted()).toEqual([0, 1, 2]);
    const { data } = await api.as(scene.admin)('listWaitlist', { params: { gygId: scene.gyg.id }, query: {} });
    expect(data.entries.map(({ userId }) => people.findIndex(({ id }) => id === userId))).toEqual(
      [0, 1, 2].map((place) => ahead.indexOf(place)),
    );
    await cancel(scene.holder, scene, scene.bookingId);
    expect((await mine(people[ahead.indexOf(0)] ?? scene.admin, scene))[0]?.offer).not.toBeNull();
  });

  test('are offered what becomes free of their own', async () => {
    const scene = await crowded();
    const [anna, bo, cia] = [await api.user(), await api.user(), await api.user()];
    await join(anna, scene);
    clock.pass(0.001);
    await scene.joinPlace(bo);
    await join(cia, scene, { gygPositionId: scene.cook });
    await scene.freePlace();
    expect([await scene.offered(anna), await scene.offered(bo), await scene.offered(cia)]).toEqual([[], [null], []]);
    await cancel(scene.holder, scene, scene.cooking.id);
    expect([await scene.offered(anna), await scene.offered(cia)]).toEqual([[], [scene.cook]]);
    expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
  });

  test('are not those of another gyg, for places as for needs', async () => {
    const [one, other] = [await crowded(), await crowded()];
    const [anna, bo] = [await api.user(), await api.user()];
    await other.joinPlace(anna);
    clock.pass(0.001);
    await one.joinPlace(bo);
    await one.freePlace();
    expect([await other.offered(anna), await one.offered(bo)]).toEqual([[], [null]]);
    await join(anna, one);
    expect((await mine(anna, one)).map(({ gygPositionId }) => gygPositionId)).toEqual([one.shore]);
    const leave = async (gygId: string) =>
      api.as(anna)('leaveWaitlist', { params: { gygId, entryId: (await mine(anna, other))[0]?.id ?? '' } });
    expect((await leave(one.gyg.id)).problem.code).toBe('waitlist.missing');
    expect((await leave(other.gyg.id)).status).toBe(204);
  });

  test('are left by a booking one by one', async () => {
    const scene = await crowded();
    const anna = await api.user();
    await join(anna, scene);
    await join(anna, scene, { gygPositionId: scene.cook });
    await scene.joinPlace(anna);
    await cancel(scene.holder, scene, scene.cooking.id);
    expect((await bookNeed(anna, scene, { gygPositionId: scene.cook })).status).toBe(201);
    const left = (await mine(anna, scene)).map(({ gygPositionId }) => gygPositionId);
    expect(left.toSorted()).toEqual([null, scene.shore].toSorted());
    expect(await listMiscounts(db.read, scene.gyg.id)).toEqual([]);
  });

  test('close one by one with their needs, and only those of the gyg that is unpublished', async () => {
    const [scene, other] = [await crowded(), await crowded()];
    const [anna, bo, cia] = [await api.user(), await api.user(), await api.user()];
    await join(anna, scene);
    await scene.joinPlace(bo);
    await other.joinPlace(cia);
    await cancel(scene.holder, scene, scene.cooking.id);
    const params = { ...scene.params, needId: scene.cook };
    expect((await api.as(scene.admin)('deletePosition', { params })).status).toBe(204);
    expect([(await mine(anna, scene)).length, (await mine(bo, scene)).length]).toEqual([1, 1]);
    await api.as(scene.admin)('unpublishGyg', { params: scene.params, body: { reason: 'Storm' } });
    expect([await notified(anna), await notified(bo), await notified(cia)]).toEqual([
      ['waitlist_closed'],
      ['waitlist_place_closed'],
      [],
    ]);
    expect(await mine(cia, other)).toHaveLength(1);
  });
});

test('those who left are in no queue any more: they are not notified, and can come back at the end', async () => {
  const scene = await queue(2);
  const { first, second, gyg, admin, holder, bookingId } = scene;
  const leave = async (who: TestUser) =>
    api.as(who)('leaveWaitlist', { params: { gygId: gyg.id, entryId: (await mine(who, scene))[0]?.id ?? '' } });
  await leave(first);
  clock.pass(0.001);
  expect((await join(first, scene)).data.ahead).toBe(1);
  await leave(second);
  const moved = { address: 'Lysekil' };
  await api.as(admin)('updateGyg', { params: { gygId: gyg.id }, body: moved });
  expect([await notified(first), await notified(second)]).toEqual([['waitlist_gyg_changed'], []]);
  await cancel(holder, scene, bookingId);
  // Booked as usual: the offer to the second entry ends, not the first one, which had ended.
  expect((await bookNeed(first, scene)).status).toBe(201);
  expect(await mine(first, scene)).toEqual([]);
  expect(await listMiscounts(db.read, gyg.id)).toEqual([]);
});

test('leaving what was accepted changes nothing, and a recipient who leaves frees no place of another', async () => {
  const scene = await queue(1);
  const entryId = (await mine(scene.first, scene))[0]?.id ?? '';
  await cancel(scene.holder, scene, scene.bookingId);
  await accept(await tokenOf(scene.first, scene));
  const params = { gygId: scene.gyg.id, entryId };
  expect((await api.as(scene.first)('leaveWaitlist', { params })).status).toBe(204);
  const query = { group: 'ended' };
  const { data } = await api.as(scene.admin)('listWaitlist', { params: { gygId: scene.gyg.id }, query });
  expect(data.entries).toMatchObject([{ status: 'ACCEPTED' }]);

  const full = await crowded();
  const anna = await api.user();
  const { data: waits } = await full.joinPlace(anna);
  await api.as(anna)('leaveWaitlist', { params: { ...full.params, entryId: waits.id } });
  expect(await listMiscounts(db.read, full.gyg.id)).toEqual([]);
});
