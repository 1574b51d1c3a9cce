import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';
import { listMiscounts } from '../../../testing/count-places';
import { createWaitlistCalls } from '../../../testing/waitlist-calls';

const api = await createTestApi();
afterAll(() => api.close());
const { db } = api;
const { cancel, offerOf, tokenOf, accept, decline, queue } = createWaitlistCalls(api);

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

describe('joining the queue for places is refused', () => {
  const queueUp = (who: TestUser, gygId: string, over = {}) =>
    api.as(who)('joinWaitlist', { params: { gygId }, body: { beneficiary: true, ...over } });

  test('to who has a place, and for more than one', async () => {
    const { gyg } = await api.scene([{}], { beneficiaryPositions: 1 });
    const [holder, other] = [await api.user(), await api.user()];
    await api.as(holder)('createBeneficiary', { params: { gygId: gyg.id }, body: { userId: holder.id } });
    expect((await queueUp(holder, gyg.id)).problem.reason).toBe('already_booked');
    expect((await queueUp(other, gyg.id, { quantity: 2 })).problem.code).toBe('booking.invalid_quantity_contributed');
  });

  test('for a draft, and once the gyg has ended', async () => {
    const draft = await api.scene([{}], { beneficiaryPositions: 1, draft: true });
    const ended = await api.scene([{}], { beneficiaryPositions: 1, startsIn: -9 });
    for (const { gyg, admin } of [draft, ended]) {
      expect((await queueUp(admin, gyg.id)).problem.reason).toBe('not_open');
    }
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
