import type { PortfolioOrganization } from '@gyg/contract';
import { isAdminOf, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { notifyAdmins, withdrawAction } from '../../notifications';
import { getOrganizationRow } from '../organization.service';
import { requireVisibleMember } from './portfolio.policy';
import { presentMember } from './portfolio.presenter';
import { findPortfolio } from './portfolio.repository';
import { getVisiblePortfolio } from './portfolio.service';
import { notifyPortfolioOwner, portfolioValues } from './portfolio-messages.service';
import { deleteMember, findMember, insertMember, type MemberRow } from './portfolio-organization.repository';
import { recordPortfolioAct } from './record-portfolio-act.service';

async function getMember(uow: UnitOfWork, id: string): Promise<MemberRow> {
  const row = await findMember(uow.tx, { id });
  if (!row) throw problem('org.missing');
  return row;
}

/**
 * Asks an organisation to join a portfolio; accepted immediately if the caller administers both. Throws 409 if it is
 * already in it or was asked.
 */
export async function addPortfolioOrganization(
  uow: UnitOfWork,
  actor: SignedIn,
  portfolioId: string,
  organizationId: string,
): Promise<PortfolioOrganization> {
  const portfolio = await getVisiblePortfolio(uow.tx, actor, portfolioId);
  const { id: asked } = await getOrganizationRow(uow.tx, organizationId);
  permit('addPortfolioOrganization', actor, { ownerId: portfolio.organizationId });
  const accepted = isAdminOf(actor, asked);
  const answer = accepted ? { answeredBy: actor.id, answeredAt: uow.now } : {};
  const row = { portfolioId: portfolio.id, organizationId: asked, accepted, ...answer, createdAt: uow.now };
  const id = await insertMember(uow.tx, row);
  if (id === undefined) throw problem('portfolios.already_added');
  await recordPortfolioAct(uow, actor, portfolio, 'portfolio.organization_added', asked);
  const member = await getMember(uow, id);
  if (!accepted) {
    await notifyAdmins(uow, asked, {
      type: 'portfolio_asked',
      values: portfolioValues(portfolio, member),
      relatedUserId: actor.id,
      action: { kind: 'portfolio', targetId: id },
    });
  }
  return presentMember(member);
}

/** Removes an organisation or withdraws the request; the organisation's admins can leave at any time. */
export async function removePortfolioOrganization(
  uow: UnitOfWork,
  actor: SignedIn,
  portfolioId: string,
  organizationId: string,
): Promise<void> {
  const { portfolio, member } = requireVisibleMember(
    actor,
    await findPortfolio(uow.tx, portfolioId),
    await findMember(uow.tx, { portfolioId, organizationId }),
  );
  permit('removePortfolioOrganization', actor, { ownerId: portfolio.organizationId, organizationId });
  if (!(await deleteMember(uow.tx, member))) throw problem('org.missing');
  await withdrawAction(uow, { kind: 'portfolio', targetId: member.id });
  await recordPortfolioAct(uow, actor, portfolio, 'portfolio.organization_removed', organizationId);
  const leaves = isAdminOf(actor, organizationId) && !isAdminOf(actor, portfolio.organizationId);
  if (leaves) await notifyPortfolioOwner(uow, actor, portfolio, member, 'portfolio_left');
}
