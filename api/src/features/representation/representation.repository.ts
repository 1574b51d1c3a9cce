import type { RepresentationStatus } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { bookings, gygs, memberships, needs, organizations, representationRequests, users } from '@gyg/database/schema';
import { and, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';

const requests = (read: Reader) =>
  read
    .select({
      id: representationRequests.id,
      bookingId: representationRequests.bookingId,
      organizationId: representationRequests.organizationId,
      orgName: organizations.name,
      userId: representationRequests.userId,
      userName: users.fullName,
      userEmail: users.email,
      userLocale: users.locale,
      gygId: gygs.id,
      hostOrganizationId: gygs.organizationId,
      gygTitle: gygs.title,
      gygStart: gygs.startDateTime,
      gygPublishedAt: gygs.publishedAt,
      needTitle: needs.title,
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
export type RepresentationRow = Awaited<ReturnType<typeof requests>>[number];

export async function findRequest(read: Reader, requestId: string): Promise<RepresentationRow | undefined> {
  const [row] = await requests(read).where(eq(representationRequests.id, requestId));
  return row;
}

/** The active request of a booking: pending or accepted. */
export async function findActiveRequest(read: Reader, bookingId: string): Promise<RepresentationRow | undefined> {
  const live = inArray(representationRequests.status, ['PENDING', 'ACCEPTED']);
  const [row] = await requests(read).where(and(eq(representationRequests.bookingId, bookingId), live));
  return row;
}

interface Paging {
  page: number;
  pageSize: number;
}

async function listRequests(read: Reader, whose: SQL | undefined, { page, pageSize }: Paging) {
  // An unpublished gyg is not named.
  const where = and(whose, isNotNull(gygs.publishedAt));
  const pendingFirst = sql`case when ${representationRequests.status} = 'PENDING' then 0 else 1 end`;
  const [rows, [total]] = await Promise.all([
    requests(read)
      .where(where)
      .orderBy(pendingFirst, desc(representationRequests.createdAt), desc(representationRequests.id))
      .limit(pageSize)
      .offset(page * pageSize),
    read
      .select({ total: count() })
      .from(representationRequests)
      .innerJoin(bookings, eq(bookings.id, representationRequests.bookingId))
      .innerJoin(gygs, eq(gygs.id, bookings.gygId))
      .where(where),
  ]);
  return { rows, total: total?.total ?? 0 };
}

/**
 * Pending ones first, then newest first. Requests of cancelled bookings are visible only to the booker and the hosts.
 */
export function listOrganizationRows(read: Reader, organizationId: string, paging: Paging) {
  const active = inArray(bookings.status, ['ACTIVE', 'PENDING']);
  return listRequests(read, and(eq(representationRequests.organizationId, organizationId), active), paging);
}
export function listUserRows(read: Reader, userId: string, paging: Paging) {
  return listRequests(read, eq(representationRequests.userId, userId), paging);
}

/** The requests of these bookings, the active or else the newest one last. */
export function listByBookings(read: Reader, bookingIds: readonly string[]) {
  const active = sql`case when ${representationRequests.status} in ('PENDING', 'ACCEPTED') then 1 else 0 end`;
  return read
    .select({
      id: representationRequests.id,
      bookingId: representationRequests.bookingId,
      organizationId: representationRequests.organizationId,
      orgName: organizations.name,
      status: representationRequests.status,
    })
    .from(representationRequests)
    .innerJoin(organizations, eq(organizations.id, representationRequests.organizationId))
    .where(inArray(representationRequests.bookingId, [...bookingIds]))
    .orderBy(active, representationRequests.createdAt, representationRequests.id);
}

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
