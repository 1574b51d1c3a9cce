import type { SignedIn } from '../../../access/actor';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { notifyAdmins } from '../../notifications';
import type { PortfolioRow } from './portfolio.repository';
import type { MemberRow } from './portfolio-organization.repository';

export function portfolioValues(portfolio: PortfolioRow, member: MemberRow) {
  return { owner: portfolio.orgName, portfolio: portfolio.name, organization: member.orgName };
}

/** Notifies the owner's admins of an organisation's answer, or that it left. */
export async function notifyPortfolioOwner(
  uow: UnitOfWork,
  actor: SignedIn,
  portfolio: PortfolioRow,
  member: MemberRow,
  type: 'portfolio_accepted' | 'portfolio_declined' | 'portfolio_left',
): Promise<void> {
  const message = { type, values: portfolioValues(portfolio, member), relatedUserId: actor.id };
  await notifyAdmins(uow, portfolio.organizationId, message);
}
