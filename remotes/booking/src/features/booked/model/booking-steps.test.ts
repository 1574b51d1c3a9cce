import type { GygState } from '@gyg/contract';
import { buildBooking } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { bookingNumber, bookingPhase } from './booking-phase';
import { bookingSteps } from './booking-steps';

const reminded = { nextReminderAt: '2027-06-10T07:30:00.000Z' };
const names = (state: GygState, viewer: Parameters<typeof bookingSteps>[2]) =>
  bookingSteps(buildBooking(), { state }, viewer).map((step) => `${step.name} ${step.state}`);

test.each([
  ['ACTIVE', 'PUBLISHED', 'booked'],
  ['PENDING', 'ONGOING', 'waiting'],
  ['ACTIVE', 'FINISHED', 'past'],
  ['CANCELLED', 'FINISHED', 'cancelled'],
  ['DECLINED', 'PUBLISHED', 'declined'],
] as const)('a %s booking of a gyg that is %s has the phase %s', (status, state, phase) => {
  expect(bookingPhase({ status }, state)).toBe(phase);
});

test('the reminder is a step as long as one will be sent', () => {
  expect(names('PUBLISHED', reminded)).toEqual(['booked done', 'reminder later', 'day later', 'story later']);
  expect(names('PUBLISHED', { nextReminderAt: null })).toEqual(['booked done', 'day later', 'story later']);
});

test('the day is now while the gyg runs; afterwards it is the story’s turn', () => {
  expect(names('ONGOING', { nextReminderAt: null })).toEqual(['booked done', 'day now', 'story later']);
  expect(names('FINISHED', { nextReminderAt: null })).toEqual(['booked done', 'day done', 'story now']);
});

test('a withdrawn request to represent is no step, and a cancelled booking has none', () => {
  const representation = { id: 'r', organizationId: 'o', orgName: 'O', status: 'WITHDRAWN' } as const;
  expect(bookingSteps(buildBooking({ representation }), { state: 'PUBLISHED' }, reminded)).toHaveLength(4);
  expect(bookingSteps(buildBooking({ status: 'CANCELLED' }), { state: 'PUBLISHED' }, reminded)).toEqual([]);
});

test.each([
  ['PENDING', ['represents now']],
  ['ACCEPTED', ['represented done']],
  ['DECLINED', ['notRepresented done']],
  ['REVOKED', ['notRepresented done']],
] as const)('a request to represent that is %s is a step', (status, steps) => {
  const representation = { id: 'r', organizationId: 'o', orgName: 'O', status };
  const all = bookingSteps(buildBooking({ representation }), { state: 'PUBLISHED' }, reminded);
  expect(all.slice(1, -3).map(({ name, state }) => `${name} ${state}`)).toEqual(steps);
});

test('a booking is named by the end of its id', () => {
  expect(bookingNumber('00000000-0000-4000-8000-0000004k7218')).toBe('4K7-218');
});
