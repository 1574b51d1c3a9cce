import type { Portfolio, PortfolioMembership, PortfolioOrganization } from '@gyg/contract';
import type { AcceptedRow, PortfolioRow } from './portfolio.repository';
import type { MemberRow, MembershipRow } from './portfolio-organization.repository';

/** A portfolio with the cards of the organisations that accepted. */
export function presentPortfolio({ createdAt, ...row }: PortfolioRow, accepted: readonly AcceptedRow[]): Portfolio {
  const organizations = accepted.map(({ portfolioId, ...card }) => card);
  return { ...row, created: createdAt.toISOString(), organizations };
}

export function presentMember({ createdAt, answeredAt, ...row }: MemberRow): PortfolioOrganization {
  return { ...row, created: createdAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}

export function presentMembership({ createdAt, ...row }: MembershipRow): PortfolioMembership {
  return { ...row, created: createdAt.toISOString() };
}
