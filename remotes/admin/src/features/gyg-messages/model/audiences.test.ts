import { buildGyg, buildGygDesk } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { audiencesOf, usualAudience } from './audiences';

test('before the start, people can be written to who booked, wait or have a place', () => {
  expect(audiencesOf(buildGygDesk(), { attended: undefined, chosen: 0 })).toEqual([
    { audience: 'BOOKED', count: 49 },
    { audience: 'WAITING', count: 5 },
    { audience: 'RECIPIENTS', count: 14 },
  ]);
});

test('afterwards also those who came; audiences that a gyg cannot have are left out', () => {
  const desk = buildGygDesk({
    gyg: buildGyg({ state: 'FINISHED' }),
    bookings: { all: 49, waiting: 0, confirmed: 49, ended: 0 },
    recipients: { places: 0, taken: 0, held: 0 },
  });
  expect(audiencesOf(desk, { attended: 40, chosen: 2 })).toEqual([
    { audience: 'CHOSEN', count: 2 },
    { audience: 'BOOKED', count: 49 },
    { audience: 'ATTENDED', count: 40 },
  ]);
});

test('a new message is for an audience with people', () => {
  const bookings = { all: 0, waiting: 0, confirmed: 0, ended: 0 };
  expect(usualAudience(buildGygDesk())).toBe('BOOKED');
  expect(usualAudience(buildGygDesk({ bookings }))).toBe('RECIPIENTS');
});
