import type { GygProfile } from '@gyg/contract';
import { buildBooking, buildGyg, buildGygProfile, buildGygViewer, buildNeed } from '@gyg/contract/testing';
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
  ['nothing left', profileWith({ gygPositions: [full] }), 'full'],
] as const)('a guest of %s', (_, profile, kind) => {
  expect(joiningOf(profile, undefined, 'guest').kind).toBe(kind);
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
