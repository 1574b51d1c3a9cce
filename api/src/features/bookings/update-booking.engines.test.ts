import { afterAll, expect, test } from 'vitest';
import { createTestApi, createTestClock } from '../../testing';

const clock = createTestClock();
const api = await createTestApi({ clock });
afterAll(() => api.close());

async function booked(quantity = 2, needsApproval = false) {
  const scene = await api.scene([{ kind: 'COMMODITY', title: 'Sacks', offeredPositions: 5, needsApproval }]);
  const user = await api.user();
  const fixed = { contributionType: 'COMMODITY', gygPositionId: scene.gyg.needId, userId: user.id };
  const params = { gygId: scene.gyg.id };
  const body = { ...fixed, quantity, userOrganization: null };
  const { data } = await api.as(user)('createBooking', { params, body });
  const update = (over: object, who = user) =>
    api.as(who)('updateBooking', { params: { ...params, bookingId: data.id }, body: { ...fixed, ...over } });
  const left = async () => {
    const { data: answer } = await api.call('listCommodities', { params });
    return answer.needs[0]?.availablePositions;
  };
  return { ...scene, user, bookingId: data.id, update, left, params };
}

test('comment and quantity change, and the counter follows', async () => {
  const { update, left } = await booked(2);
  expect((await update({ quantity: 5, bookingComment: 'All of them' })).data).toMatchObject({
    quantity: 5,
    bookingComment: 'All of them',
  });
  expect(await left()).toBe(0);
  expect((await update({ quantity: 1 })).data.bookingComment).toBe('All of them');
  expect(await left()).toBe(4);
});

test('a quantity above the capacity left is refused and nothing changes', async () => {
  const { update, left } = await booked(2);
  const { status, problem } = await update({ quantity: 6 });
  expect([status, problem.code]).toEqual([409, 'booking.quantity_more_than_asked']);
  expect(await left()).toBe(3);
  expect((await update({ quantity: 0 })).problem.code).toBe('booking.invalid_quantity_contributed');
});

test('fields that cannot change must be equal', async () => {
  const { update, admin } = await booked();
  for (const over of [{ contributionType: 'SKILL' }, { gygPositionId: 'other' }, { userId: admin.id }]) {
    expect((await update(over)).status).not.toBe(200);
  }
  expect((await update({ userId: admin.id })).problem.code).toBe('booking.update.failed');
});

test('only its booker can change it: its host gets 403, others 404', async () => {
  const { update, admin } = await booked();
  expect((await update({}, admin)).problem.code).toBe('you_do_not_have_permission');
  expect((await update({}, await api.user())).problem.code).toBe('booking.missing');
});

test('a cancelled booking cannot be changed', async () => {
  const { update, user, params, bookingId } = await booked();
  const body = { contributionType: 'COMMODITY', reason: 'Sold' };
  await api.as(user)('cancelBooking', { params: { ...params, bookingId }, body });
  expect((await update({ quantity: 3 })).problem.code).toBe('booking.update.failed');
});

test('an approved quantity can be lowered but not raised; a pending one can be both', async () => {
  const { update, left, admin, params, bookingId } = await booked(2, true);
  expect((await update({ quantity: 3 })).data).toMatchObject({ quantity: 3, status: 'PENDING' });
  await api.as(admin)('acceptBooking', { params: { ...params, bookingId } });
  const { status, problem } = await update({ quantity: 4 });
  expect([status, problem.code]).toEqual([409, 'booking.update.failed']);
  expect((await update({ quantity: 1 })).data).toMatchObject({ quantity: 1, status: 'ACTIVE' });
  expect(await left()).toBe(4);
});

test('the quantity of a need that was closed since cannot be raised', async () => {
  const { update, admin, params, gyg } = await booked(2);
  const need = { ...params, needId: gyg.needId };
  await api.as(admin)('updateCommodity', { params: need, body: { whoCanOffer: 'NONE' } });
  expect((await update({ quantity: 3 })).problem.code).toBe('booking.update.failed');
  expect((await update({ quantity: 1, bookingComment: 'Less' })).data.quantity).toBe(1);
});

test('a change can release places only as long as cancelling can', async () => {
  const { update, left } = await booked(3);
  const before = clock.now();
  clock.pass(24 * 7 + 1);
  expect((await update({ quantity: 1 })).problem.code).toBe('booking.update.failed');
  expect((await update({ quantity: 4, bookingComment: 'On my way' })).data.quantity).toBe(4);
  expect(await left()).toBe(1);
  clock.pass(10);
  expect((await update({ bookingComment: 'Was nice' })).problem.code).toBe('booking.update.failed');
  clock.set(before);
});

test('ten simultaneous changes leave the counter equal to the quantity', async () => {
  const { update, left, user } = await booked(1);
  await Promise.all(Array.from({ length: 10 }, (_value, index) => update({ quantity: (index % 5) + 1 })));
  const { data } = await api.as(user)('listUserBookings', { params: { userId: user.id } });
  expect(await left()).toBe(5 - (data.bookings[0]?.quantity ?? 0));
});
