import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, hour } from '../../../testing';
import { createWaitlistCalls } from '../../../testing/waitlist-calls';

const api = await createTestApi();
afterAll(() => api.close());
const { clock } = api;
const { cancel, bookNeed, join, offerOf, notified } = createWaitlistCalls(api);

/** A gyg that starts in 14 hours, with two positions that are booked and two people on its waiting list. */
async function soon() {
  const scene = await api.scene([{ offeredPositions: 2 }], { startsIn: 14 });
  const [one, two, first, second] = [await api.user(), await api.user(), await api.user(), await api.user()];
  const { data: held } = await bookNeed(one, scene);
  const { data: alsoHeld } = await bookNeed(two, scene);
  for (const who of [first, second]) {
    clock.pass(0.001);
    await join(who, scene);
  }
  const free = () => cancel(one, scene, held.id);
  const freeAnother = () => cancel(two, scene, alsoHeld.id);
  const moveTo = (hours: number) => {
    const start = new Date(clock.now().getTime() + hours * hour);
    const body = { startDateTime: start.toISOString(), endDateTime: new Date(start.getTime() + hour).toISOString() };
    return api.as(scene.admin)('updateGyg', { params: { gygId: scene.gyg.id }, body });
  };
  return { ...scene, first, second, held, free, freeAnother, moveTo };
}

describe('shortly before the start', () => {
  test('those who wait are told once, also when one of them books what is free', async () => {
    const scene = await soon();
    clock.pass(2);
    // Both at once, by the host: more is free than is booked next.
    const params = { gygId: scene.gyg.id, needId: scene.gyg.needId };
    await api.as(scene.admin)('updatePosition', { params, body: { offeredPositions: 4 } });
    expect((await bookNeed(scene.first, scene)).status).toBe(201);
    expect(await notified(scene.second)).toEqual(['waitlist_free']);
  });

  test('who has an offer is not told that others may take a place', async () => {
    const scene = await soon();
    await scene.free();
    expect(await offerOf(scene.first, scene)).not.toBeNull();
    clock.pass(1.7);
    await scene.freeAnother();
    expect(await notified(scene.first)).toEqual(['waitlist_offered']);
    expect(await notified(scene.second)).toEqual(['waitlist_free']);
  });

  test('no one is notified of a free place when nothing is free', async () => {
    const scene = await soon();
    expect((await scene.moveTo(11)).status).toBe(200);
    expect(await notified(scene.first)).toEqual(['waitlist_gyg_changed']);
  });

  test('a change of the text does not tell recipients again', async () => {
    const scene = await api.scene([{}], { beneficiaryPositions: 1, startsIn: 14 });
    const params = { gygId: scene.gyg.id };
    const [recipient, waiting] = [await api.user(), await api.user()];
    const { data } = await api.as(recipient)('createBeneficiary', { params, body: { userId: recipient.id } });
    await api.as(waiting)('joinWaitlist', { params, body: { beneficiary: true } });
    clock.pass(2);
    const cancelled = { params: { ...params, beneficiaryId: data.id }, body: { reason: 'Ill' } };
    await api.as(recipient)('cancelBeneficiary', cancelled);
    await api.as(scene.admin)('updateGyg', { params, body: { title: 'A tidier beach' } });
    expect(await notified(waiting)).toEqual(['waitlist_place_free']);
  });
});

test('once the gyg has started, a cancelled booking is offered to no one', async () => {
  const scene = await soon();
  clock.pass(14.1);
  expect((await cancel(scene.admin, scene, scene.held.id)).status).toBe(204);
  expect(await notified(scene.first)).toEqual([]);
});
