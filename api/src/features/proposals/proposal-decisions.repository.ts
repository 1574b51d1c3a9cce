import type { Reader } from '@gyg/database';
import { proposals, users } from '@gyg/database/schema';
import { and, asc, eq } from 'drizzle-orm';
import { decisionPerson } from '../../queries/decision-columns.repository';

const waitingFor = (organizationId: string) =>
  and(eq(proposals.organizationId, organizationId), eq(proposals.status, 'PENDING'));

/** The first pending proposals to an organisation, oldest first. */
export function listPendingProposals(read: Reader, organizationId: string, count: number) {
  return read
    .select({
      targetId: proposals.id,
      createdAt: proposals.createdAt,
      person: decisionPerson,
      type: proposals.type,
      title: proposals.title,
      sdgGoalId: proposals.sdgGoalId,
      image: proposals.image,
      startDateTime: proposals.startDateTime,
    })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.userId))
    .where(waitingFor(organizationId))
    .orderBy(asc(proposals.createdAt), asc(proposals.id))
    .limit(count);
}

export function countPendingProposals(read: Reader, organizationId: string): Promise<number> {
  return read.$count(proposals, waitingFor(organizationId));
}
