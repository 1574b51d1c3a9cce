import type { UserBooking } from '@gyg/contract';
import { buildMyBookings, buildUserBooking, buildUserPlace } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { splitBookings } from './split-bookings';

const now = new Date('2027-06-10T10:00:00.000Z');
const booking = (id: string, day: string, over: Partial<UserBooking> = {}) =>
  buildUserBooking({ id, startDateTime: `${day}T08:00:00.000Z`, endDateTime: `${day}T12:00:00.000Z`, ...over });
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const split = (...bookings: UserBooking[]) => splitBookings(buildMyBookings({ bookings }), now);
const coming = (rows: readonly { entry: { id: string } }[]) => ids(rows.map(({ entry }) => entry));

test('what takes place now is next, then the others by the day when the user is there', () => {
  const weekly = { endDateTime: '2027-08-01T12:00:00.000Z', repeats: 'WEEKLY', occasionMinutes: 60 } as const;
  const { next, upcoming } = split(
    booking('late', '2027-08-01'),
    booking('soon', '2027-07-01'),
    booking('every Saturday', '2027-05-01', { ...weekly, gygState: 'ONGOING' }),
    booking('for weeks', '2027-05-20', { gygState: 'ONGOING', endDateTime: '2027-09-01T12:00:00.000Z' }),
    booking('now', '2027-06-10', { gygState: 'ONGOING' }),
  );
  expect(next?.entry.id).toBe('now');
  expect(next?.time.ongoing).toBe(true);
  expect(coming(upcoming)).toEqual(['for weeks', 'every Saturday', 'soon', 'late']);
});

test('past ones are by themselves, latest first', () => {
  const over = { gygState: 'FINISHED' } as const;
  const { next, upcoming, past } = split(booking('old', '2026-01-01', over), booking('newer', '2026-05-01', over));
  expect([next, upcoming]).toEqual([undefined, []]);
  expect(ids(past)).toEqual(['newer', 'old']);
});

test('cancelled and declined ones are neither to come nor past', () => {
  const { next, upcoming, past, ended } = split(
    booking('cancelled', '2027-07-01', { status: 'CANCELLED' }),
    booking('declined', '2027-08-01', { status: 'DECLINED' }),
    booking('cancelled then over', '2026-01-01', { status: 'CANCELLED', gygState: 'FINISHED' }),
  );
  expect([next, upcoming, past]).toEqual([undefined, [], []]);
  expect(ids(ended)).toEqual(['declined', 'cancelled', 'cancelled then over']);
});

test('a place as a recipient is sorted among the bookings', () => {
  const places = [buildUserPlace({ id: 'place', startDateTime: '2027-06-12T08:00:00.000Z' })];
  const bookings = [booking('before', '2027-06-11'), booking('after', '2027-06-13')];
  const { next, upcoming } = splitBookings(buildMyBookings({ bookings, places }), now);
  expect([next?.entry.id, ...coming(upcoming)]).toEqual(['before', 'place', 'after']);
});

test('an unpublished gyg is not next, but listed', () => {
  const { next, upcoming } = split(
    booking('offline', '2027-06-01', { gygVisible: false, gygState: 'CREATED' }),
    booking('visible', '2027-07-01'),
  );
  expect([next?.entry.id, ...coming(upcoming)]).toEqual(['visible', 'offline']);
});
