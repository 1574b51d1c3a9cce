import { type ReadingLanguage, type RepresentationStatus, representationStatuses } from '@gyg/contract';
import { listOf, prepared, type Reader, type Tx } from '@gyg/database';
import { bookings, gygs, memberships, needs, organizations, representationRequests, users } from '@gyg/database/schema';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isPublished } from '../../../access/queries/gyg-states.repository';
import type { TextPaging } from '../../../access/queries/paging.repository';
import { matchesPerson } from '../../../access/queries/people.repository';
import {
  bookedNeedTitleIn,
  gygLanguageIn,
  gygTitleIn,
  secondNeedTitle,
} from '../../../access/queries/texts-in-language.repository';

/** The joined organisation is the represented one. */
const hostName = sql<string>`(select host.name from ${organizations} host where host.id = ${gygs.organizationId})`;

/** Requests with their bookings and names. Add conditions and order. */
const selectRequests = (read: Reader, reading: ReadingLanguage = 'own') =>
  read
    .select({
      id: representationRequests.id,
      bookingId: representationRequests.bookingId,
      organizationId: representationRequests.organizationId,
      orgName: organizations.name,
      userId: representationRequests.userId,
      userName: users.fullName,
      userEmail: users.email,
      userImage: users.profileImage,
      userLocale: users.locale,
      gygId: gygs.id,
      hostOrganizationId: gygs.organizationId,
      gygTitle: gygTitleIn(reading),
      gygLanguage: gygLanguageIn(reading),
      gygStart: gygs.startDateTime,
      sdgGoalId: gygs.sdgGoalId,
      hostName,
      gygPublishedAt: gygs.publishedAt,
      needTitle: bookedNeedTitleIn(reading),
      secondNeedTitle,
      kind: bookings.kind,
      quantity: bookings.quantity,
      status: representationRequests.status,
      createdAt: representationRequests.createdAt,
    })
    .from(representationRequests)
    .innerJoin(bookings, eq(bookings.id, representationRequests.bookingId))
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .innerJoin(organizations, eq(organizations.id, representationRequests.organizationId))
    .innerJoin(users, eq(users.id, representationRequests.userId));
export type RepresentationRow = Awaited<ReturnType<typeof selectRequests>>[number];

export async function findRequest(read: Reader, requestId: string): Promise<RepresentationRow | undefined> {
  const [row] = await selectRequests(read).where(eq(representationRequests.id, requestId));
  return row;
}

/** The active request of a booking: pending or accepted. */
export async function findActiveRequest(read: Reader, bookingId: string): Promise<RepresentationRow | undefined> {
  const live = inArray(representationRequests.status, ['PENDING', 'ACCEPTED']);
  const [row] = await selectRequests(read).where(and(eq(representationRequests.bookingId, bookingId), live));
  return row;
}

/** The requests of these bookings, the active or else the newest one last. */
export function listByBookings(read: Reader, bookingIds: readonly string[]) {
  return listOfBookings(read, { bookingIds });
}

const listOfBookings = prepared({ bookingIds: 'ids' }, (db, { bookingIds }) => {
  const active = sql`case when ${representationRequests.status} in ('PENDING', 'ACCEPTED') then 1 else 0 end`;
  return db
    .select({
      id: representationRequests.id,
      bookingId: representationRequests.bookingId,
      organizationId: representationRequests.organizationId,
      orgName: organizations.name,
      status: representationRequests.status,
    })
    .from(representationRequests)
    .innerJoin(organizations, eq(organizations.id, representationRequests.organizationId))
    .where(inArray(representationRequests.bookingId, bookingIds))
    .orderBy(active, representationRequests.createdAt, representationRequests.id);
});

/** Undefined if the booking has an active request. */
export async function insertRequest(
  tx: Tx,
  request: typeof representationRequests.$inferInsert,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(representationRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: representationRequests.id });
  return row?.id;
}

/**
 * Changes the status of a request that still has the given status; true for exactly one of several concurrent callers.
 */
export async function updateRequestStatus(
  tx: Tx,
  requestId: string,
  from: RepresentationStatus,
  to: { status: RepresentationStatus; answeredBy: string; answeredAt: Date },
): Promise<boolean> {
  const moved = await tx
    .update(representationRequests)
    .set(to)
    .where(and(eq(representationRequests.id, requestId), eq(representationRequests.status, from)))
    .returning({ id: representationRequests.id });
  return moved.length === 1;
}

/** Withdraws the pending requests of any number of bookings; returns their ids. Accepted ones stay. */
export async function withdrawPendingRequests(
  tx: Tx,
  bookingIds: readonly string[],
  answered: { answeredBy: string; answeredAt: Date },
): Promise<string[]> {
  const moved = await tx
    .update(representationRequests)
    .set({ status: 'WITHDRAWN', ...answered })
    .where(
      and(inArray(representationRequests.bookingId, listOf(bookingIds)), eq(representationRequests.status, 'PENDING')),
    )
    .returning({ id: representationRequests.id });
  return moved.map(({ id }) => id);
}

/** The organisation that a booking represents; null is private participation. */
export async function setRepresented(tx: Tx, bookingId: string, organizationId: string | null): Promise<void> {
  await tx.update(bookings).set({ organizationId }).where(eq(bookings.id, bookingId));
}

/** Whether a user is a member; locks the membership until the transaction ends, so that leaving waits. */
export async function lockMembershipForUpdate(tx: Tx, organizationId: string, userId: string): Promise<boolean> {
  const held = await tx
    .update(memberships)
    .set({ role: sql`${memberships.role}` })
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)))
    .returning({ id: memberships.id });
  return held.length === 1;
}

/** A user's active representation requests for an organisation, with the times of their gygs. */
export function listActiveRequests(read: Reader, who: { userId: string; organizationId: string }) {
  return read
    .select({
      id: representationRequests.id,
      status: representationRequests.status,
      bookingId: bookings.id,
      startDateTime: gygs.startDateTime,
      endDateTime: gygs.endDateTime,
      publishedAt: gygs.publishedAt,
      finishedAt: gygs.finishedAt,
    })
    .from(representationRequests)
    .innerJoin(bookings, eq(bookings.id, representationRequests.bookingId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(
      and(
        eq(representationRequests.userId, who.userId),
        eq(representationRequests.organizationId, who.organizationId),
        inArray(representationRequests.status, ['PENDING', 'ACCEPTED']),
      ),
    );
}

interface RequestFilter {
  organizationId: string;
  gygId?: string | undefined;
  keyword?: string | undefined;
}

type RequestCounts = Record<RepresentationStatus, number>;

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
