import { gygs, mailOutbox } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

async function represented(role: 'ADMIN' | 'MEMBER' = 'MEMBER') {
  const scene = await api.scene();
  const organization = await api.organization();
  const [user, boss] = [await api.user({ showName: false }), await api.user()];
  await api.member(organization.id, user.id, role);
  await api.member(organization.id, boss.id, 'ADMIN');
  const params = { gygId: scene.gyg.id };
  const fixed = { contributionType: 'SKILL', gygPositionId: scene.gyg.needId, userId: user.id };
  const body = { ...fixed, quantity: 1, userOrganization: organization.id };
  const { data } = await api.as(user)('createBooking', { params, body });
  const booking = async () => {
    const mine = await api.as(user)('listUserBookings', { params: { userId: user.id } });
    return mine.data.bookings.find((booking) => booking.id === data.id);
  };
  const update = (userOrganization: string | null) =>
    api.as(user)('updateBooking', { params: { ...params, bookingId: data.id }, body: { ...fixed, userOrganization } });
  const requestId = (await booking())?.representation?.id ?? '';
  return { ...scene, organization, user, boss, booking, update, requestId, bookingId: data.id, params };
}

type AnswerName = 'acceptRepresentationRequest' | 'declineRepresentationRequest';
const answer = (who: TestUser, name: AnswerName, requestId: string) => api.as(who)(name, { params: { requestId } });

describe('representing an organisation', () => {
  test('is pending until an admin answers, and private until then', async () => {
    const { gyg, organization, boss, booking, requestId } = await represented();
    expect(await booking()).toMatchObject({
      organizationId: null,
      representation: { organizationId: organization.id, status: 'PENDING' },
    });
    const { data } = await api.call('listParticipants', { params: { gygId: gyg.id } });
    expect(data.gygParticipants.items[0]).toMatchObject({ organizationId: null, userId: null, bookerName: null });
    const notified = await api.as(boss)('listNotifications', { params: { userId: boss.id } });
    expect(notified.data.notifications[0]?.action).toEqual({ kind: 'representation', targetId: requestId });
    const params = { organizationId: organization.id };
    const requests = await api.as(boss)('listOrganizationRepresentationRequests', { params });
    expect(requests.data.requests).toMatchObject([{ id: requestId, status: 'PENDING', gygCommodityUserId: null }]);
  });

  test('is accepted immediately for the organisation’s admin', async () => {
    const { gyg, organization, booking } = await represented('ADMIN');
    expect(await booking()).toMatchObject({
      organizationId: organization.id,
      representation: { status: 'ACCEPTED' },
    });
    const { data } = await api.call('getGygProfile', { params: { gygId: gyg.id } });
    expect(data.contributingOrganizations.map((organization) => organization.id)).toEqual([organization.id]);
  });

  test('cannot be answered by a super user, who can only read', async () => {
    const { requestId, booking } = await represented();
    const superUser = api.as(await api.user(), { groups: ['superusers'] });
    for (const name of ['acceptRepresentationRequest', 'declineRepresentationRequest'] as const) {
      const { problem } = await superUser(name, { params: { requestId } });
      expect(problem.code).toBe('you_do_not_have_permission');
    }
    expect((await booking())?.representation?.status).toBe('PENDING');
  });

  test('hides attendance from an organisation that has not approved', async () => {
    const { boss, organization, requestId, bookingId, params } = await represented();
    const seen = async () => {
      const list = await api.as(boss)('listParticipants', { params, query: { organizationId: organization.id } });
      return list.data.gygParticipants.items[0];
    };
    expect(await seen()).toMatchObject({ id: bookingId, status: 'ACTIVE' });
    expect(await seen()).not.toHaveProperty('attendance');
    await answer(boss, 'acceptRepresentationRequest', requestId);
    expect(await seen()).toHaveProperty('attendance', null);
  });

  test('is accepted once, and can then be revoked by either side', async () => {
    const { boss, user, booking, requestId, organization } = await represented();
    expect((await answer(await api.user(), 'acceptRepresentationRequest', requestId)).problem.code).toBe(
      'representation.missing',
    );
    expect((await answer(user, 'acceptRepresentationRequest', requestId)).problem.code).toBe(
      'you_do_not_have_permission',
    );
    expect((await answer(boss, 'acceptRepresentationRequest', requestId)).data.status).toBe('ACCEPTED');
    expect((await booking())?.organizationId).toBe(organization.id);
    const again = await answer(boss, 'acceptRepresentationRequest', requestId);
    expect([again.status, again.problem.code]).toEqual([409, 'representation.already_responded']);
    expect((await answer(user, 'declineRepresentationRequest', requestId)).data.status).toBe('REVOKED');
    expect(await booking()).toMatchObject({ organizationId: null, status: 'ACTIVE' });
  });

  test('notifies at every step: the booker by notification and mail, the admins when it is withdrawn', async () => {
    const { boss, user, requestId, update, organization } = await represented();
    const types = async (who: TestUser) => {
      const { data } = await api.as(who)('listNotifications', { params: { userId: who.id } });
      return data.notifications
        .map((notification) => notification.type)
        .filter((type) => type.startsWith('representation'));
    };
    const mails = async () => {
      const rows = await api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, user.email));
      return rows
        .filter((mail) => mail.template === 'representationAnswered')
        .map(({ data }) => [data.accepted, data.revoked]);
    };
    await answer(boss, 'acceptRepresentationRequest', requestId);
    await answer(boss, 'declineRepresentationRequest', requestId);
    expect(await types(user)).toEqual(expect.arrayContaining(['representation_accepted', 'representation_revoked']));
    expect(await mails()).toEqual([
      [true, false],
      [false, true],
    ]);
    const second = (await update(organization.id)).data.representation?.id ?? '';
    await answer(boss, 'acceptRepresentationRequest', second);
    await update(null);
    expect(await types(boss)).toEqual(['representation_withdrawn']);
  });

  test('when declined stays a private booking, and its booker is notified', async () => {
    const { boss, user, booking, requestId } = await represented();
    expect((await answer(boss, 'declineRepresentationRequest', requestId)).data.status).toBe('DECLINED');
    expect(await booking()).toMatchObject({ organizationId: null, status: 'ACTIVE' });
    const notified = await api.as(user)('listNotifications', { params: { userId: user.id } });
    expect(notified.data.notifications.map((notification) => notification.type)).toContain('representation_declined');
  });

  test('can be withdrawn and requested again by an update of the booking', async () => {
    const { update, boss, requestId, organization } = await represented();
    expect((await update(null)).data.representation?.status).toBe('WITHDRAWN');
    expect((await answer(boss, 'acceptRepresentationRequest', requestId)).problem.code).toBe(
      'representation.already_responded',
    );
    expect((await update(organization.id)).data.representation?.status).toBe('PENDING');
    expect((await update((await api.organization()).id)).problem.code).toBe('user_org.not_a_member');
  });

  test('has no answer left to give when the booking is cancelled', async () => {
    const { user, boss, params, bookingId, requestId } = await represented();
    const body = { contributionType: 'SKILL', reason: 'Ill' };
    await api.as(user)('cancelBooking', { params: { ...params, bookingId }, body });
    expect((await answer(boss, 'acceptRepresentationRequest', requestId)).problem.code).toBe(
      'representation.already_responded',
    );
  });

  test('of a cancelled booking is not visible to the organisation', async () => {
    const { user, boss, organization, params, bookingId, requestId } = await represented();
    await answer(boss, 'acceptRepresentationRequest', requestId);
    const list = () =>
      api.as(boss)('listOrganizationRepresentationRequests', { params: { organizationId: organization.id } });
    expect((await list()).data.total).toBe(1);
    const body = { contributionType: 'SKILL', reason: 'Ill' };
    await api.as(user)('cancelBooking', { params: { ...params, bookingId }, body });
    expect((await list()).data).toMatchObject({ requests: [], total: 0 });
    const own = await api.as(user)('listUserRepresentationRequests', { params: { userId: user.id } });
    expect(own.data.total).toBe(1);
  });
});

