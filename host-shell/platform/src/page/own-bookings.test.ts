import type { AnswerOf } from '@gyg/contract';
import { buildMyBookings, buildUserBooking, buildUserPlace } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { gatherOwnBookings } from './own-bookings';

type Own = AnswerOf<'listUserBookings'>;

const bookings = (...ids: string[]) => ids.map((id) => buildUserBooking({ id }));
const places = (...ids: string[]) => ids.map((id) => buildUserPlace({ id }));

async function gather(pages: Own[]) {
  const asked: number[] = [];
  const all = await gatherOwnBookings(async (page) => {
    asked.push(page);
    return pages[page] ?? buildMyBookings();
  });
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  return { asked, bookings: ids(all.bookings), places: ids(all.places) };
}

test('one page is asked for once', async () => {
  const only = buildMyBookings({ bookings: bookings('b1', 'b2'), places: places('p1') });
  expect(await gather([only])).toEqual({ asked: [0], bookings: ['b1', 'b2'], places: ['p1'] });
});

test('the pages of the longer list are all asked for, and an entry that moved is there once', async () => {
  const list = { bookingCount: 3, placeCount: 5, pageSize: 2 };
  const pages = [
    { ...buildMyBookings({ bookings: bookings('b1', 'b2'), places: places('p1', 'p2') }), ...list },
    { ...buildMyBookings({ bookings: bookings('b2', 'b3'), places: places('p3', 'p4') }), ...list, page: 1 },
    { ...buildMyBookings({ places: places('p5') }), ...list, page: 2 },
  ];
  expect(await gather(pages)).toEqual({
    asked: [0, 1, 2],
    bookings: ['b1', 'b2', 'b3'],
    places: ['p1', 'p2', 'p3', 'p4', 'p5'],
  });
});
