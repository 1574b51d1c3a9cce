import type { ReadingLanguage, RepresentationStatus } from '@gyg/contract';
import { listOf, prepared, type Reader, type Tx } from '@gyg/database';
import { bookings, gygs, memberships, needs, organizations, representationRequests, users } from '@gyg/database/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  bookedNeedTitleIn,
  gygLanguageIn,
  gygTitleIn,
  secondNeedTitle,
} from '../../../access/queries/texts-in-language.repository';

/** The joined organisation is the represented one. */
const hostName = sql<string>`(select host.name from ${organizations} host where host.id = ${gygs.organizationId})`;

/** Requests with their bookings and names. Add conditions and order. */
export const selectRequests = (read: Reader, reading: ReadingLanguage = 'own') =>
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