describe('visibility of representations', () => {
  test('is removed while the gyg is a draft again, and its title is in no list', async () => {
    const { gyg, organization, user, boss, requestId } = await represented();
    await api.db.tx((tx) => tx.update(gygs).set({ publishedAt: null }).where(eq(gygs.id, gyg.id)));
    const asAdmin = { params: { organizationId: organization.id } };
    const theirs = await api.as(boss)('listOrganizationRepresentationRequests', asAdmin);
    expect([theirs.data.requests, theirs.data.total]).toEqual([[], 0]);
    const mine = await api.as(user)('listUserRepresentationRequests', { params: { userId: user.id } });
    expect([mine.data.requests, mine.data.total]).toEqual([[], 0]);
    expect((await answer(boss, 'acceptRepresentationRequest', requestId)).problem.code).toBe('representation.missing');
  });

  test('of requests: an organisation’s for its admins, a user’s for the user', async () => {
    const { organization, user, boss, requestId } = await represented();
    const params = { organizationId: organization.id };
    expect((await api.as(user)('listOrganizationRepresentationRequests', { params })).status).toBe(403);
    const own = await api.as(user)('listUserRepresentationRequests', { params: { userId: user.id } });
    expect(own.data.requests.map((request) => request.id)).toEqual([requestId]);
    expect((await api.as(boss)('listUserRepresentationRequests', { params: { userId: user.id } })).status).toBe(404);
  });

  test('of bookings: an admin sees members’ bookings, with names and addresses, but no comments', async () => {
    const { gyg, organization, user, boss } = await represented();
    const call = (who: TestUser) =>
      api.as(who)('listParticipants', { params: { gygId: gyg.id }, query: { organizationId: organization.id } });
    const { items } = (await call(boss)).data.gygParticipants;
    expect(items).toMatchObject([{ userId: user.id, bookerName: user.fullName, email: user.email }]);
    expect(items[0]).not.toHaveProperty('bookingComment');
    expect((await call(await api.user())).problem.code).toBe('you_do_not_have_permission');
    const asGuest = { params: { gygId: gyg.id }, query: { organizationId: organization.id } };
    expect((await api.call('listParticipants', asGuest)).status).toBe(401);
  });
});
