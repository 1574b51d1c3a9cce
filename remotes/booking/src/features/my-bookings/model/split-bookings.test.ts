import type { UserBooking } from '@gyg/contract';
import { buildUserBooking } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { isEmpty, splitBookings } from './split-bookings';

const booking = (
  id: string,
  startDateTime: string,
  gygState: UserBooking['gygState'] = 'PUBLISHED',
  status: UserBooking['status'] = 'ACTIVE',
) => buildUserBooking({ id, startDateTime, gygState, status });
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('sorts upcoming bookings by nearest first, including those in progress', () => {
  const { upcoming } = splitBookings({
    bookings: [booking('late', '2027-08-01'), booking('soon', '2027-07-01'), booking('now', '2027-06-01', 'ONGOING')],
    places: [],
  });
  expect(ids(upcoming.bookings)).toEqual(['now', 'soon', 'late']);
});

test('separates past bookings, latest first', () => {
  const { upcoming, past } = splitBookings({
    bookings: [booking('old', '2026-01-01', 'FINISHED'), booking('newer', '2026-05-01', 'FINISHED')],
    places: [],
  });
  expect(isEmpty(upcoming)).toBe(true);
  expect(ids(past.bookings)).toEqual(['newer', 'old']);
});

test('separates cancelled and declined bookings from upcoming and past ones', () => {
  const { upcoming, past, ended } = splitBookings({
    bookings: [
      booking('cancelled', '2027-07-01', 'PUBLISHED', 'CANCELLED'),
      booking('declined', '2027-08-01', 'PUBLISHED', 'DECLINED'),
      booking('cancelled then over', '2026-01-01', 'FINISHED', 'CANCELLED'),
    ],
    places: [],
  });
  expect([isEmpty(upcoming), isEmpty(past)]).toEqual([true, true]);
  expect(ids(ended.bookings)).toEqual(['declined', 'cancelled', 'cancelled then over']);
});

test('treats a place as a recipient like a booking', () => {
  const place = {
    id: 'p',
    gygId: 'soon',
    gygTitle: 'soon',
    gygLanguage: 'en' as const,
    gygState: 'PUBLISHED' as const,
    repeats: 'NONE' as const,
    occasionMinutes: null,
    startDateTime: '2027-07-01',
    endDateTime: '2027-07-02',
    address: 'Smögen',
    hostName: 'Coast Guardians',
    gygVisible: true,
    bookingComment: '',
    status: 'ACTIVE' as const,
    confirmedAt: null,
    cancelReason: null,
    created: '2027-06-01T08:00:00.000Z',
    cancellable: true,
  };
  const { upcoming } = splitBookings({ bookings: [], places: [place] });
  expect(upcoming.places).toEqual([place]);
  expect(isEmpty(upcoming)).toBe(false);
});
