import { buildUserBooking } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { isEmpty, splitBookings } from './split-bookings';

const booking = (id: string, startDateTime: string, gygState = 'PUBLISHED') =>
  buildUserBooking({ id, startDateTime, gygState });
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('coming bookings start with the nearest, those under way included', () => {
  const { coming } = splitBookings({
    bookings: [booking('late', '2027-08-01'), booking('soon', '2027-07-01'), booking('now', '2027-06-01', 'ONGOING')],
    places: [],
  });
  expect(ids(coming.bookings)).toEqual(['now', 'soon', 'late']);
});

test('what is over stands apart, the latest first', () => {
  const { coming, past } = splitBookings({
    bookings: [booking('old', '2026-01-01', 'FINISHED'), booking('newer', '2026-05-01', 'FINISHED')],
    places: [],
  });
  expect(isEmpty(coming)).toBe(true);
  expect(ids(past.bookings)).toEqual(['newer', 'old']);
});

test('a place as a recipient counts as something booked', () => {
  const place = {
    id: 'p',
    gygId: 'soon',
    gygTitle: 'soon',
    gygState: 'PUBLISHED',
    startDateTime: '2027-07-01',
    endDateTime: '2027-07-02',
    address: 'Smögen',
    hostName: 'Coast Guardians',
    gygVisible: true,
    bookingComment: '',
    status: 'ACTIVE' as const,
    cancelReason: null,
    created: '2027-06-01T08:00:00.000Z',
    cancellable: true,
  };
  const { coming } = splitBookings({ bookings: [], places: [place] });
  expect(coming.places).toEqual([place]);
  expect(isEmpty(coming)).toBe(false);
});
