import type { AnswerOf } from '@gyg/contract';
import { api } from './page';
import { callOptions, queryOptions } from './queries';

type Own = AnswerOf<'listUserBookings'>;

const withNew = <Entry extends { id: string }>(entries: readonly Entry[], more: readonly Entry[]): Entry[] => [
  ...new Map([...entries, ...more].map((entry) => [entry.id, entry])).values(),
];

/** All pages of a list in one response. Entries that moved to the next page meanwhile are there once. */
export async function gatherOwnBookings(listPage: (page: number) => Promise<Own>): Promise<Own> {
  let all = await listPage(0);
  for (let page = 1; page * all.pageSize < Math.max(all.bookingCount, all.placeCount); page += 1) {
    const { bookings, places } = await listPage(page);
    all = { ...all, bookings: withNew(all.bookings, bookings), places: withNew(all.places, places) };
  }
  return all;
}

/** All bookings and places of the user, or those at one gyg. Nearly everyone has one page of them. */
export function ownBookingsOptions(userId: string, gygId?: string) {
  const query = gygId === undefined ? {} : { gygId };
  const call = callOptions('listUserBookings', { params: { userId }, query });
  return queryOptions({
    ...call,
    queryFn: ({ signal }) =>
      gatherOwnBookings((page) => {
        const ofPage = page === 0 ? query : { ...query, page };
        return api.call('listUserBookings', { params: { userId }, query: ofPage }, { signal });
      }),
  });
}
