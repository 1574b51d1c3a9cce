import type { UserBooking, UserPlace } from '@gyg/contract';
import { buildUserBooking } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { nextBooking } from './next-booking';

const now = new Date('2027-06-15T10:00:00.000Z');
const next = (bookings: UserBooking[], places: UserPlace[] = []) => nextBooking(bookings, places, now);
const later = buildUserBooking({ id: 'later', gygId: 'gyg-later', startDateTime: '2027-08-01T07:00:00.000Z' });
const soon = buildUserBooking({ id: 'soon', gygId: 'gyg-soon', startDateTime: '2027-07-01T07:00:00.000Z' });
const place: UserPlace = {
  id: 'place',
  gygId: 'gyg-place',
  gygTitle: 'Soup on the jetty',
  gygLanguage: 'en',
  gygState: 'PUBLISHED',
  startDateTime: '2027-06-20T10:00:00.000Z',
  endDateTime: '2027-06-20T12:00:00.000Z',
  repeats: 'NONE',
  occasionMinutes: null,
  address: 'online',
  hostName: 'Ren Kust Bohuslän',
  gygVisible: true,
  bookingComment: '',
  status: 'ACTIVE',
  confirmedAt: null,
  cancelReason: null,
  created: '2027-05-01T10:00:00.000Z',
  cancellable: true,
};

test('is the one that starts first, with all that the user gives there', () => {
  const second = buildUserBooking({ ...soon, id: 'second', needTitle: 'Work gloves', orgName: 'Fixarkollektivet' });
  const first = next([later, soon, second]);
  expect([first?.gygId, first?.needs, first?.orgName]).toEqual([
    'gyg-soon',
    ['Shore picker', 'Work gloves'],
    'Fixarkollektivet',
  ]);
});

test('can be a recipient’s place', () => {
  expect(next([soon], [place])).toMatchObject({ gygId: 'gyg-place', needs: [], pending: false });
});

test('leaves out what is cancelled, declined, over or unpublished', () => {
  const bookings = [
    { ...soon, status: 'CANCELLED' as const },
    { ...soon, status: 'DECLINED' as const },
    { ...soon, gygState: 'FINISHED' as const },
    { ...soon, gygVisible: false },
  ];
  expect(next(bookings, [{ ...place, status: 'CANCELLED' }])).toBeUndefined();
});

test('a gyg of today comes before the next ones, and one of many weeks after them', () => {
  const today = { ...soon, gygId: 'today', gygState: 'ONGOING' as const, endDateTime: '2027-07-01T12:00:00.000Z' };
  const weeks = { ...soon, gygId: 'weeks', gygState: 'ONGOING' as const, endDateTime: '2027-12-01T12:00:00.000Z' };
  expect(next([later, weeks, today])?.gygId).toBe('today');
  expect(next([later, weeks])?.gygId).toBe('gyg-later');
  expect(next([weeks])?.gygId).toBe('weeks');
});

test('a weekly gyg counts with its next occasion, and is under way only during one', () => {
  const weekly = buildUserBooking({
    gygId: 'weekly',
    gygState: 'ONGOING',
    startDateTime: '2027-04-07T09:00:00.000Z',
    endDateTime: '2027-08-25T12:00:00.000Z',
    repeats: 'WEEKLY',
    occasionMinutes: 180,
  });
  const at = (time: string) => nextBooking([soon, weekly], [], new Date(time));
  expect(at('2027-06-15T10:00:00.000Z')).toMatchObject({
    gygId: 'weekly',
    ongoing: false,
    startDateTime: '2027-06-16T09:00:00.000Z',
    endDateTime: '2027-06-16T12:00:00.000Z',
  });
  expect(at('2027-06-16T10:00:00.000Z')).toMatchObject({ ongoing: true, startDateTime: '2027-06-16T09:00:00.000Z' });
});
