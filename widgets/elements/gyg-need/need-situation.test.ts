import type { GygViewer } from '@gyg/contract';
import { buildBooking, buildGyg, buildGygViewer, buildNeed, buildViewerWaitlistEntry } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import type { Bookable } from './gyg-need-query';
import { situationOf } from './need-situation';
import { openSituation } from './open-situation';

const id = 'need-picker';
const bookable = (over: Partial<Bookable> = {}): Bookable => ({
  gyg: buildGyg(),
  need: buildNeed(),
  left: 3,
  total: 5,
  partners: [],
  text: '',
  ...over,
});
const situation = (viewer: Partial<GygViewer>, over: Partial<Bookable> = {}) =>
  situationOf(bookable(over), { viewer: buildGygViewer(viewer), organizations: [] });
const entry = buildViewerWaitlistEntry({ gygPositionId: id });
const offer = { token: 't', quantity: 1, expiresAt: '2027-06-11T07:30:00.000Z' };
const past = { gyg: buildGyg({ state: 'FINISHED' }) };
const booked = { bookings: [buildBooking({ gygPositionId: id })] };
const refused = (reason: 'full' | 'not_eligible' | 'closed') => ({ canOffer: { [id]: { allowed: false, reason } } });

test.each([
  ['open', {}, {}],
  ['booked', booked, {}],
  ['booked', booked, past],
  ['past', {}, past],
  ['closed', {}, { need: buildNeed({ whoCanOffer: 'NONE' }) }],
  ['queued', { waitlist: [entry] }, { left: 0 }],
  ['offered', { waitlist: [{ ...entry, offer }] }, { left: 0 }],
  ['full', refused('full'), { left: 0 }],
  ['full', {}, { left: 0 }],
  ['refused', refused('not_eligible'), { left: 0 }],
  ['refused', refused('closed'), {}],
  ['refused', { canOffer: {} }, {}],
] as const)('is %s for %o of %o', (kind, viewer, over) => {
  expect(situation(viewer as Partial<GygViewer>, over).kind).toBe(kind);
});

test('items are found by their own id', () => {
  const need = buildNeed({ id: 'need-sacks', contributionType: 'COMMODITY' });
  const booking = buildBooking({ gygPositionId: null, gygCommodityId: 'need-sacks', quantity: 4, status: 'PENDING' });
  expect(situation({ bookings: [booking] }, { need })).toMatchObject({ held: { waits: true, quantity: 4 } });
});

test('a representation that was declined is not named', () => {
  const representation = { id: 'r', organizationId: 'o', orgName: 'Sjövik', status: 'DECLINED' } as const;
  const bookings = [buildBooking({ gygPositionId: id, representation })];
  expect(situation({ bookings })).toMatchObject({ held: { forOrganization: undefined } });
});

test('nothing is known before the visitor’s part has loaded', () => {
  expect(situationOf(bookable(), undefined).kind).toBe('checking');
});

test.each([
  ['guest', {}],
  ['full', { left: 0 }],
  ['past', { ...past, left: 0 }],
  ['closed', { need: buildNeed({ whoCanOffer: 'NONE' }), left: 0 }],
] as const)('for guests it is %s: %o', (kind, over) => {
  expect(openSituation(bookable(over))).toBe(kind);
});
