import { afterAll, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const spring = '2028-03-01T08:00:00.000Z';
const later = {
  title: 'Hush feast',
  startDateTime: spring,
  endDateTime: '2028-03-01T12:00:00.000Z',
  address: 'Elsewhere',
  sdgGoalId: 3,
};

/** A gyg with a booked skill, a booked place and an earlier cancellation, which is then unpublished and rewritten. */
async function takenDown() {
  const scene = await api.scene([{ title: 'Cook' }], { title: 'Soup day', beneficiaryPositions: 2 });
  const [holder, guest, gone] = [await api.user(), await api.user(), await api.user()];
  const { gyg, admin } = scene;
  const params = { gygId: gyg.id };
  const book = (who: TestUser) =>
    api.as(who)('createBooking', {
      params,
      body: {
        contributionType: 'SKILL',
        quantity: 1,
        userOrganization: null,
        gygPositionId: gyg.needId,
        userId: who.id,
      },
    });
  await book(holder);
  await api.as(guest)('createBeneficiary', { params, body: { userId: guest.id } });
  const { data } = await book(gone);
  const body = { contributionType: 'SKILL', reason: 'Ill' };
  expect((await api.as(gone)('cancelBooking', { params: { ...params, bookingId: data.id }, body })).status).toBe(204);
  api.clock.pass(1);
  expect((await api.as(admin)('unpublishGyg', { params, body: { reason: 'Storm' } })).status).toBe(200);
  const rewritten = { title: 'Secret chef' };
  await api.as(admin)('updatePosition', { params: { ...params, needId: gyg.needId }, body: rewritten });
  expect((await api.as(admin)('updateGyg', { params, body: later })).status).toBe(200);
  const mine = (who: TestUser) => api.as(who)('listUserBookings', { params: { userId: who.id } });
  const notificationsOf = async (who: TestUser) => {
    const { data } = await api.as(who)('listNotifications', { params: { userId: who.id } });
    const { count } = (await api.as(who)('countNotifications', { params: { userId: who.id } })).data;
    return { types: data.notifications.map(({ type }) => type), count };
  };
  return { ...scene, params, holder, guest, gone, mine, notificationsOf };
}

test('My bookings keeps only the last title of an unpublished gyg, and nothing of the new draft', async () => {
  const { holder, guest, mine, params, admin } = await takenDown();
  const [booking] = (await mine(holder)).data.bookings;
  const line = { gygTitle: 'Soup day', gygVisible: false, status: 'CANCELLED', cancelReason: 'Storm' };
  expect(booking).toMatchObject({ ...line, needTitle: '', durationMinutes: null, startDateTime: booking?.created });
  const [place] = (await mine(guest)).data.places;
  expect(place).toMatchObject({ ...line, startDateTime: place?.created });
  for (const who of [holder, guest]) {
    const { text } = await mine(who);
    expect(text).not.toMatch(/Secret chef|Hush feast|Elsewhere|2028-/);
    expect(text).not.toContain('"sdgGoalId":3');
  }
  for (const who of [holder, guest]) {
    const all = [
      await api.as(who)('listNotifications', { params: { userId: who.id } }),
      await api.as(who)('exportUser', { params: { userId: who.id } }),
    ];
    for (const { text } of all) expect(text).not.toMatch(/Secret chef|Hush feast|Elsewhere|2028-/);
  }
  await api.as(admin)('publishGyg', { params });
  const back = {
    gygTitle: 'Hush feast',
    needTitle: 'Secret chef',
    startDateTime: spring,
    address: 'Elsewhere',
    sdgGoalId: 3,
  };
  expect((await mine(holder)).data.bookings[0]).toMatchObject(back);
});

test('a booking cancelled before the gyg was unpublished is not listed until it is published again', async () => {
  const { gone, mine, notificationsOf, params, admin } = await takenDown();
  expect((await mine(gone)).data.bookings).toEqual([]);
  expect(await notificationsOf(gone)).toEqual({ types: [], count: 0 });
  await api.as(admin)('publishGyg', { params });
  expect((await mine(gone)).data.bookings).toMatchObject([{ status: 'CANCELLED', cancelReason: 'Ill' }]);
});

test('former bookers keep only the notification that the gyg was cancelled', async () => {
  const { holder, guest, notificationsOf } = await takenDown();
  expect(await notificationsOf(holder)).toEqual({ types: ['gyg_unpublished'], count: 1 });
  expect(await notificationsOf(guest)).toEqual({ types: ['gyg_unpublished'], count: 1 });
});
