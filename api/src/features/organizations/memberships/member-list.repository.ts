import type { Locale, MemberRole, MemberSort } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { bookings, gygs, memberships, needs, users } from '@gyg/database/schema';
import { and, asc, count, countDistinct, desc, eq, type SQL, sql } from 'drizzle-orm';
import { attended } from '../../../access/queries/booked-gyg.repository';
import { matchesWords } from '../../../access/queries/keyword.repository';
import type { Paging } from '../../../access/queries/paging.repository';
import { nameColumn } from '../../../access/queries/texts-in-language.repository';

export interface MemberFilter {
  keyword?: string | undefined;
  role?: MemberRole | undefined;
}

/** Gygs and minutes that people attended in the name of the organisation, as a table with a row each. */
const attendedInName = (read: Reader, organizationId: string) =>
  read
    .select({
      userId: bookings.userId,
      gygs: countDistinct(bookings.gygId).as('gygs'),
      minutes: sql<number>`coalesce(sum(${needs.durationMinutes}), 0)`.as('minutes'),
    })
    .from(bookings)
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(and(attended, eq(bookings.organizationId, organizationId)))
    .groupBy(bookings.userId)
    .as('attended');

const matches = ({ keyword, role }: MemberFilter): SQL | undefined =>
  and(
    role === undefined ? undefined : eq(memberships.role, role),
    ...matchesWords(keyword, { searchTexts: [users.searchText, users.email] }),
  );

/** A page of members with what they attended in the name of the organisation. One statement. */
export function listMemberRows(
  read: Reader,
  organizationId: string,
  list: MemberFilter & Paging & { sort: MemberSort; language: Locale },
) {
  const { sort, language, page, pageSize, ...filter } = list;
  const own = attendedInName(read, organizationId);
  const sums = {
    gygs: sql<number>`coalesce(${own.gygs}, 0)`.mapWith(Number),
    minutes: sql<number>`coalesce(${own.minutes}, 0)`.mapWith(Number),
  };
  const [by, direction] = sort.split(':');
  const order = direction === 'asc' ? asc : desc;
  const orders: Record<string, SQL> = {
    name: order(nameColumn(users, language)),
    created: order(memberships.createdAt),
    gygs: order(sums.gygs),
    hours: order(sums.minutes),
  };
  return read
    .select({
      id: memberships.id,
      userId: users.id,
      fullName: users.fullName,
      email: users.email,
      profileImage: users.profileImage,
      role: memberships.role,
      createdAt: memberships.createdAt,
      ...sums,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(own, eq(own.userId, memberships.userId))
    .where(and(eq(memberships.organizationId, organizationId), matches(filter)))
    .orderBy(orders[by ?? ''] ?? asc(memberships.role), asc(memberships.createdAt), asc(memberships.id))
    .limit(pageSize)
    .offset(page * pageSize);
}
export type MemberRow = Awaited<ReturnType<typeof listMemberRows>>[number];

const countOf = (condition: SQL | undefined) =>
  sql<number>`coalesce(sum(case when ${condition ?? sql`1 = 1`} then 1 else 0 end), 0)`.mapWith(Number);

/** All members, the administrators among them, and the members that match the filter. One statement. */
export async function countMembers(read: Reader, organizationId: string, filter: MemberFilter = {}) {
  const [row] = await read
    .select({ all: count(), admins: countOf(eq(memberships.role, 'ADMIN')), total: countOf(matches(filter)) })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.organizationId, organizationId));
  return row ?? { all: 0, admins: 0, total: 0 };
}
