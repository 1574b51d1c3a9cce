import { buildUserBooking } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { groupBookings } from './group-bookings';

const booking = (id: string, gygId: string, startDateTime: string, gygState = 'PUBLISHED') =>
  buildUserBooking({ id, gygId, gygTitle: gygId, startDateTime, gygState });

test('bookings of one gyg stand together, coming ones by the nearest start', () => {
  const { coming } = groupBookings({
    bookings: [
      booking('1', 'late', '2027-08-01'),
      booking('2', 'soon', '2027-07-01'),
      booking('3', 'late', '2027-08-01'),
    ],
    places: [],
  });
  expect(coming.map(({ gygId, bookings }) => [gygId, bookings.length])).toEqual([
    ['soon', 1],
    ['late', 2],
  ]);
});

test('finished gyg are past, the latest first', () => {
  const { coming, past } = groupBookings({
    bookings: [booking('1', 'old', '2026-01-01', 'FINISHED'), booking('2', 'newer', '2026-05-01', 'FINISHED')],
    places: [],
  });
  expect(coming).toEqual([]);
  expect(past.map(({ gygId }) => gygId)).toEqual(['newer', 'old']);
});

test('a place as a recipient stands with its gyg', () => {
  const place = {
    id: 'p',
    gygId: 'soon',
    gygTitle: 'soon',
    gygState: 'PUBLISHED',
    startDateTime: '2027-07-01',
    endDateTime: '2027-07-02',
    bookingComment: '',
    status: 'ACTIVE' as const,
    cancellable: true,
  };
  expect(groupBookings({ bookings: [], places: [place] }).coming[0]?.places).toEqual([place]);
});
