import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

/** A booking of a gyg that started an hour ago. */
async function scene(startsIn = -1) {
  const { gyg, admin, host } = await api.scene([{}], { startsIn });
  const person = await api.user();
  const booked = { userId: person.id, gygId: gyg.id, needId: gyg.needId, contributionType: 'SKILL' as const };
  const { id: bookingId } = await api.seed((seeder) => seeder.book({ ...booked, at: api.clock.now() }));
  const params = { gygId: gyg.id, bookingId };
  const thank = (thanks: string, as = admin) => api.as(as)('thankBooker', { params, body: { thanks } });
  const own = async () => {
    const { data } = await api.as(person)('listUserBookings', { params: { userId: person.id } });
    return data.bookings[0]?.thanks;
  };
  const notified = async () => {
    const { data } = await api.as(person)('listNotifications', { params: { userId: person.id } });
    return data.notifications.filter(({ type }) => type === 'booking_thanks').map(({ body }) => body);
  };
  return { gyg, admin, host, person, params, thank, own, notified };
}

describe('thanks by a host', () => {
  test('are read by the booker, who is notified when they are new or changed', async () => {
    const { admin, thank, own, notified } = await scene();
    expect((await thank('  You kept us warm  ')).data.thanks).toEqual({ text: 'You kept us warm', by: admin.fullName });
    expect(await own()).toEqual({ text: 'You kept us warm', by: admin.fullName });
    await thank('You kept us warm');
    expect(await notified()).toEqual(['You kept us warm']);
    api.clock.pass(1);
    await thank('You kept us warm and dry');
    expect(await notified()).toEqual(['You kept us warm and dry', 'You kept us warm']);
  });

  test('are removed by an empty text, without a notification', async () => {
    const { thank, own, notified } = await scene();
    await thank('Thanks');
    expect((await thank('')).data.thanks).toBeNull();
    expect([await own(), await notified()]).toEqual([null, ['Thanks']]);
  });

  test('are at most 280 characters', async () => {
    const { thank } = await scene();
    expect((await thank('a'.repeat(280))).status).toBe(200);
    expect((await thank('a'.repeat(281))).problem.code).toBe('request.invalid');
  });

  test('wait for the start of the gyg, and are for people who are booked', async () => {
    const early = await scene(1);
    expect((await early.thank('Thanks')).problem.code).toBe('gyg.wrong_state');
    const { admin, params, thank } = await scene();
    const body = { contributionType: 'SKILL', reason: 'No room' } as const;
    await api.as(admin)('cancelBooking', { params, body });
    expect((await thank('Thanks')).problem.code).toBe('gyg.wrong_state');
  });

  test('lose the name of a host who erases their account, and go with the account of the booker', async () => {
    const { gyg, admin, host, person, thank, own } = await scene();
    const second = await api.user();
    await api.member(host.id, second.id, 'ADMIN');
    await thank('Thanks', second);
    await api.as(second)('eraseUser', { params: { userId: second.id } });
    expect(await own()).toEqual({ text: 'Thanks', by: null });
    await api.as(person)('eraseUser', { params: { userId: person.id } });
    const list = await api.as(admin)('listGygBookings', { params: { gygId: gyg.id } });
    expect(list.data.bookings.map(({ thanks, confirmedAt }) => [thanks, confirmedAt])).toEqual([[null, null]]);
    expect((await thank('Thanks')).problem.code).toBe('gyg.wrong_state');
  });
});
