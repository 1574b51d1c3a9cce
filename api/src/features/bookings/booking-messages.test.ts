import { mailOutbox } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const mailsTo = async ({ email }: TestUser) => {
  const rows = await api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, email));
  return rows.map((mail) => `${mail.template} ${mail.locale}`);
};
const typesOf = async (who: TestUser) => {
  const { data } = await api.as(who)('listNotifications', { params: { userId: who.id } });
  return data.notifications.map((notification) => notification.type);
};

async function booked(needsApproval: boolean, locale: 'en' | 'se') {
  const scene = await api.scene([{ needsApproval }]);
  const user = await api.user({ locale });
  const params = { gygId: scene.gyg.id };
  const same = { contributionType: 'SKILL', gygPositionId: scene.gyg.needId, userId: user.id };
  const { data } = await api.as(user)('createBooking', {
    params,
    body: { ...same, quantity: 1, userOrganization: null },
  });
  return { ...scene, user, params: { ...params, bookingId: data.id } };
}

describe('a booker is notified and mailed about each change of a booking', () => {
  test.each(['en', 'se'] as const)('pending and declined (%s)', async (locale) => {
    const { admin, user, params } = await booked(true, locale);
    expect(await mailsTo(user)).toEqual([`bookingPending ${locale}`]);
    expect(await typesOf(user)).toEqual(['booking_waits']);
    await api.as(admin)('declineBooking', { params });
    expect(await mailsTo(user)).toEqual([`bookingPending ${locale}`, `bookingDeclined ${locale}`]);
    expect(await typesOf(user)).toEqual(['booking_declined']);
  });

  test('cancelled while pending: nothing new says that a place is reserved, and nothing can be answered', async () => {
    const { user, params } = await booked(true, 'en');
    const list = async (archived: 'true' | 'false') =>
      (await api.as(user)('listNotifications', { params: { userId: user.id }, query: { archived } })).data
        .notifications;
    expect(await list('false')).toMatchObject([{ type: 'booking_waits', action: null }]);
    const body = { contributionType: 'SKILL', reason: 'Ill' };
    expect((await api.as(user)('cancelBooking', { params, body })).status).toBe(204);
    expect(await list('false')).toEqual([]);
    expect(await list('true')).toMatchObject([{ type: 'booking_waits', action: null }]);
  });

  test('accepted: it says so in place of waiting, and names no administrator', async () => {
    const { admin, user, params } = await booked(true, 'en');
    await api.as(admin)('acceptBooking', { params });
    expect(await typesOf(user)).toEqual(['booking_confirmed']);
    const query = { archived: 'true' } as const;
    const { data, text } = await api.as(user)('listNotifications', { params: { userId: user.id }, query });
    expect(data.notifications.map(({ type }) => type)).toEqual(['booking_waits']);
    expect(text).not.toContain(admin.fullName);
  });

  test('accepted after the gyg: no confirmation is sent, but attendance can be recorded', async () => {
    const { admin, user, params } = await booked(true, 'en');
    const before = api.clock.now();
    api.clock.pass(24 * 30);
    expect((await api.as(admin)('acceptBooking', { params })).data.status).toBe('ACTIVE');
    expect(await mailsTo(user)).toEqual(['bookingPending en']);
    expect(await typesOf(user)).toEqual([]);
    const body = { contributionType: 'SKILL', attendance: 'ATTENDED' };
    expect((await api.as(admin)('recordAttendance', { params, body })).data.attendance).toBe('ATTENDED');
    api.clock.set(before);
  });

  test('cancelled by the host, with the reason; the host is not notified', async () => {
    const { admin, user, params } = await booked(false, 'se');
    const body = { contributionType: 'SKILL', reason: 'Storm' };
    expect((await api.as(admin)('cancelBooking', { params, body })).status).toBe(204);
    expect(await mailsTo(user)).toEqual(['bookingConfirmed se', 'bookingCancelled se']);
    const { data } = await api.as(user)('listNotifications', { params: { userId: user.id } });
    const notification = data.notifications.find((notification) => notification.type === 'booking_cancelled_by_host');
    expect(notification?.body).toContain('Storm');
    expect(await typesOf(admin)).toEqual(['booking_created']);
  });
});

test('a recipient gets separate mails about a place, in both languages, also when a host cancels', async () => {
  for (const locale of ['en', 'se'] as const) {
    const { gyg, admin } = await api.scene([], { beneficiaryPositions: 2 });
    const user = await api.user({ locale });
    const params = { gygId: gyg.id };
    const take = async () => (await api.as(user)('createBeneficiary', { params, body: { userId: user.id } })).data.id;
    const giveBack = (who: TestUser, beneficiaryId: string) =>
      api.as(who)('cancelBeneficiary', { params: { ...params, beneficiaryId }, body: { reason: 'Moved' } });
    await giveBack(user, await take());
    await giveBack(admin, await take());
    const cycle = [`placeConfirmed ${locale}`, `placeCancelled ${locale}`];
    expect(await mailsTo(user)).toEqual([...cycle, ...cycle]);
    expect((await typesOf(user)).filter((type) => type === 'place_cancelled_by_host')).toHaveLength(1);
    expect((await typesOf(admin)).filter((type) => type === 'recipient_cancelled')).toHaveLength(1);
  }
});
