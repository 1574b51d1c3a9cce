import type { Reader } from '@gyg/database';
import { membershipRequests, users } from '@gyg/database/schema';
import { and, asc, eq } from 'drizzle-orm';
import { decisionPerson } from '../../queries/decision-columns.repository';

const waitingFor = (organizationId: string) =>
  and(eq(membershipRequests.organizationId, organizationId), eq(membershipRequests.status, 'PENDING'));

/** The first pending requests to join an organisation, oldest first. */
export function listPendingRequests(read: Reader, organizationId: string, count: number) {
  return read
    .select({
      targetId: membershipRequests.id,
      createdAt: membershipRequests.createdAt,
      person: decisionPerson,
      invitationRef: membershipRequests.invitationRef,
    })
    .from(membershipRequests)
    .innerJoin(users, eq(users.id, membershipRequests.userId))
    .where(waitingFor(organizationId))
    .orderBy(asc(membershipRequests.createdAt), asc(membershipRequests.id))
    .limit(count);
}

export function countPendingRequests(read: Reader, organizationId: string): Promise<number> {
  return read.$count(membershipRequests, waitingFor(organizationId));
}
