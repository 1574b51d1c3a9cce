import { buildBooking, buildGygViewer } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { canTell } from './can-tell';

const visitor = buildGygViewer({ isHost: false, bookings: [], place: null });
const booked = { ...visitor, bookings: [buildBooking({ status: 'ACTIVE' })] };

test('people who take part can tell once it has started', () => {
  const place = { id: 'place', bookingComment: '' };
  for (const viewer of [booked, { ...visitor, place }, { ...visitor, isHost: true }]) {
    expect(canTell({ state: 'ONGOING' }, viewer)).toBe(true);
    expect(canTell({ state: 'FINISHED' }, viewer)).toBe(true);
    expect(canTell({ state: 'PUBLISHED' }, viewer)).toBe(false);
  }
});

test('others cannot', () => {
  const waiting = { ...visitor, bookings: [buildBooking({ status: 'PENDING' })] };
  for (const viewer of [undefined, visitor, waiting]) expect(canTell({ state: 'FINISHED' }, viewer)).toBe(false);
});
