import type { Reader } from '@gyg/database';
import {
  membershipRequests,
  organizations,
  portfolioOrganizations,
  portfolios,
  proposals,
  users,
} from '@gyg/database/schema';
import { and, asc, eq } from 'drizzle-orm';
import { organizationCard } from '../../../access/queries/people.repository';
import { decisionPerson, type FirstDecisions } from './decision-columns.repository';

const membershipsFor = (organizationId: string) =>
  and(eq(membershipRequests.organizationId, organizationId), eq(membershipRequests.status, 'PENDING'));

/** The first pending requests to join an organisation, oldest first. */
export function listMemberships(read: Reader, organizationId: string, { count: first }: FirstDecisions) {
  return read
    .select({
      targetId: membershipRequests.id,
      createdAt: membershipRequests.createdAt,
      person: decisionPerson,
      invitationRef: membershipRequests.invitationRef,
    })
    .from(membershipRequests)
    .innerJoin(users, eq(users.id, membershipRequests.userId))
    .where(membershipsFor(organizationId))
    .orderBy(asc(membershipRequests.createdAt), asc(membershipRequests.id))
    .limit(first);
}

export function countMemberships(read: Reader, organizationId: string): Promise<number> {
  return read.$count(membershipRequests, membershipsFor(organizationId));
}

const proposalsFor = (organizationId: string) =>
  and(eq(proposals.organizationId, organizationId), eq(proposals.status, 'PENDING'));

/** The first pending proposals to an organisation, oldest first. */
export function listProposals(read: Reader, organizationId: string, { count: first }: FirstDecisions) {
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
    .where(proposalsFor(organizationId))
    .orderBy(asc(proposals.createdAt), asc(proposals.id))
    .limit(first);
}

export function countProposals(read: Reader, organizationId: string): Promise<number> {
  return read.$count(proposals, proposalsFor(organizationId));
}

const portfoliosFor = (organizationId: string) =>
  and(eq(portfolioOrganizations.organizationId, organizationId), eq(portfolioOrganizations.accepted, false));

/** The first portfolios that an organisation was asked to join, with their owners, oldest request first. */
export function listPortfolios(read: Reader, organizationId: string, { count: first }: FirstDecisions) {
  return read
    .select({
      targetId: portfolios.id,
      createdAt: portfolioOrganizations.createdAt,
      name: portfolios.name,
      owner: organizationCard,
    })
    .from(portfolioOrganizations)
    .innerJoin(portfolios, eq(portfolios.id, portfolioOrganizations.portfolioId))
    .innerJoin(organizations, eq(organizations.id, portfolios.organizationId))
    .where(portfoliosFor(organizationId))
    .orderBy(asc(portfolioOrganizations.createdAt), asc(portfolioOrganizations.id))
    .limit(first);
}

export function countPortfolios(read: Reader, organizationId: string): Promise<number> {
  return read.$count(portfolioOrganizations, portfoliosFor(organizationId));
}
