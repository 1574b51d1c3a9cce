import type { BookingGroup, BookingSort, Locale } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { bookings, needs, organizations } from '@gyg/database/schema';
import { and, asc, count, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { nameColumn } from '../../queries/name-column.repository';
import { byName, matchesPerson } from '../../queries/people.repository';
import { compareTexts } from '../../text/compare-texts';
import { selectBookingIds } from './booking.repository';
import { stillMember } from './booking-columns.repository';
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

function conditions(read: Reader, { gygId, needId, keyword, organization, emails }: BookingListFilter) {
  const represented = organization && eq(bookings.organizationId, organization.id);
  const ofGyg = and(eq(bookings.gygId, gygId), represented);
  const reachable = emails === 'all' ? undefined : or(isNull(bookings.organizationId), stillMember);
  return and(
    organization?.orAsked ? inNameOf(gygId, organization.id) : ofGyg,
    needId === undefined ? undefined : eq(bookings.needId, needId),
    matchesPerson(read, bookings.userId, keyword, reachable),
  );
}

/** The number of bookings in each group. */
export async function countGroups(read: Reader, filter: BookingListFilter): Promise<BookingCounts> {
  const rows = await read
    .select({ status: bookings.status, total: count() })
    .from(bookings)
    .where(conditions(read, filter))
    .groupBy(bookings.status);
  const of = (...statuses: string[]) =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { total }) => sum + total, 0);
  const [waiting, confirmed, ended] = [of('PENDING'), of('ACTIVE'), of('CANCELLED', 'DECLINED')];
  return { all: waiting + confirmed + ended, waiting, confirmed, ended };
}

const newestFirst = [desc(bookings.createdAt), desc(bookings.id)];
const privateLast = sql`case when ${bookings.organizationId} is null then 1 else 0 end`;
/** The place of a booking's need among the needs of the gyg, by title. They are few, so they are put in order here. */
async function placeOfNeed(read: Reader, gygId: string, language: Locale): Promise<SQL> {
  const titles = await read.select({ id: needs.id, title: needs.title }).from(needs).where(eq(needs.gygId, gygId));
  const sorted = titles.toSorted((a, b) => compareTexts[language](a.title, b.title));
  const places = sorted.map(({ id }, at) => sql`when ${id} then ${sql.raw(String(at))}`);
  return places.length === 0 ? sql`null` : sql`case ${needs.id} ${sql.join(places, sql` `)} end`;
}

/** For a reader of a language, equal ones newest first. */
async function orderOf(read: Reader, gygId: string, sort: BookingSort, language: Locale): Promise<SQL[]> {
  const organization = nameColumn(organizations, language);
  switch (sort) {
    case 'created:asc':
      return [asc(bookings.createdAt), asc(bookings.id)];
    case 'created:desc':
      return newestFirst;
    case 'name:asc':
    case 'name:desc':
      return [...byName(language, sort === 'name:asc' ? 'asc' : 'desc'), ...newestFirst];
    case 'need:asc':
      return [asc(await placeOfNeed(read, gygId, language)), ...newestFirst];
    case 'need:desc':
      return [desc(await placeOfNeed(read, gygId, language)), ...newestFirst];
    case 'quantity:asc':
      return [asc(bookings.quantity), ...newestFirst];
    case 'quantity:desc':
      return [desc(bookings.quantity), ...newestFirst];
    case 'organization:asc':
      return [privateLast, asc(organization), ...newestFirst];
    case 'organization:desc':
      return [privateLast, desc(organization), ...newestFirst];
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

/**
 * The ids of some bookings of a group, waiting ones first. Only what puts them in order is read; `listBookingsById` reads
 * the rest.
 */
export async function listGroupIds(
  read: Reader,
  filter: BookingListFilter,
  { group, sort, counts, language }: GroupList,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const order = await orderOf(read, filter.gygId, sort, language);
  const ids: string[] = [];
  let skip = offset;
  for (const { where, total } of partsOf[group](counts)) {
    const wanted = Math.min(limit - ids.length, Math.max(0, total - skip));
    if (wanted > 0) {
      const found = await selectBookingIds(read)
        .where(and(conditions(read, filter), where))
        .orderBy(...order)
        .limit(wanted)
        .offset(skip);
      ids.push(...found.map(({ id }) => id));
    }
    skip = Math.max(0, skip - total);
  }
  return ids;
}
