import type { SignedIn } from '../../access/actor';
import type { Work } from '../../access/work';
import { notifyAdmins } from '../notifications';
import type { PortfolioRow } from './portfolio.repository';
import type { MemberRow } from './portfolio-organization.repository';

export function portfolioValues(portfolio: PortfolioRow, member: MemberRow) {
  return { owner: portfolio.orgName, portfolio: portfolio.name, organization: member.orgName };
}

/** Tells the owner's admins what an organisation answered, or that it left. */
export async function notifyOwner(
  work: Work,
  actor: SignedIn,
  portfolio: PortfolioRow,
  member: MemberRow,
  type: 'portfolio_accepted' | 'portfolio_declined' | 'portfolio_left',
): Promise<void> {
  const message = { type, values: portfolioValues(portfolio, member), relatedUserId: actor.id };
  await notifyAdmins(work, portfolio.organizationId, message);
}
