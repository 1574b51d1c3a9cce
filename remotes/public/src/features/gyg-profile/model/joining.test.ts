import type { GygProfile, Need } from '@gyg/contract';
import {
  buildBooking,
  buildGyg,
  buildGygProfile,
  buildGygViewer,
  buildNeed,
  buildViewerWaitlistEntry,
} from '@gyg/contract/testing';
import { expect, it } from 'vitest';
import { joiningOf } from './joining';

const full = buildNeed({ availablePositions: 0 });
const noPlaces = { places: 0, taken: 0, mine: null };
const profileWith = (over: Partial<GygProfile>) =>
  buildGygProfile({ gygPositions: [], gygCommodities: [], beneficiaries: noPlaces, ...over });
const nothing = buildGygViewer({ canOffer: {} });

it.each([
  ['a past gyg', profileWith({ gyg: buildGyg({ state: 'FINISHED' }), gygPositions: [buildNeed()] }), 'past'],
  ['a draft', profileWith({ gyg: buildGyg({ state: 'CREATED' }), gygPositions: [buildNeed()] }), 'none'],
  ['a gyg without needs', profileWith({}), 'none'],
  ['open needs', profileWith({ gygPositions: [full, buildNeed()] }), 'open'],
  [
    'needs by invitation only',
    profileWith({ gygPositions: [buildNeed({ whoCanOffer: 'INVITE_ONLY' })] }),
    'restricted',
  ],
  [
    'only places for recipients',
    profileWith({ gygPositions: [full], beneficiaries: { ...noPlaces, places: 3 } }),
    'places',
  ],
  [
    'nothing left shortly before the start',
    profileWith({ gyg: buildGyg({ state: 'ONGOING' }), gygPositions: [full] }),
    'full',
  ],
] as const)('a guest of %s', (_, profile, kind) => {
  expect(joiningOf(profile, undefined, 'guest').kind).toBe(kind);
});

it('a guest learns when all that is left is for members, whose log-in says whether they are one', () => {
  const only = (whoCanOffer: Need['whoCanOffer']) => profileWith({ gygPositions: [buildNeed({ whoCanOffer })] });
  for (const who of ['ONLY_HOST', 'ONLY_PARTNERS', 'HOST_OR_PARTNERS'] as const) {
    expect(joiningOf(only(who), undefined, 'guest').kind).toBe('members');
    expect(joiningOf(only(who), nothing, 'user').kind).toBe('restricted');
  }
  expect(joiningOf(only('INVITE_ONLY'), undefined, 'guest').kind).toBe('restricted');
});

it('a user can join what the API allows, once it has said so', () => {
  const profile = profileWith({ gygPositions: [buildNeed()] });
  expect(joiningOf(profile, undefined, 'user').kind).toBe('unknown');
  expect(joiningOf(profile, nothing, 'user').kind).toBe('restricted');
  expect(joiningOf(profile, buildGygViewer(), 'user')).toMatchObject({ kind: 'open', asGuest: false });
});

it('a user who has booked sees that, and whether the host has yet to answer', () => {
  const profile = profileWith({ gygPositions: [buildNeed()] });
  const booked = (status: 'ACTIVE' | 'PENDING', place: { id: string; bookingComment: string } | null = null) =>
    joiningOf(profile, buildGygViewer({ bookings: [buildBooking({ status })], place }), 'user');
  expect(booked('ACTIVE')).toEqual({ kind: 'booked', titles: ['Shore picker'], waiting: false, hasPlace: false });
  expect(booked('PENDING')).toMatchObject({ waiting: true });
  expect(booked('PENDING', { id: 'place-1', bookingComment: '' })).toMatchObject({ waiting: false, hasPlace: true });
});

const waits = (over = {}) => buildViewerWaitlistEntry({ gygPositionId: full.id, ...over });
const offer = { token: 'token', quantity: 1, expiresAt: '2027-06-02T08:00:00.000Z' };
const isFull = { [full.id]: { allowed: false, reason: 'full' as const } };
const early = Date.parse('2027-06-11T07:30:00.000Z');
const late = Date.parse('2027-06-11T19:30:00.000Z');

it('full needs can be queued for until shortly before the start, unless they are closed or by invitation', () => {
  const profile = profileWith({ gygPositions: [full] });
  expect(joiningOf(profile, undefined, 'guest', early)).toEqual({ kind: 'queue', needs: [full], asGuest: true });
  expect(joiningOf(profile, undefined, 'guest', late).kind).toBe('full');
  expect(joiningOf(profile, buildGygViewer({ canOffer: isFull }), 'user', early)).toMatchObject({
    kind: 'queue',
    asGuest: false,
  });
  expect(joiningOf(profile, nothing, 'user', early).kind).toBe('full');
  for (const whoCanOffer of ['NONE', 'INVITE_ONLY'] as const) {
    const restricted = profileWith({ gygPositions: [{ ...full, whoCanOffer }] });
    expect(joiningOf(restricted, undefined, 'guest', early).kind).toBe('full');
  }
});

it('an offer comes first; the user’s queue comes after what they can book', () => {
  const profile = profileWith({ gygPositions: [full] });
  const other = waits({ id: 'entry-2', ahead: 0, gygPositionId: null });
  const seen = (waitlist: ReturnType<typeof waits>[], canOffer = {}) =>
    joiningOf(profile, buildGygViewer({ canOffer, waitlist }), 'user', early);
  expect(seen([waits()])).toEqual({ kind: 'queued', ahead: 2, title: full.title });
  expect(seen([waits(), other])).toEqual({ kind: 'queued', ahead: 0, title: undefined });
  expect(seen([other, waits({ offer })])).toEqual({ kind: 'offered', offer, title: full.title });
  const open = profileWith({ gygPositions: [full, buildNeed({ id: 'open' })] });
  const canOffer = { open: { allowed: true, reason: null } };
  expect(joiningOf(open, buildGygViewer({ canOffer, waitlist: [waits()] }), 'user', early).kind).toBe('open');
});
