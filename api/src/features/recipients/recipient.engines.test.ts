import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, createTestClock, type TestUser } from '../../testing';

const clock = createTestClock();
const api = await createTestApi({ clock });
afterAll(() => api.close());

const take = (gygId: string, user: TestUser, over: object = {}) =>
  api.as(user)('createBeneficiary', { params: { gygId }, body: { userId: user.id, ...over } });
const giveBack = (gygId: string, user: TestUser, beneficiaryId: string, reason = 'Ill') =>
  api.as(user)('cancelBeneficiary', { params: { gygId, beneficiaryId }, body: { reason } });

async function places(gygId: string) {
  const { data } = await api.call('getGygProfile', { params: { gygId } });
  return data.beneficiaries;
}

describe('a place as a recipient', () => {
  test('is booked, visible to the recipient and the hosts only, and released once', async () => {
    const { gyg, admin } = await api.scene([], { beneficiaryPositions: 2 });
    const user = await api.user();
    const { status, data } = await take(gyg.id, user, { bookingComment: 'With a pram' });
    expect(status).toBe(201);
    expect(await places(gyg.id)).toEqual({ places: 2, taken: 1, mine: null });
    const params = { gygId: gyg.id };
    const own = await api.as(user)('getGygProfile', { params });
    expect(own.data.beneficiaries.mine).toEqual({ id: data.id, bookingComment: 'With a pram' });
    expect(own.data.gygBeneficiaries).toEqual([]);
    expect((await api.call('getGygProfile', { params })).text).not.toContain(user.id);
    expect((await api.as(admin)('getGygProfile', { params })).data.gygBeneficiaries).toEqual([
      { id: data.id, userId: user.id },
    ]);
    const list = await api.as(admin)('listBeneficiaries', { params });
    expect(list.data.beneficiaries).toMatchObject([{ userName: user.fullName, bookingComment: 'With a pram' }]);
    expect((await api.as(user)('listBeneficiaries', { params })).status).toBe(403);
    expect((await api.call('listBeneficiaries', { params })).status).toBe(401);

    const mine = await api.as(user)('listUserBookings', { params: { userId: user.id } });
    expect(mine.data.places).toMatchObject([{ id: data.id, status: 'ACTIVE', cancellable: true }]);
    expect((await giveBack(gyg.id, await api.user(), data.id)).problem.code).toBe('recipients.missing');
    expect((await giveBack(gyg.id, user, data.id, ' ')).problem.code).toBe('booking.missing_reason');
    const many = await Promise.all(Array.from({ length: 20 }, () => giveBack(gyg.id, user, data.id)));
    expect(new Set(many.map((answer) => answer.status))).toEqual(new Set([204]));
    expect((await places(gyg.id)).taken).toBe(0);
  });

  test('is limited to one a person and to the number of places', async () => {
    const { gyg } = await api.scene([], { beneficiaryPositions: 3 });
    const people = await Promise.all(Array.from({ length: 12 }, () => api.user()));
    const answers = await Promise.all(people.map((user) => take(gyg.id, user)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3);
    const refused = answers.filter((answer) => answer.status !== 201);
    expect(new Set(refused.map((answer) => answer.problem.reason))).toEqual(new Set(['full']));
    expect((await places(gyg.id)).taken).toBe(3);
    const winner = people[answers.findIndex((answer) => answer.status === 201)];
    if (winner) expect((await take(gyg.id, winner)).problem.reason).toBe('already_booked');
  });

  test('cannot be booked if there are none, after the gyg, or for another user', async () => {
    const user = await api.user();
    const none = await api.scene([]);
    expect((await take(none.gyg.id, user)).problem.reason).toBe('full');
    const past = await api.scene([], { startsIn: -9, lasts: 1, beneficiaryPositions: 1 });
    expect((await take(past.gyg.id, user)).problem.reason).toBe('not_open');
    const other = await take(none.gyg.id, user, { userId: none.admin.id });
    expect(other.problem.code).toBe('you_do_not_have_permission');
  });

  test('cannot be cancelled by a super user, who can only read', async () => {
    const { gyg } = await api.scene([], { beneficiaryPositions: 1 });
    const { data } = await take(gyg.id, await api.user());
    const superUser = api.as(await api.user(), { groups: ['superusers'] });
    const params = { gygId: gyg.id, beneficiaryId: data.id };
    const answer = await superUser('cancelBeneficiary', { params, body: { reason: 'Ill' } });
    expect(answer.problem.code).toBe('you_do_not_have_permission');
  });

  test('of an unpublished gyg stays in the list with its title', async () => {
    const { gyg, host, admin } = await api.scene([], { beneficiaryPositions: 1 });
    const user = await api.user();
    await take(gyg.id, user);
    const line = async () => {
      const mine = await api.as(user)('listUserBookings', { params: { userId: user.id } });
      return mine.data.places[0];
    };
    const shown = { gygVisible: true, address: 'The jetty', hostName: host.name, cancelReason: null };
    expect(await line()).toMatchObject(shown);
    const body = { reason: 'Storm' };
    expect((await api.as(admin)('unpublishGyg', { params: { gygId: gyg.id }, body })).status).toBe(200);
    const left = { gygVisible: false, address: '', status: 'CANCELLED', cancelReason: 'Storm', cancellable: false };
    expect(await line()).toMatchObject({ ...left, gygTitle: expect.stringMatching(/^Gyg /) });
    expect(await places(gyg.id).catch(() => 'gone')).toBe('gone');
  });

  test('can be cancelled until the start, by hosts until the end', async () => {
    const { gyg, admin } = await api.scene([], { startsIn: 2, lasts: 4, beneficiaryPositions: 1 });
    const user = await api.user();
    const { data } = await take(gyg.id, user);
    clock.pass(3);
    expect((await giveBack(gyg.id, user, data.id)).problem.code).toBe('booking.cancellation_error');
    expect((await giveBack(gyg.id, admin, data.id)).status).toBe(204);
  });
});
