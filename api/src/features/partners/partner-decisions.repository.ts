import type { Reader } from '@gyg/database';
import { gygPartners, gygs, organizations } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';
import { byDeadline, decisionGyg, type FirstDecisions } from '../../queries/decision-columns.repository';

const waitingFor = (organizationId: string) =>
  and(eq(gygPartners.organizationId, organizationId), eq(gygPartners.accepted, false));

/** The first gygs, drafts too, of which an organisation was asked to be a partner, with their hosts. */
export function listPendingPartners(
  read: Reader,
  organizationId: string,
  { count: first, reading, now }: FirstDecisions,
) {
  return read
    .select({
      targetId: gygPartners.gygId,
      createdAt: gygPartners.createdAt,
      gyg: decisionGyg(reading),
      host: {
        id: organizations.id,
        name: organizations.name,
        logo: organizations.logo,
        friendlyUrl: organizations.friendlyUrl,
        organizationType: organizations.organizationType,
      },
    })
    .from(gygPartners)
    .innerJoin(gygs, eq(gygs.id, gygPartners.gygId))
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
    .where(waitingFor(organizationId))
    .orderBy(...byDeadline(now, gygPartners.createdAt, gygPartners.gygId))
    .limit(first);
}

export function countPendingPartners(read: Reader, organizationId: string): Promise<number> {
  return read.$count(gygPartners, waitingFor(organizationId));
}
