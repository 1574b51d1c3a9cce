import { type RepresentationStatus, representationStatuses } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { bookings, gygs, memberships, representationRequests } from '@gyg/database/schema';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isPublished } from '../../../access/queries/gyg-states.repository';
import type { TextPaging } from '../../../access/queries/paging.repository';
import { matchesPerson } from '../../../access/queries/people.repository';
import { type RepresentationRow, selectRequests } from './representation.repository';

export interface RequestFilter {
  organizationId: string;
  gygId?: string | undefined;
  keyword?: string | undefined;
}

export type RequestCounts = Record<RepresentationStatus, number>;

const pendingFirst = sql`case when ${representationRequests.status} = 'PENDING' then 0 else 1 end`;
const newestFirst = [pendingFirst, desc(representationRequests.createdAt), desc(representationRequests.id)];
const soonestGygFirst = [
  asc(gygs.startDateTime),
  asc(representationRequests.createdAt),
  asc(representationRequests.id),
];

function listRows(read: Reader, where: SQL | undefined, order: SQL[], { page, pageSize, reading }: TextPaging) {
  return selectRequests(read, reading)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset(page * pageSize);
}

async function countStatuses(read: Reader, where: SQL | undefined): Promise<RequestCounts> {
  const rows = await read
    .select({ status: representationRequests.status, total: count() })
    .from(representationRequests)
    .innerJoin(bookings, eq(bookings.id, representationRequests.bookingId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(where)
    .groupBy(representationRequests.status);
  const counts: RequestCounts = { PENDING: 0, ACCEPTED: 0, DECLINED: 0, WITHDRAWN: 0, REVOKED: 0 };
  for (const { status, total } of rows) counts[status] = total;
  return counts;
}

const totalOf = (counts: RequestCounts) => representationStatuses.reduce((sum, status) => sum + counts[status], 0);

/** Administrators see the addresses of members only. */
const isMember = sql`exists (select 1 from ${memberships}
  where ${memberships.organizationId} = ${representationRequests.organizationId}
    and ${memberships.userId} = ${representationRequests.userId})`;

/** Requests of cancelled bookings are visible only to the booker and the hosts. */
function ofOrganization(read: Reader, { organizationId, gygId, keyword }: RequestFilter): SQL | undefined {
  return and(
    eq(representationRequests.organizationId, organizationId),
    inArray(bookings.status, ['ACTIVE', 'PENDING']),
    gygId === undefined ? undefined : eq(bookings.gygId, gygId),
    matchesPerson(read, representationRequests.userId, keyword, isMember),
    isPublished(),
  );
}

/** Pending ones first, then newest first; of pending ones alone, those of the soonest gyg first. */
export async function listOrganizationRows(
  read: Reader,
  filter: RequestFilter,
  status: RepresentationStatus | undefined,
  paging: TextPaging,
): Promise<{ rows: RepresentationRow[]; total: number; counts: RequestCounts }> {
  const where = ofOrganization(read, filter);
  const listed = status === undefined ? where : and(where, eq(representationRequests.status, status));
  const [rows, counts] = await Promise.all([
    listRows(read, listed, status === 'PENDING' ? soonestGygFirst : newestFirst, paging),
    countStatuses(read, where),
  ]);
  return { rows, total: status === undefined ? totalOf(counts) : counts[status], counts };
}

/** Pending ones first, then newest first. */
export async function listUserRows(read: Reader, userId: string, paging: TextPaging) {
  const where = and(eq(representationRequests.userId, userId), isPublished());
  const [rows, counts] = await Promise.all([listRows(read, where, newestFirst, paging), countStatuses(read, where)]);
  return { rows, total: totalOf(counts) };
}
