import type { BookingGroup, BookingSort, Locale } from '@gyg/contract';
import { inParts, listOf, type Reader } from '@gyg/database';
import { bookings, needs, organizations, users } from '@gyg/database/schema';
import { and, asc, count, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { erasedLast, matchesPerson } from '../../access/queries/people.repository';
import { nameColumn } from '../../access/queries/texts-in-language.repository';
import { compareTexts } from '../../text/search-text';
import { stillMember } from './booking.repository';
import { inNameOf } from './participant.repository';

export interface BookingListFilter {
  gygId: string;
  needId?: string | undefined;
  keyword?: string | undefined;
  /** Only bookings that represent this organisation; with `orAsked` also those that ask to. */
  organization?: { id: string; orAsked: boolean } | undefined;
  /** Where the keyword may match e-mail addresses: `members` as far as an organisation's administrators see them. */
  emails: 'all' | 'members';
}

export type BookingCounts = Record<BookingGroup, number>;

/** Whether a booking is in the list before anyone is searched in it. */
function belongs({ gygId, needId, organization }: BookingListFilter) {
  const represented = organization && eq(bookings.organizationId, organization.id);
  const ofGyg = and(eq(bookings.gygId, gygId), represented);
  return and(
    organization?.orAsked ? inNameOf(gygId, organization.id) : ofGyg,
    needId === undefined ? undefined : eq(bookings.needId, needId),
  );
}

/** Whether a booking is by a person who is searched; undefined if no one is. */
function matches(read: Reader, { keyword, emails }: BookingListFilter): SQL | undefined {
  const reachable = emails === 'all' ? undefined : or(isNull(bookings.organizationId), stillMember);
  return matchesPerson(read, bookings.userId, keyword, reachable);
}

async function listIds(read: Reader, where: SQL | undefined): Promise<string[]> {
  const rows = await read.select({ id: bookings.id }).from(bookings).where(where);
  return rows.map(({ id }) => id);
}

/** In which order bookings are listed. Equal ones are ordered by their age. */
interface BookingOrder {
  /** Those for which this is 1 come last, both ways; the others have 0. */
  last?: SQL | undefined;
  value: SQL;
  way: 'asc' | 'desc';
  ties: 'newest' | 'oldest';
}

/** Bookings that are looked at by one statement. */
const bookingsOfPart = 1_000;

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

/** The number of bookings in each group. Of many, each part is searched by a statement. */
export async function countGroups(read: Reader, filter: BookingListFilter): Promise<BookingCounts> {
  const rows: { status: string; total: number }[] = [];
  const countSome = async (where: SQL | undefined) => {
    const counted = read.select({ status: bookings.status, total: count() }).from(bookings);
    rows.push(...(await counted.where(where).groupBy(bookings.status)));
  };
  const matching = matches(read, filter);
  if (matching === undefined) await countSome(belongs(filter));
  else {
    const ids = await listIds(read, belongs(filter));
    await inParts(ids, (part) => countSome(and(inArray(bookings.id, listOf(part)), matching)), bookingsOfPart);
  }
  const of = (...statuses: string[]) =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { total }) => sum + total, 0);
  const [waiting, confirmed, ended] = [of('PENDING'), of('ACTIVE'), of('CANCELLED', 'DECLINED')];
  return { all: waiting + confirmed + ended, waiting, confirmed, ended };
}

const privateLast = sql`case when ${bookings.organizationId} is null then 1 else 0 end`;
/** The place of a booking's need among the needs of the gyg, by title. They are few, so they are put in order here. */
async function placeOfNeed(read: Reader, gygId: string, language: Locale): Promise<SQL> {
  const titles = await read.select({ id: needs.id, title: needs.title }).from(needs).where(eq(needs.gygId, gygId));
  const sorted = titles.toSorted((a, b) => compareTexts[language](a.title, b.title));
  const places = sorted.map(({ id }, at) => sql`when ${id} then ${sql.raw(String(at))}`);
  return sql`case ${needs.id} ${sql.join(places, sql` `)} end`;
}

/** For a reader of a language, equal ones newest first. */
async function orderOf(read: Reader, gygId: string, sort: BookingSort, language: Locale): Promise<BookingOrder> {
  const way = sort.endsWith(':asc') ? 'asc' : 'desc';
  const same = { way, ties: 'newest' } as const;
  switch (sort) {
    case 'created:asc':
      return { ...same, value: sql`null`, ties: 'oldest' };
    case 'created:desc':
      return { ...same, value: sql`null` };
    case 'name:asc':
    case 'name:desc':
      return { ...same, last: erasedLast, value: sql`${nameColumn(users, language)}` };
    case 'need:asc':
    case 'need:desc':
      return { ...same, value: await placeOfNeed(read, gygId, language) };
    case 'quantity:asc':
    case 'quantity:desc':
      return { ...same, value: sql`${bookings.quantity}` };
    case 'organization:asc':
    case 'organization:desc':
      return { ...same, last: privateLast, value: sql`${nameColumn(organizations, language)}` };
  }
}

interface Part {
  where: SQL;
  total: number;
}

const waits = eq(bookings.status, 'PENDING');
/** Waiting bookings are a part of their own, so that each part is read in the order of an index. */
const partsOf: Record<BookingGroup, (counts: BookingCounts) => Part[]> = {
  all: ({ waiting, all }) => [
    { where: waits, total: waiting },
    { where: ne(bookings.status, 'PENDING'), total: all - waiting },
  ],
  waiting: ({ waiting }) => [{ where: waits, total: waiting }],
  confirmed: ({ confirmed }) => [{ where: eq(bookings.status, 'ACTIVE'), total: confirmed }],
  ended: ({ ended }) => [{ where: inArray(bookings.status, ['CANCELLED', 'DECLINED']), total: ended }],
};

interface GroupList {
  group: BookingGroup;
  sort: BookingSort;
  /** Those of the same filter. */
  counts: BookingCounts;
  language: Locale;
}
/** The ids of some bookings of a group, waiting ones first. `listBookingsById` reads the rest of them. */
export async function listGroupIds(
  read: Reader,
  filter: BookingListFilter,
  { group, sort, counts, language }: GroupList,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const matching = matches(read, filter);
  const order = await orderOf(read, filter.gygId, sort, language);
  // An index has the order of their age.
  const byAge = matching === undefined && sort.startsWith('created') && (order.way === 'asc' ? asc : desc);
  const listPart = async (where: SQL | undefined, from: number, wanted: number) => {
    if (!byAge) {
      const sorted = await sortBookings(read, await listIds(read, where), order, matching);
      return sorted.slice(from, from + wanted);
    }
    const inOrder = read.select({ id: bookings.id }).from(bookings).where(where);
    const rows = await inOrder.orderBy(byAge(bookings.createdAt), byAge(bookings.id)).limit(wanted).offset(from);
    return rows.map(({ id }) => id);
  };
  const ids: string[] = [];
  let skip = offset;
  for (const { where, total } of partsOf[group](counts)) {
    const wanted = Math.min(limit - ids.length, Math.max(0, total - skip));
    if (wanted > 0) ids.push(...(await listPart(and(belongs(filter), where), skip, wanted)));
    skip = Math.max(0, skip - total);
  }
  return ids;
}
