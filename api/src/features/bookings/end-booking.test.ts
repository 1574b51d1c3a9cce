import { mailOutbox } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, createTestClock, type TestApi, type TestUser } from '../../testing';

const clock = createTestClock();
const api: TestApi = await createTestApi({ clock });
afterAll(() => api.close());
const start = clock.now();
beforeEach(() => clock.set(start));

async function booked(over: Parameters<TestApi['scene']>[1] = {}, needOver: object = {}) {
  const scene = await api.scene([{ offeredPositions: 2, ...needOver }], over);
  const user = await api.user();
  const kind = 'SKILL';
  const book = (who: TestUser) =>
    api.as(who)('createBooking', {
      params: { gygId: scene.gyg.id },
      body: {
        contributionType: kind,
        quantity: 1,
        userOrganization: null,
        gygPositionId: scene.gyg.needId,
        userId: who.id,
      },
    });
  const { data } = await book(user);
  const cancel = (who: TestUser, reason = 'Ill', bookingId = data.id) =>
    api.as(who)('cancelBooking', {
      params: { gygId: scene.gyg.id, bookingId },
      body: { contributionType: kind, reason },
    });
  const left = async () => {
    const profile = await api.call('getGygProfile', { params: { gygId: scene.gyg.id } });
    return profile.data.gygPositions[0]?.availablePositions;
  };
  return { ...scene, user, bookingId: data.id, book, cancel, left };
}

describe('cancelling', () => {
  test('releases the capacity, stores the reason, and notifies booker and hosts', async () => {
    const { gyg, admin, user, cancel, left, bookingId } = await booked();
    expect(await left()).toBe(1);
    expect((await cancel(user, '  Feber ')).status).toBe(204);
    expect(await left()).toBe(2);
    const mine = await api.as(user)('listUserBookings', { params: { userId: user.id } });
    expect(mine.data.bookings[0]).toMatchObject({ id: bookingId, status: 'CANCELLED', cancelReason: 'Feber' });
    const mails = and(eq(mailOutbox.to, user.email), eq(mailOutbox.template, 'bookingCancelled'));
    expect(await api.db.read.select().from(mailOutbox).where(mails)).toHaveLength(1);
    const notified = await api.as(admin)('listNotifications', { params: { userId: admin.id } });
    expect(notified.data.notifications.map((notification) => notification.type)).toContain('booking_cancelled');
    const seen = await api.as(admin)('listParticipants', { params: { gygId: gyg.id } });
    expect(seen.data.gygParticipants.items[0]).toMatchObject({ status: 'CANCELLED', cancelReason: 'Feber' });
  });

  test('lets the person book again', async () => {
    const { user, cancel, book } = await booked();
    await cancel(user);
    expect((await book(user)).status).toBe(201);
  });

  test('again changes nothing and succeeds', async () => {
    const { user, cancel, left } = await booked();
    await cancel(user);
    expect((await cancel(user)).status).toBe(204);
    expect(await left()).toBe(2);
    clock.pass(24 * 365);
    expect((await cancel(user)).status).toBe(204);
  });

  test('requires a reason', async () => {
    const { user, cancel, left } = await booked();
    const { status, problem } = await cancel(user, '   ');
    expect([status, problem.code]).toEqual([400, 'booking.missing_reason']);
    expect(await left()).toBe(1);
  });

  test('of another user’s booking or a missing one is 404', async () => {
    const { user, cancel } = await booked();
    expect((await cancel(await api.user())).problem.code).toBe('booking.missing');
    expect((await cancel(user, 'Ill', 'nothing')).problem.code).toBe('booking.missing');
  });

  test('is refused to a super user, who can only read', async () => {
    const { gyg, bookingId, left } = await booked();
    const superUser = api.as(await api.user(), { groups: ['superusers'] });
    const params = { gygId: gyg.id, bookingId };
    const answer = await superUser('cancelBooking', { params, body: { contributionType: 'SKILL', reason: 'Ill' } });
    expect(answer.problem.code).toBe('you_do_not_have_permission');
    expect(await left()).toBe(1);
  });

  test('is possible for the booker until the start, to the second, and for hosts until the end', async () => {
    const one = await booked({ startsIn: 2, lasts: 4 });
    clock.set(new Date(start.getTime() + 2 * 3_600_000 - 1));
    expect((await one.cancel(one.user)).status).toBe(204);
    clock.set(start);
    const two = await booked({ startsIn: 2, lasts: 4 });
    clock.pass(2);
    const late = await two.cancel(two.user);
    expect([late.status, late.problem.code]).toEqual([409, 'booking.cancellation_error']);
    expect((await two.cancel(two.admin)).status).toBe(204);
    clock.set(start);
    const three = await booked({ startsIn: 2, lasts: 4 });
    clock.pass(6);
    expect((await three.cancel(three.admin)).problem.code).toBe('booking.cancellation_error');
  });

  test('of a booking made after the start is possible until the end', async () => {
    const { user, cancel } = await booked({ startsIn: -1, lasts: 4 });
    clock.pass(2);
    expect((await cancel(user)).status).toBe(204);
  });
});

