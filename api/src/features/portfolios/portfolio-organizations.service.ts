import type { PortfolioOrganization } from '@gyg/contract';
import { isAdminOf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { notifyAdmins, withdrawAction } from '../notifications';
import { getOrganizationRow } from '../organizations';
import { requireKnownMember } from './portfolio.policy';
import { presentMember } from './portfolio.presenter';
import { findPortfolio } from './portfolio.repository';
import { getVisiblePortfolio } from './portfolio.service';
import { notifyOwner, portfolioValues } from './portfolio-messages.service';
import { deleteMember, findMember, insertMember, type MemberRow } from './portfolio-organization.repository';

async function getMember(work: Work, id: string): Promise<MemberRow> {
  const row = await findMember(work.t, { id });
  if (!row) throw problem('org.missing');
  return row;
}

/**
 * Asks an organisation into a portfolio; who administers it too has answered with it. Throws 409 when it is in it or
 * asked already.
 */
export async function addPortfolioOrganization(
  work: Work,
  actor: SignedIn,
  portfolioId: string,
  organizationId: string,
): Promise<PortfolioOrganization> {
  const portfolio = await getVisiblePortfolio(work.t, actor, portfolioId);
  const { id: asked } = await getOrganizationRow(work.t, organizationId);
  permit('addPortfolioOrganization', actor, { ownerId: portfolio.organizationId });
  const accepted = isAdminOf(actor, asked);
  const answer = accepted ? { answeredBy: actor.id, answeredAt: work.now } : {};
  const row = { portfolioId: portfolio.id, organizationId: asked, accepted, ...answer, createdAt: work.now };
  const id = await insertMember(work.t, row);
  if (id === undefined) throw problem('portfolios.already_added');
  const member = await getMember(work, id);
  if (!accepted) {
    await notifyAdmins(work, asked, {
      type: 'portfolio_asked',
      values: portfolioValues(portfolio, member),
      relatedUserId: actor.id,
      action: { kind: 'portfolio', targetId: id },
    });
  }
  return presentMember(member);
}

/** Takes an organisation out, or takes back what was asked; its own admins leave with it whenever they like. */
export async function removePortfolioOrganization(
  work: Work,
  actor: SignedIn,
  portfolioId: string,
  organizationId: string,
): Promise<void> {
  const { portfolio, member } = requireKnownMember(
    actor,
    await findPortfolio(work.t, portfolioId),
    await findMember(work.t, { portfolioId, organizationId }),
  );
  permit('removePortfolioOrganization', actor, { ownerId: portfolio.organizationId, organizationId });
  if (!(await deleteMember(work.t, member))) throw problem('org.missing');
  await withdrawAction(work, { kind: 'portfolio', targetId: member.id });
  const leaves = isAdminOf(actor, organizationId) && !isAdminOf(actor, portfolio.organizationId);
  if (leaves) await notifyOwner(work, actor, portfolio, member, 'portfolio_left');
}
