import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { closeAction } from '../../notifications';
import { requireAdminOf } from './portfolio.policy';
import { findPortfolio } from './portfolio.repository';
import { notifyPortfolioOwner } from './portfolio-messages.service';
import { acceptMember, deleteMember, findMember } from './portfolio-organization.repository';

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
