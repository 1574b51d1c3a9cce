import type { SignedIn } from '../../access/actor';
import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { listGygRowsById } from '../gygs';
import { closeAction } from '../notifications';
import { requireItsAdmin } from './partner.policy';
import { acceptPartner, deletePartner, findPartner } from './partner.repository';
import { partnerAction, partnerOf, tellHosts } from './partner-messages.service';

/**
 * Answers what a gyg's hosts asked, once, as admin of the asked organisation. Accepted it is shown, declined it is gone.
 * Throws 403 for others, 409 when it was withdrawn or answered already.
 */
export async function answerPartner(
  work: Work,
  actor: SignedIn,
  targetId: string,
  { accept }: { accept: boolean },
): Promise<void> {
  const { gygId, organizationId } = partnerOf(targetId);
  requireItsAdmin(actor, organizationId);
  const gyg = (await listGygRowsById(work.t, [gygId])).get(gygId);
  const row = await findPartner(work.t, gygId, organizationId);
  if (!gyg || !row) throw problem('notifications.already_responded');
  const done = accept
    ? await acceptPartner(work.t, gygId, organizationId)
    : await deletePartner(work.t, { ...row, accepted: false });
  if (!done) throw problem('notifications.already_responded');
  await closeAction(work, partnerAction(row), { accepted: accept, by: actor.fullName });
  await tellHosts(work, actor, gyg, row, accept ? 'partner_accepted' : 'partner_declined');
}
