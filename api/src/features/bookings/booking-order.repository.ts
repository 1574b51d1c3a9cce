import { inParts, listOf, type Reader } from '@gyg/database';
import { bookings, needs, organizations, users } from '@gyg/database/schema';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';

/** In which order bookings are listed. Equal ones are ordered by their age. */
export interface BookingOrder {
  /** Those for which this is 1 come last, both ways; the others have 0. */
  last?: SQL | undefined;
  value: SQL;
  way: 'asc' | 'desc';
  ties: 'newest' | 'oldest';
}

/** Bookings that are looked at by one statement. */
export const bookingsOfPart = 1_000;

const selectSorted = (read: Reader, { last, value }: BookingOrder) =>
  read
    .select({
      id: bookings.id,
      createdAt: bookings.createdAt,
      last: sql<number>`${last ?? sql.raw('0')}`,
      value: sql<string | number | null>`${value}`,
    })
    .from(bookings)
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(organizations, eq(organizations.id, bookings.organizationId));
type Sorted = Awaited<ReturnType<typeof selectSorted>>[number];

function compareValues(left: Sorted['value'], right: Sorted['value']): number {
  if (left === right || left === null || right === null) return 0;
  return left < right ? -1 : 1;
}

const comparing = ({ way, ties }: BookingOrder) => {
  const [direction, age] = [way === 'asc' ? 1 : -1, ties === 'oldest' ? 1 : -1];
  return (left: Sorted, right: Sorted): number =>
    left.last - right.last ||
    direction * compareValues(left.value, right.value) ||
    age * (left.createdAt.getTime() - right.createdAt.getTime()) ||
    age * (left.id < right.id ? -1 : 1);
};

/**
 * Puts these bookings in order, without those that do not match. By one statement 20,000 would be sorted in 70 ms, in which
 * SQLite holds the thread, so that their values are read and sorted in parts, and the sorted parts put together here.
 */
export async function sortBookings(
  read: Reader,
  ids: readonly string[],
  order: BookingOrder,
  where?: SQL,
): Promise<string[]> {
  const compare = comparing(order);
  const sorted: Sorted[] = [];
  const readPart = async (part: readonly string[]) => {
    const rows = await selectSorted(read, order).where(and(inArray(bookings.id, listOf(part)), where));
    sorted.push(...rows.sort(compare));
  };
  await inParts(ids, readPart, bookingsOfPart);
  // Of sorted parts it makes few comparisons: it merges what is in order already.
  return sorted.sort(compare).map(({ id }) => id);
}
