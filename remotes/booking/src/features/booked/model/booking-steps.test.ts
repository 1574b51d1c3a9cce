import { buildBooking, buildGyg } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { bookingNumber, bookingStand } from './booking-stand';
import { bookingSteps, reminderAt } from './booking-steps';

const gyg = buildGyg({ startDateTime: '2027-06-12T07:30:00.000Z' });
const names = (now: string, over: Parameters<typeof buildGyg>[0] = {}) =>
  bookingSteps(buildBooking(), { ...gyg, ...over }, new Date(now)).map(({ name, state }) => `${name} ${state}`);

test.each([
  ['ACTIVE', 'PUBLISHED', 'booked'],
  ['PENDING', 'ONGOING', 'waiting'],
  ['ACTIVE', 'FINISHED', 'past'],
  ['CANCELLED', 'FINISHED', 'cancelled'],
  ['DECLINED', 'PUBLISHED', 'declined'],
] as const)('a %s booking of a gyg that is %s stands as %s', (status, state, stand) => {
  expect(bookingStand({ status }, state)).toBe(stand);
});

test('the reminder is a step until it has been sent, 48 hours before the start', () => {
  expect(reminderAt(gyg).toISOString()).toBe('2027-06-10T07:30:00.000Z');
  expect(names('2027-06-10T07:29:59.999Z')).toEqual(['booked done', 'reminder later', 'day later', 'story later']);
  expect(names('2027-06-10T07:30:00.000Z')).toEqual(['booked done', 'day later', 'story later']);
});

test('the day is now while the gyg runs; afterwards it is the story’s turn', () => {
  expect(names('2027-06-12T08:00:00.000Z', { state: 'ONGOING' })).toEqual(['booked done', 'day now', 'story later']);
  expect(names('2027-06-13T08:00:00.000Z', { state: 'FINISHED' })).toEqual(['booked done', 'day done', 'story now']);
});

test('a withdrawn request to represent is no step, and a cancelled booking has none', () => {
  const representation = { id: 'r', organizationId: 'o', orgName: 'O', status: 'WITHDRAWN' } as const;
  const now = new Date('2027-06-01T08:00:00.000Z');
  expect(bookingSteps(buildBooking({ representation }), gyg, now)).toHaveLength(4);
  expect(bookingSteps(buildBooking({ status: 'CANCELLED' }), gyg, now)).toEqual([]);
});

test.each([
  ['PENDING', ['represents now']],
  ['ACCEPTED', ['represented done']],
  ['DECLINED', ['notRepresented done']],
  ['REVOKED', ['notRepresented done']],
] as const)('a request to represent that is %s is a step', (status, steps) => {
  const representation = { id: 'r', organizationId: 'o', orgName: 'O', status };
  const all = bookingSteps(buildBooking({ representation }), gyg, new Date('2027-06-01T08:00:00.000Z'));
  expect(all.slice(1, -3).map(({ name, state }) => `${name} ${state}`)).toEqual(steps);
});

test('a booking is named by the end of its id', () => {
  expect(bookingNumber('00000000-0000-4000-8000-0000004k7218')).toBe('4K7-218');
});