describe('a pending booking', () => {
  const answer = (who: TestUser, name: 'acceptBooking' | 'declineBooking', gygId: string, bookingId: string) =>
    api.as(who)(name, { params: { gygId, bookingId } });

  test('is accepted once, and its booker is notified and mailed', async () => {
    const { gyg, admin, user, bookingId } = await booked({}, { needsApproval: true });
    expect((await answer(user, 'acceptBooking', gyg.id, bookingId)).problem.code).toBe('you_do_not_have_permission');
    expect((await answer(admin, 'acceptBooking', gyg.id, bookingId)).data.status).toBe('ACTIVE');
    const again = await answer(admin, 'declineBooking', gyg.id, bookingId);
    expect([again.status, again.problem.code]).toEqual([409, 'booking.already_answered']);
    const mails = await api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, user.email));
    expect(mails.map((mail) => mail.template)).toEqual(['bookingPending', 'bookingConfirmed']);
    const params = { userId: admin.id };
    const archived = await api.as(admin)('listNotifications', { params, query: { archived: 'true' } });
    expect(archived.data.notifications[0]?.notificationAction).toEqual({
      responded: true,
      responderAction: 'true',
      responderFullName: admin.fullName,
    });
  });

  test('releases its place when it is declined', async () => {
    const { gyg, admin, bookingId, left, user } = await booked({}, { needsApproval: true });
    expect(await left()).toBe(1);
    expect((await answer(admin, 'declineBooking', gyg.id, bookingId)).data.status).toBe('DECLINED');
    expect(await left()).toBe(2);
    const notified = await api.as(user)('listNotifications', { params: { userId: user.id } });
    expect(notified.data.notifications.map((notification) => notification.type)).toContain('booking_declined');
  });

  test('is not found at another gyg', async () => {
    const { admin, bookingId } = await booked({}, { needsApproval: true });
    const other = await api.scene();
    await api.member(other.host.id, admin.id, 'ADMIN');
    for (const name of ['acceptBooking', 'declineBooking'] as const) {
      expect((await answer(admin, name, other.gyg.id, bookingId)).problem.code).toBe('booking.missing');
    }
  });

  test('can be answered by a manager who is not an admin, but not with a partner site’s token', async () => {
    const manager = await api.user();
    const { gyg, bookingId } = await booked({ managers: [manager.id] }, { needsApproval: true });
    const params = { gygId: gyg.id, bookingId };
    const fromPartner = await api.fromPartner(manager)('acceptBooking', { params });
    expect(fromPartner.problem.code).toBe('you_do_not_have_permission');
    expect((await api.as(manager)('acceptBooking', { params })).status).toBe(200);
  });
});

describe('attendance', () => {
  test('is recorded by hosts from the start on, and the latest time wins', async () => {
    const { gyg, admin, user, bookingId } = await booked({ startsIn: 2, lasts: 4 });
    const record = (who: TestUser, attendance: string | null, at?: Date) =>
      api.as(who)('recordAttendance', {
        params: { gygId: gyg.id, bookingId },
        body: { contributionType: 'SKILL', attendance, ...(at ? { at: at.toISOString() } : {}) },
      });
    expect((await record(admin, 'ATTENDED')).problem.code).toBe('gyg.wrong_state');
    clock.pass(3);
    expect((await record(user, 'ATTENDED')).problem.code).toBe('you_do_not_have_permission');
    expect((await record(admin, 'ATTENDED')).data.attendance).toBe('ATTENDED');
    const earlier = new Date(clock.now().getTime() - 60_000);
    expect((await record(admin, 'ABSENT', earlier)).data.attendance).toBe('ATTENDED');
    clock.pass(10);
    expect((await record(admin, null)).data.attendance).toBeNull();
  });

  test('that is recorded while the gyg runs stays if the person erases their account, where other bookings end', async () => {
    const { gyg, admin, user, bookingId, book } = await booked({ startsIn: 2, lasts: 4 });
    const other = await api.user();
    await book(other);
    clock.pass(3);
    const params = { gygId: gyg.id };
    const body = { contributionType: 'SKILL', attendance: 'ATTENDED' };
    await api.as(admin)('recordAttendance', { params: { ...params, bookingId }, body });
    for (const person of [user, other]) await api.as(person)('eraseUser', { params: { userId: person.id } });
    const { data } = await api.as(admin)('listParticipants', { params });
    const kept = data.gygParticipants.items.map(({ status, attendance }) => [status, attendance]);
    expect(kept.sort()).toEqual([
      ['ACTIVE', 'ATTENDED'],
      ['CANCELLED', null],
    ]);
  });

  test('recorded by a clock that is behind counts from the start', async () => {
    const { gyg, admin, bookingId } = await booked({ startsIn: 2, lasts: 4 });
    const record = (attendance: string, at: Date) =>
      api.as(admin)('recordAttendance', {
        params: { gygId: gyg.id, bookingId },
        body: { contributionType: 'SKILL', attendance, at: at.toISOString() },
      });
    const longAgo = clock.now();
    const atStart = new Date(longAgo.getTime() + 2 * 60 * 60 * 1000);
    clock.pass(3);
    expect((await record('ABSENT', atStart)).data.attendance).toBe('ABSENT');
    expect((await record('ATTENDED', longAgo)).data.attendance).toBe('ATTENDED');
    expect((await record('ABSENT', new Date(atStart.getTime() + 60_000))).data.attendance).toBe('ABSENT');
    expect((await record('ATTENDED', longAgo)).data.attendance).toBe('ABSENT');
  });
});
