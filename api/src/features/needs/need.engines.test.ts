import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, createTestClock, type TestUser } from '../../testing';

const clock = createTestClock();
const api = await createTestApi({ clock });
afterAll(() => api.close());

const skill = { title: 'Cook', offeredPositions: 2, durationMinutes: 90 };

function book(user: TestUser, gygId: string, needId: string, over: object = {}) {
  const body = { contributionType: 'SKILL', quantity: 1, userOrganization: null, userId: user.id, ...over };
  return api.as(user)('createBooking', { params: { gygId }, body: { gygPositionId: needId, ...body } });
}

describe('needs', () => {
  test('are written by hosts only, and their html is sanitised', async () => {
    const { gyg, admin } = await api.scene([]);
    const params = { gygId: gyg.id };
    const body = { ...skill, description: '<p onclick="x()">Soup<script>alert(1)</script></p>' };
    expect((await api.call('createPosition', { params, body })).status).toBe(401);
    expect((await api.as(await api.user())('createPosition', { params, body })).status).toBe(403);
    const created = await api.as(admin)('createPosition', { params, body });
    expect(created.status).toBe(201);
    expect(created.data).toMatchObject({
      description: '<p>Soup</p>',
      availablePositions: 2,
      durationMinutes: 90,
      whoCanOffer: 'ANYONE',
      needsApproval: false,
    });
    expect((await api.as(admin)('createPosition', { params, body: { ...skill, availablePositions: 9 } })).status).toBe(
      400,
    );
  });

  test('are listed in order, then by title; closed ones only for hosts and their bookers', async () => {
    const { gyg, admin } = await api.scene([
      { title: 'b', sortOrder: 1 },
      { title: 'a', sortOrder: 1 },
      { title: 'z', sortOrder: 0 },
      { title: 'y', sortOrder: 0, needsApproval: true },
    ]);
    const params = { gygId: gyg.id };
    const booker = await api.user();
    for (const { id } of gyg.needs.slice(2)) {
      await book(booker, gyg.id, id);
      await api.as(admin)('updatePosition', { params: { ...params, needId: id }, body: { whoCanOffer: 'NONE' } });
    }
    const titles = async (call: typeof api.call) =>
      (await call('listPositions', { params })).data.needs.map((need) => need.title);
    expect(await titles(api.call)).toEqual(['a', 'b']);
    expect(await titles(api.as(await api.user()))).toEqual(['a', 'b']);
    expect(await titles(api.as(booker))).toEqual(['y', 'z', 'a', 'b']);
    expect(await titles(api.as(admin))).toEqual(['y', 'z', 'a', 'b']);
    const { data } = await api.call('getGygProfile', { params });
    expect(data.gygPositions.map((need) => need.title)).toEqual(['a', 'b']);
  });

  test('never offer fewer than are booked, and are not deleted while booked', async () => {
    const { gyg, admin } = await api.scene([{ offeredPositions: 3 }, { title: 'free' }]);
    const [user, other] = [await api.user(), await api.user()];
    const { data: booking } = await book(user, gyg.id, gyg.needId);
    await book(other, gyg.id, gyg.needId);
    const params = { gygId: gyg.id, needId: gyg.needId };
    const host = api.as(admin);
    expect((await host('updatePosition', { params, body: { offeredPositions: 1 } })).problem.code).toBe(
      'need.below_booked',
    );
    expect((await host('updatePosition', { params, body: { offeredPositions: 2 } })).data.availablePositions).toBe(0);
    expect((await host('deletePosition', { params })).problem.code).toBe('need.booked');
    expect((await host('deletePositions', { params })).problem.code).toBe('need.booked');
    const all = await host('listPositions', { params });
    expect(all.data).toMatchObject({ total: 2, page: 0, pageSize: 20 });
    const second = await host('listPositions', { params, query: { page: '1', pageSize: '1' } });
    expect(second.data).toEqual({ needs: [all.data.needs[1]], total: 2, page: 1, pageSize: 1 });
    const body = { contributionType: 'SKILL', reason: 'x' };
    const cancelled = await api.as(user)('cancelBooking', { params: { gygId: gyg.id, bookingId: booking.id }, body });
    expect(cancelled.status).toBe(204);
    expect((await host('deletePosition', { params: { ...params, needId: gyg.needs[1]?.id ?? '' } })).status).toBe(204);
    expect((await host('deletePosition', { params: { ...params, needId: 'nothing' } })).problem.code).toBe(
      'need.missing',
    );
  });

  test('can be deleted when all bookings are cancelled, and stay visible only in those bookings', async () => {
    const { gyg, admin } = await api.scene([{ title: 'Cook' }, { title: 'Baker' }]);
    const [user, host] = [await api.user(), api.as(admin)];
    const { data } = await book(user, gyg.id, gyg.needId);
    const params = { gygId: gyg.id };
    const body = { contributionType: 'SKILL', reason: 'Ill' };
    await api.as(user)('cancelBooking', { params: { ...params, bookingId: data.id }, body });
    const need = { ...params, needId: gyg.needId };
    expect((await host('deletePosition', { params: need })).status).toBe(204);
    expect((await host('listPositions', { params })).data.needs.map((need) => need.title)).toEqual(['Baker']);
    expect((await host('updatePosition', { params: need, body: { title: 'x' } })).problem.code).toBe('need.missing');
    expect((await host('deletePosition', { params: need })).problem.code).toBe('need.missing');
    expect((await book(user, gyg.id, gyg.needId)).problem.code).toBe('booking.missing_position');
    const profile = await host('getGygProfile', { params });
    expect(profile.data.gygPositions.map((position) => position.title)).toEqual(['Baker']);
    const mine = await api.as(user)('listUserBookings', { params: { userId: user.id } });
    expect(mine.data.bookings).toMatchObject([{ id: data.id, needTitle: 'Cook', status: 'CANCELLED' }]);
  });

  test('can be written by a manager, but not by a partner site or a super user', async () => {
    const manager = await api.user();
    const { gyg } = await api.scene([{}], { managers: [manager.id] });
    const params = { gygId: gyg.id, needId: gyg.needId };
    const rename = (call: typeof api.call) => call('updatePosition', { params, body: { title: 'Renamed' } });
    expect((await rename(api.as(manager))).status).toBe(200);
    expect((await rename(api.fromPartner(manager))).status).toBe(403);
    expect((await rename(api.as(await api.user(), { groups: ['superusers'] }))).status).toBe(403);
  });

  test('stays as it is if no field is given', async () => {
    const { gyg, admin } = await api.scene([{ title: 'Cook' }]);
    const params = { gygId: gyg.id, needId: gyg.needId };
    const { status, data } = await api.as(admin)('updatePosition', { params, body: {} });
    expect([status, data.title]).toEqual([200, 'Cook']);
  });

  test('of a finished gyg cannot change', async () => {
    const { gyg, admin } = await api.scene([{}], { startsIn: -9, lasts: 1 });
    const params = { gygId: gyg.id, needId: gyg.needId };
    for (const answer of [
      await api.as(admin)('createPosition', { params, body: skill }),
      await api.as(admin)('updatePosition', { params, body: { title: 'x' } }),
      await api.as(admin)('deletePositions', { params }),
    ]) {
      expect([answer.status, answer.problem.code]).toEqual([409, 'gyg.wrong_state']);
    }
  });

  test('items have a separate path', async () => {
    const { gyg, admin } = await api.scene([{}]);
    const host = api.as(admin);
    const params = { gygId: gyg.id };
    const { data } = await host('createCommodity', { params, body: { title: 'Sacks', offeredPositions: 9 } });
    expect(data).toMatchObject({ contributionType: 'COMMODITY', durationMinutes: null });
    const need = { ...params, needId: data.id };
    expect((await host('updatePosition', { params: need, body: { title: 'x' } })).problem.code).toBe('need.missing');
    expect((await host('updateCommodity', { params: need, body: { title: 'Bags' } })).data.title).toBe('Bags');
    expect((await api.call('listCommodities', { params })).data.needs.map((need) => need.title)).toEqual(['Bags']);
    expect((await host('deleteCommodity', { params: need })).status).toBe(204);
    expect((await api.call('listCommodities', { params })).data.needs).toEqual([]);
    expect((await host('deleteCommodities', { params })).status).toBe(204);
    expect((await host('listPositions', { params })).data.needs).toHaveLength(1);
  });
});
