import { gygManagers } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const list = async (who: TestUser, archived = false) => {
  const params = { params: { userId: who.id }, query: { archived: String(archived) } };
  return (await api.as(who)('listNotifications', params)).data.notifications;
};
const respond = (who: TestUser, notificationId: string, action = 'accept') =>
  api.as(who)('respondToNotification', { params: { notificationId }, body: { action } });

/** The id of a person's notification with an action of this kind. */
async function findRequest(who: TestUser, kind: string) {
  const pending = (await list(who)).find((one) => one.action?.kind === kind);
  if (!pending) throw new Error(`No notification asks for ${kind}`);
  return pending.id;
}

async function pendingBooking() {
  const manager = await api.user();
  const scene = await api.scene([{ needsApproval: true }], { managers: [manager.id] });
  const user = await api.user();
  const { data } = await api.as(user)('createBooking', {
    params: { gygId: scene.gyg.id },
    body: {
      contributionType: 'SKILL',
      quantity: 1,
      userOrganization: null,
      gygPositionId: scene.gyg.needId,
      userId: user.id,
    },
  });
  const status = async () =>
    (await api.as(user)('listUserBookings', { params: { userId: user.id } })).data.bookings[0]?.status;
  return { ...scene, manager, user, bookingId: data.id, status };
}

describe('accepting or declining in the list', () => {
  test.each([
    ['accept', 'ACTIVE', 'true'],
    ['decline', 'DECLINED', 'false'],
  ])('%s answers it and archives it in every host’s list', async (action, status, expectedAction) => {
    const scene = await pendingBooking();
    expect((await respond(scene.admin, await findRequest(scene.admin, 'booking'), action)).status).toBe(204);
    expect(await scene.status()).toBe(status);
    for (const host of [scene.admin, scene.manager]) {
      expect((await list(host)).filter((one) => one.action)).toEqual([]);
      expect((await list(host, true))[0]?.notificationAction).toEqual({
        responded: true,
        responderAction: expectedAction,
        responderFullName: scene.admin.fullName,
      });
    }
  });

  test('works once for simultaneous answers', async () => {
    const { admin, manager, status } = await pendingBooking();
    const [mine, theirs] = [await findRequest(admin, 'booking'), await findRequest(manager, 'booking')];
    const answers = await Promise.all([
      respond(admin, mine),
      respond(manager, theirs),
      respond(admin, mine),
      respond(manager, theirs),
    ]);
    expect(answers.map((response) => response.status).sort()).toEqual([204, 409, 409, 409]);
    expect(await status()).toBe('ACTIVE');
  });

  test('is 409 for a withdrawn request or a notification without one', async () => {
    const { gyg, admin, user, bookingId } = await pendingBooking();
    const id = await findRequest(admin, 'booking');
    await api.as(user)('cancelBooking', {
      params: { gygId: gyg.id, bookingId },
      body: { contributionType: 'SKILL', reason: 'Ill' },
    });
    const { status, problem } = await respond(admin, id);
    expect([status, problem.code]).toEqual([409, 'notifications.already_responded']);
    const [notification] = await list(user, true);
    expect((await respond(user, notification?.id ?? '')).problem.code).toBe('notifications.already_responded');
  });

  test('checks the current permissions of its target', async () => {
    const { admin, manager, gyg, status } = await pendingBooking();
    const id = await findRequest(manager, 'booking');
    await api.db.tx((tx) => tx.delete(gygManagers).where(eq(gygManagers.gygId, gyg.id)));
    expect((await respond(manager, id)).problem.code).toBe('notifications.already_responded');
    expect(await status()).toBe('PENDING');
    expect((await list(manager)).map((one) => one.id)).toContain(id);
    expect((await respond(admin, await findRequest(admin, 'booking'))).status).toBe(204);
  });

  test('of another user’s notification is 404, as is archiving it', async () => {
    const { admin, manager } = await pendingBooking();
    const notificationId = await findRequest(admin, 'booking');
    const params = { notificationId };
    expect((await respond(manager, notificationId)).problem.code).toBe('notifications.missing');
    for (const name of ['archiveNotification', 'unarchiveNotification'] as const) {
      expect((await api.as(manager)(name, { params })).problem.code).toBe('notifications.missing');
      expect((await api.call(name, { params })).status).toBe(401);
    }
    expect((await api.as(admin)('respondToNotification', { params, body: { action: 'maybe' } })).status).toBe(400);
  });

  test('answers a representation request, once, and cannot revoke it', async () => {
    const { gyg } = await api.scene();
    const organization = await api.organization();
    const [user, boss, second] = [await api.user(), await api.user(), await api.user()];
    await api.member(organization.id, user.id);
    for (const admin of [boss, second]) await api.member(organization.id, admin.id, 'ADMIN');
    await api.as(user)('createBooking', {
      params: { gygId: gyg.id },
      body: {
        contributionType: 'SKILL',
        quantity: 1,
        userOrganization: organization.id,
        gygPositionId: gyg.needId,
        userId: user.id,
      },
    });
    const [mine, theirs] = [await findRequest(boss, 'representation'), await findRequest(second, 'representation')];
    expect((await respond(boss, mine)).status).toBe(204);
    expect((await respond(second, theirs, 'decline')).status).toBe(409);
    const { data } = await api.as(user)('listUserBookings', { params: { userId: user.id } });
    expect(data.bookings[0]).toMatchObject({ organizationId: organization.id, representation: { status: 'ACCEPTED' } });
  });

  test('accepts a member into an organisation', async () => {
    const organization = await api.organization();
    const [user, boss] = [await api.user(), await api.user()];
    await api.member(organization.id, boss.id, 'ADMIN');
    await api.seed((seeder) => seeder.addMembershipRequest({ organizationId: organization.id, userId: user.id }));
    expect((await respond(boss, await findRequest(boss, 'membership'))).status).toBe(204);
    const { data } = await api.as(user)('listUserOrganizations', { params: { userId: user.id } });
    expect(data.organizations.map((organization) => organization.organizationId)).toEqual([organization.id]);
  });
});
