import { buildBooking, buildGygViewer } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { mayTell } from './may-tell';

const outsider = buildGygViewer({ bookings: [], place: null, isHost: false });
const past = { state: 'FINISHED' } as const;
const booked = (status: 'ACTIVE' | 'PENDING') => ({ ...outsider, bookings: [buildBooking({ status })] });

test('people who took part, and hosts, can tell a story', () => {
  expect(mayTell(past, booked('ACTIVE'))).toBe('yes');
  expect(mayTell({ state: 'ONGOING' }, { ...outsider, place: { id: 'place', bookingComment: '' } })).toBe('yes');
  expect(mayTell(past, { ...outsider, isHost: true })).toBe('yes');
});

test('others cannot, for a reason', () => {
  expect(mayTell(past, outsider)).toBe('notThere');
  expect(mayTell(past, booked('PENDING'))).toBe('waiting');
  expect(mayTell({ state: 'CREATED' }, { ...outsider, isHost: true })).toBe('draft');
});
