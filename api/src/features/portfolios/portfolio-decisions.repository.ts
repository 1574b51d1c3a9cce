import type { Reader } from '@gyg/database';
import { organizations, portfolioOrganizations, portfolios } from '@gyg/database/schema';
import { and, asc, eq } from 'drizzle-orm';

const waitingFor = (organizationId: string) =>
  and(eq(portfolioOrganizations.organizationId, organizationId), eq(portfolioOrganizations.accepted, false));

/** The first portfolios that an organisation was asked to join, with their owners, oldest request first. */
export function listPendingPortfolios(read: Reader, organizationId: string, count: number) {
  return read
    .select({
      targetId: portfolios.id,
      createdAt: portfolioOrganizations.createdAt,
      name: portfolios.name,
      owner: {
        id: organizations.id,
        name: organizations.name,
        logo: organizations.logo,
        friendlyUrl: organizations.friendlyUrl,
        organizationType: organizations.organizationType,
      },
    })
    .from(portfolioOrganizations)
    .innerJoin(portfolios, eq(portfolios.id, portfolioOrganizations.portfolioId))
    .innerJoin(organizations, eq(organizations.id, portfolios.organizationId))
    .where(waitingFor(organizationId))
    .orderBy(asc(portfolioOrganizations.createdAt), asc(portfolioOrganizations.id))
    .limit(count);
}

export function countPendingPortfolios(read: Reader, organizationId: string): Promise<number> {
  return read.$count(portfolioOrganizations, waitingFor(organizationId));
}
