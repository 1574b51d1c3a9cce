import type { MembershipRequestStatus } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { membershipRequests, organizations, users } from '@gyg/database/schema';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Paging } from '../../../access/queries/paging.repository';

const requests = (read: Reader) =>
  read
    .select({
      id: membershipRequests.id,
      organizationId: membershipRequests.organizationId,
      orgName: organizations.name,
      orgLogo: organizations.logo,
      orgFriendlyUrl: organizations.friendlyUrl,
      userId: membershipRequests.userId,
      userName: users.fullName,
      userImage: users.profileImage,
      userEmail: users.email,
      userLocale: users.locale,
      invitationRef: membershipRequests.invitationRef,
      status: membershipRequests.status,
      createdAt: membershipRequests.createdAt,
      answeredAt: membershipRequests.answeredAt,
    })
    .from(membershipRequests)
    .innerJoin(organizations, eq(organizations.id, membershipRequests.organizationId))
    .innerJoin(users, eq(users.id, membershipRequests.userId));
export type MembershipRequestRow = Awaited<ReturnType<typeof requests>>[number];

export async function findRequest(read: Reader, requestId: string): Promise<MembershipRequestRow | undefined> {
  const [row] = await requests(read).where(eq(membershipRequests.id, requestId));
  return row;
}

/** A user's pending request to an organisation. */
export async function findPendingRequest(
  read: Reader,
  organizationId: string,
  userId: string,
): Promise<MembershipRequestRow | undefined> {
  const ofPerson = and(eq(membershipRequests.organizationId, organizationId), eq(membershipRequests.userId, userId));
  const [row] = await requests(read).where(and(ofPerson, eq(membershipRequests.status, 'PENDING')));
  return row;
}

/** Undefined if the user already has a pending request, also under concurrent calls. */
export async function insertMembershipRequest(
  tx: Tx,
  row: typeof membershipRequests.$inferInsert,
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(membershipRequests)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: membershipRequests.id });
  return inserted?.id;
}

/** Answers a pending request; true for exactly one of several concurrent callers. */
export async function updateRequestStatus(
  tx: Tx,
  requestId: string,
  to: { status: Exclude<MembershipRequestStatus, 'PENDING'>; answeredBy: string; answeredAt: Date },
): Promise<boolean> {
  const moved = await tx
    .update(membershipRequests)
    .set(to)
    .where(and(eq(membershipRequests.id, requestId), eq(membershipRequests.status, 'PENDING')))
    .returning({ id: membershipRequests.id });
  return moved.length === 1;
}

export interface RequestFilter extends Paging {
  status?: MembershipRequestStatus | undefined;
}

async function listRequests(read: Reader, of: SQL, { status, page, pageSize }: RequestFilter) {
  const pendingFirst = sql`case when ${membershipRequests.status} = 'PENDING' then 0 else 1 end`;
  const order = status === undefined ? [pendingFirst] : [];
  const [rows, counts] = await Promise.all([
    requests(read)
      .where(and(of, status === undefined ? undefined : eq(membershipRequests.status, status)))
      .orderBy(...order, desc(membershipRequests.createdAt), desc(membershipRequests.id))
      .limit(pageSize)
      .offset(page * pageSize),
    countRequests(read, of),
  ]);
  const total = status === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[status];
  return { rows, counts, total };
}

/** The number of requests in each status. One statement. */
async function countRequests(read: Reader, of: SQL): Promise<Record<MembershipRequestStatus, number>> {
  const rows = await read
    .select({ status: membershipRequests.status, total: count() })
    .from(membershipRequests)
    .where(of)
    .groupBy(membershipRequests.status);
  const totals = Object.fromEntries(rows.map(({ status, total }) => [status, total]));
  return { PENDING: 0, ACCEPTED: 0, DECLINED: 0, WITHDRAWN: 0, ...totals };
}

/** Pending ones first, then newest first. */
export function listOrganizationRequests(read: Reader, organizationId: string, filter: RequestFilter) {
  return listRequests(read, eq(membershipRequests.organizationId, organizationId), filter);
}
export function listUserRequests(read: Reader, userId: string, filter: RequestFilter) {
  return listRequests(read, eq(membershipRequests.userId, userId), filter);
}

/** The ids of a user's pending requests. */
export async function listPendingRequestIds(read: Reader, userId: string): Promise<string[]> {
  const rows = await read
    .select({ id: membershipRequests.id })
    .from(membershipRequests)
    .where(and(eq(membershipRequests.userId, userId), eq(membershipRequests.status, 'PENDING')));
  return rows.map((row) => row.id);
}
