import { buildBooking, buildGygViewer } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { mayTell } from './may-tell';

const nobody = buildGygViewer({ bookings: [], place: null, isHost: false });
const past = { state: 'FINISHED' } as const;
const booked = (status: 'ACTIVE' | 'PENDING') => ({ ...nobody, bookings: [buildBooking({ status })] });

test('those who are or were there, and hosts, can tell a story', () => {
  expect(mayTell(past, booked('ACTIVE'))).toBe('yes');
  expect(mayTell({ state: 'ONGOING' }, { ...nobody, place: { id: 'place', bookingComment: '' } })).toBe('yes');
  expect(mayTell(past, { ...nobody, isHost: true })).toBe('yes');
});

test('others cannot, and are told why', () => {
  expect(mayTell(past, nobody)).toBe('notThere');
  expect(mayTell(past, booked('PENDING'))).toBe('waiting');
  expect(mayTell({ state: 'CREATED' }, { ...nobody, isHost: true })).toBe('draft');
});
