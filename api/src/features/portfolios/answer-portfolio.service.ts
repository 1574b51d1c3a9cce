import type { SignedIn } from '../../access/actor';
import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { closeAction } from '../notifications';
import { requireItsAdmin } from './portfolio.policy';
import { findPortfolio } from './portfolio.repository';
import { notifyOwner } from './portfolio-messages.service';
import { acceptMember, deleteMember, findMember } from './portfolio-organization.repository';

/**
 * Answers a portfolio's owner, once, as admin of the asked organisation. Accepted its numbers are shown, declined it is
 * not in it. Throws 403 for others, 409 when it was withdrawn or answered already.
 */
export async function answerPortfolio(
  work: Work,
  actor: SignedIn,
  targetId: string,
  { accept }: { accept: boolean },
): Promise<void> {
  const member = await findMember(work.t, { id: targetId });
  const portfolio = member && (await findPortfolio(work.t, member.portfolioId));
  if (!member || !portfolio) throw problem('notifications.already_responded');
  requireItsAdmin(actor, member.organizationId);
  const done = accept
    ? await acceptMember(work.t, member.id, { answeredBy: actor.id, answeredAt: work.now })
    : await deleteMember(work.t, { id: member.id, accepted: false });
  if (!done) throw problem('notifications.already_responded');
  const action = { kind: 'portfolio', targetId: member.id } as const;
  await closeAction(work, action, { accepted: accept, by: actor.fullName });
  await notifyOwner(work, actor, portfolio, member, accept ? 'portfolio_accepted' : 'portfolio_declined');
}
