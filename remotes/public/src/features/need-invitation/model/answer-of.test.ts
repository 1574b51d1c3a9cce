import type { BookingFailureReason, GygViewer, Need } from '@gyg/contract';
import { buildBooking, buildGyg, buildGygViewer, buildNeed } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { answerOf } from './answer-of';

const viewer = (reason: BookingFailureReason | null, over: Partial<GygViewer> = {}) =>
  buildGygViewer({ canOffer: { 'need-picker': { allowed: reason === null, reason } }, ...over });
const booked = (status: 'ACTIVE' | 'PENDING') =>
  viewer('already_booked', { bookings: [buildBooking({ gygPositionId: 'need-picker', status })] });
const elsewhere = viewer(null, { bookings: [buildBooking({ gygPositionId: 'need-boat' })] });
const none: Partial<Need> = {};

test.each([
  ['guests may sign up', none, undefined, 'guest', 'guest'],
  ['nothing is known before the session', none, undefined, 'unknown', 'unknown'],
  ['nothing is known before the personal part', none, undefined, 'user', 'unknown'],
  ['what may be booked is open', none, viewer(null), 'user', 'open'],
  ['a booking of another need does not count', none, elsewhere, 'user', 'open'],
  ['a booking counts', none, booked('ACTIVE'), 'user', 'booked'],
  ['a booking may wait for an answer', none, booked('PENDING'), 'user', 'waiting'],
  ['a booking counts also if all is received', { availablePositions: 0 }, booked('ACTIVE'), 'user', 'booked'],
  ['guests see that all is received', { availablePositions: 0 }, undefined, 'guest', 'full'],
  ['guests see that it is closed', { whoCanOffer: 'NONE' }, undefined, 'guest', 'closed'],
  ['a restricted need', { whoCanOffer: 'ONLY_HOST' }, viewer('not_eligible'), 'user', 'notEligible'],
  ['a personal invitation is missing', { whoCanOffer: 'INVITE_ONLY' }, viewer('not_eligible'), 'user', 'inviteOnly'],
  ['booked up meanwhile', none, viewer('full'), 'user', 'full'],
] as const)('%s', (_what, need, personal, visitor, answer) => {
  expect(answerOf({ gyg: buildGyg(), need: buildNeed(need) }, personal, visitor)).toBe(answer);
});

test('a past gyg takes no offers, but shows what was booked', () => {
  const gyg = buildGyg({ state: 'FINISHED' });
  expect(answerOf({ gyg, need: buildNeed() }, undefined, 'guest')).toBe('past');
  expect(answerOf({ gyg, need: buildNeed() }, booked('ACTIVE'), 'user')).toBe('booked');
});
