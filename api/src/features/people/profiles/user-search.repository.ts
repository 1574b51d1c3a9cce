import { type Locale, normaliseEmail } from '@gyg/contract';
import { isEmail } from '@gyg/contract/rules';
import type { Reader } from '@gyg/database';
import { beneficiaries, bookings, gygs, memberships, users } from '@gyg/database/schema';
import { and, asc, count, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Paging } from '../../../access/queries/paging.repository';
import { nameColumn } from '../../../access/queries/texts-in-language.repository';
import { searchPatterns } from '../../../text/search-text';

/** The people whose addresses the caller may see: all, or members and bookers of these organisations and gygs. */
export interface AddressScope {
  all: boolean;
  organizationIds: readonly string[];
  gygIds: readonly string[];
}

const never = sql`1 = 0`;

function isMember(read: Reader, organizationIds: readonly string[] | undefined): SQL {
  const of = organizationIds === undefined ? undefined : inArray(memberships.organizationId, [...organizationIds]);
  if (organizationIds?.length === 0) return never;
  const own = and(eq(memberships.userId, users.id), of);
  return exists(read.select({ id: memberships.id }).from(memberships).where(own));
}

/** Users with a booking or place at a gyg that the caller hosts. */
function hasBooked(read: Reader, { all, organizationIds, gygIds }: AddressScope): SQL | undefined {
  const hosted = or(
    organizationIds.length > 0 ? inArray(gygs.organizationId, [...organizationIds]) : undefined,
    gygIds.length > 0 ? inArray(gygs.id, [...gygIds]) : undefined,
  );
  const of = all ? undefined : (hosted ?? never);
  const booked = read
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(and(eq(bookings.userId, users.id), inArray(bookings.status, ['ACTIVE', 'PENDING']), of));
  const recipient = read
    .select({ id: beneficiaries.id })
    .from(beneficiaries)
    .innerJoin(gygs, eq(gygs.id, beneficiaries.gygId))
    .where(and(eq(beneficiaries.userId, users.id), eq(beneficiaries.status, 'ACTIVE'), of));
  return or(exists(booked), exists(recipient));
}

export interface UserSearch extends Paging {
  keyword: string;
  organizationId?: string | undefined;
}

/**
 * Active users whose name contains every word of the keyword, by name; with the address if they are in scope. A whole
 * address as keyword finds the person in scope who has it.
 */
export async function searchUserRows(read: Reader, search: UserSearch & { language: Locale }, scope: AddressScope) {
  const { keyword, organizationId, language, page, pageSize } = search;
  const inScope = or(isMember(read, scope.all ? undefined : scope.organizationIds), hasBooked(read, scope));
  const ofOrganization = organizationId === undefined ? undefined : isMember(read, [organizationId]);
  const email = sql<string | null>`case when ${inScope} then ${users.email} end`;
  const readPage = (where: SQL | undefined) =>
    read
      .select({ id: users.id, fullName: users.fullName, profileImage: users.profileImage, email })
      .from(users)
      .where(where)
      .orderBy(asc(nameColumn(users, language)), asc(users.id))
      .limit(pageSize)
      .offset(page * pageSize);
  if (isEmail(keyword)) {
    // As a condition, PostgreSQL would read all bookings to know the scope. One address is that of few.
    const people = await readPage(
      and(isNull(users.erasedAt), eq(users.email, normaliseEmail(keyword)), ofOrganization),
    );
    const rows = people.filter((row) => row.email !== null);
    return { rows, total: rows.length };
  }
  const patterns = searchPatterns(keyword).map((like) => sql`${users.searchText} like ${like} escape '\\'`);
  const where = and(isNull(users.erasedAt), patterns.length === 0 ? never : undefined, ...patterns, ofOrganization);
  const [rows, [total]] = await Promise.all([
    readPage(where),
    read.select({ total: count() }).from(users).where(where),
  ]);
  return { rows, total: total?.total ?? 0 };
}
