import type { PortfolioOrganization } from '@gyg/contract';
import { isAdminOf, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { closeAction, notifyAdmins, withdrawAction } from '../../notifications';
import { getOrganizationRow } from '../organization.service';
import { requireAdminOf, requireVisibleMember } from './portfolio.policy';
import { findPortfolio, type PortfolioRow } from './portfolio.repository';
import { getVisiblePortfolio, presentMember, recordPortfolioAct } from './portfolio.service';
import {
  acceptMember,
  deleteMember,
  findMember,
  insertMember,
  type MemberRow,
} from './portfolio-organization.repository';

async function getMember(uow: UnitOfWork, id: string): Promise<MemberRow> {
  const row = await findMember(uow.tx, { id });
  if (!row) throw problem('org.missing');
  return row;
}

function portfolioValues(portfolio: PortfolioRow, member: MemberRow) {
  return { owner: portfolio.orgName, portfolio: portfolio.name, organization: member.orgName };
}

/** Notifies the owner's admins of an organisation's answer, or that it left. */
async function notifyPortfolioOwner(
  uow: UnitOfWork,
  actor: SignedIn,
  portfolio: PortfolioRow,
  member: MemberRow,
  type: 'portfolio_accepted' | 'portfolio_declined' | 'portfolio_left',
): Promise<void> {
  const message = { type, values: portfolioValues(portfolio, member), relatedUserId: actor.id };
  await notifyAdmins(uow, portfolio.organizationId, message);
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

/**
 * An admin of the asked organisation accepts or declines a portfolio's request, once. Its figures are shown once
 * accepted; declining removes it. Throws 403 for others, 409 if it was withdrawn or answered.
 */
export async function answerPortfolio(
  uow: UnitOfWork,
  actor: SignedIn,
  targetId: string,
  { accept }: { accept: boolean },
): Promise<void> {
  const member = await findMember(uow.tx, { id: targetId });
  const portfolio = member && (await findPortfolio(uow.tx, member.portfolioId));
  if (!member || !portfolio) throw problem('notifications.already_responded');
  requireAdminOf(actor, member.organizationId);
  const done = accept
    ? await acceptMember(uow.tx, member.id, { answeredBy: actor.id, answeredAt: uow.now })
    : await deleteMember(uow.tx, { id: member.id, accepted: false });
  if (!done) throw problem('notifications.already_responded');
  const action = { kind: 'portfolio', targetId: member.id } as const;
  await closeAction(uow, action, { accepted: accept, by: actor.fullName });
  await notifyPortfolioOwner(uow, actor, portfolio, member, accept ? 'portfolio_accepted' : 'portfolio_declined');
}

/** The same for a request named by its portfolio and the asked organisation, as in the call's path. */
export async function answerPortfolioOf(
  uow: UnitOfWork,
  actor: SignedIn,
  asked: { portfolioId: string; organizationId: string },
  name: 'acceptPortfolio' | 'declinePortfolio',
): Promise<void> {
  permit(name, actor, { organizationId: asked.organizationId });
  const member = await findMember(uow.tx, asked);
  if (!member) throw problem('notifications.already_responded');
  await answerPortfolio(uow, actor, member.id, { accept: name === 'acceptPortfolio' });
}
