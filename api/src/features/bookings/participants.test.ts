import { afterAll, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

async function booked(needOver: object = {}) {
  const scene = await api.scene([{ title: 'Cook', ...needOver }]);
  const organization = await api.organization();
  const [user, boss] = [await api.user({ fullName: 'Elin Sandberg' }), await api.user()];
  await api.member(organization.id, user.id);
  await api.member(organization.id, boss.id, 'ADMIN');
  const params = { gygId: scene.gyg.id };
  const same = { contributionType: 'SKILL', gygPositionId: scene.gyg.needId, userId: user.id };
  const body = { ...same, quantity: 1, userOrganization: organization.id, bookingComment: 'With a ladle' };
  const { data } = await api.as(user)('createBooking', { params, body });
  const seen = async (who?: TestUser, organizationId?: string) => {
    const query = organizationId === undefined ? {} : { query: { organizationId } };
    const list = await (who ? api.as(who) : api.call)('listParticipants', { params, ...query });
    return list.data.gygParticipants.items;
  };
  return { ...scene, organization, user, boss, params, bookingId: data.id, seen };
}

test('guests see number and kind, users also names, hosts everything, admins who represents them', async () => {
  const { gyg, admin, organization, user, boss, bookingId, seen } = await booked();
  const anonymous = { userId: null, bookerName: null, userOrganization: null, organizationId: null, orgName: null };
  const what = { id: bookingId, gygId: gyg.id, gygPositionId: gyg.needId, gygCommodityId: null, quantity: 1 };
  expect(await seen()).toEqual([{ ...what, ...anonymous }]);
  const named = { ...what, ...anonymous, userId: user.id, bookerName: 'Elin Sandberg' };
  expect(await seen(await api.user())).toEqual([named]);
  const requested = { organizationId: organization.id, orgName: organization.name, status: 'PENDING' };
  const identified = {
    ...named,
    userOrganization: organization.id,
    status: 'ACTIVE',
    needTitle: 'Cook',
    created: api.clock.now().toISOString(),
    representation: expect.objectContaining(requested),
    email: user.email,
  };
  expect(await seen(admin)).toEqual([
    { ...identified, attendance: null, bookingComment: 'With a ladle', cancelReason: null },
  ]);
  expect(await seen(boss, organization.id)).toEqual([identified]);
});

test('pending and cancelled bookings are visible only to their booker and the hosts', async () => {
  const { admin, user, params, bookingId, seen } = await booked({ needsApproval: true });
  expect([await seen(), await seen(await api.user())]).toEqual([[], []]);
  expect([(await seen(user)).length, (await seen(admin)).length]).toEqual([1, 1]);
  const body = { contributionType: 'SKILL', reason: 'Ill' };
  await api.as(user)('cancelBooking', { params: { ...params, bookingId }, body });
  expect((await seen(admin))[0]).toMatchObject({ status: 'CANCELLED', cancelReason: 'Ill' });
  expect(await seen(await api.user())).toEqual([]);
});

test('the id of a closed need is returned to its bookers and hosts only', async () => {
  const { gyg, admin, user, params, seen } = await booked();
  const need = { ...params, needId: gyg.needId };
  await api.as(admin)('updatePosition', { params: need, body: { whoCanOffer: 'NONE' } });
  const ids = async (who?: TestUser) => (await seen(who)).map((one) => one.gygPositionId);
  expect([await ids(), await ids(await api.user())]).toEqual([[null], [null]]);
  expect([await ids(user), await ids(admin)]).toEqual([[gyg.needId], [gyg.needId]]);
});

test('attendance can still be recorded after the gyg', async () => {
  const { admin, params, bookingId, seen } = await booked();
  const before = api.clock.now();
  api.clock.pass(24 * 30);
  const body = { contributionType: 'SKILL', attendance: 'ATTENDED' };
  expect((await api.as(admin)('recordAttendance', { params: { ...params, bookingId }, body })).status).toBe(200);
  expect((await seen(admin))[0]?.attendance).toBe('ATTENDED');
  expect((await seen())[0]).not.toHaveProperty('attendance');
  api.clock.set(before);
});

test('an organisation keeps the hours of a former member, not the address; erased users have no name', async () => {
  const { admin, organization, user, boss, params, seen } = await booked();
  const requests = await api.as(boss)('listOrganizationRepresentationRequests', {
    params: { organizationId: organization.id },
  });
  const requestId = requests.data.requests[0]?.id ?? '';
  await api.as(boss)('acceptRepresentationRequest', { params: { requestId } });
  const before = api.clock.now();
  api.clock.pass(24 * 30);
  expect((await seen(boss, organization.id))[0]?.email).toBe(user.email);
  await api.as(user)('deleteMembership', { params: { userId: user.id, organizationId: organization.id } });
  const [left] = await seen(boss, organization.id);
  expect(left).toMatchObject({ bookerName: 'Elin Sandberg', orgName: organization.name });
  expect(left).not.toHaveProperty('email');
  expect((await seen(admin))[0]?.email).toBe(user.email);
  expect((await api.as(user)('eraseUser', { params: { userId: user.id } })).status).toBe(204);
  for (const who of [admin, boss]) {
    const { data } = await api.as(who)('listParticipants', { params });
    expect(data.gygParticipants.items[0]).toMatchObject({ userId: null, bookerName: null, quantity: 1 });
  }
  api.clock.set(before);
});
