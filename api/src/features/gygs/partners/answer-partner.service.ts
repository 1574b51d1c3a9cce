import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { closeAction } from '../../notifications';
import { listGygRowsById } from '..';
import { requireAdminOf } from './partner.policy';
import { acceptPartner, deletePartner, findPartner } from './partner.repository';
import { notifyHostsOfPartner, partnerAction, partnerOf } from './partner-messages.service';

/**
 * An admin of the asked organisation accepts or declines a partnership, once; declining deletes it. Throws 403 for
 * others, 409 if it was withdrawn or answered.
 */
export async function answerPartner(
  uow: UnitOfWork,
  actor: SignedIn,
  targetId: string,
  { accept }: { accept: boolean },
): Promise<void> {
  const { gygId, organizationId } = partnerOf(targetId);
  requireAdminOf(actor, organizationId);
  const gyg = (await listGygRowsById(uow.tx, [gygId])).get(gygId);
  const row = await findPartner(uow.tx, gygId, organizationId);
  if (!gyg || !row) throw problem('notifications.already_responded');
  const done = accept
    ? await acceptPartner(uow.tx, gygId, organizationId)
    : await deletePartner(uow.tx, { ...row, accepted: false });
  if (!done) throw problem('notifications.already_responded');
  await closeAction(uow, partnerAction(row), { accepted: accept, by: actor.fullName });
  await notifyHostsOfPartner(uow, actor, gyg, row, accept ? 'partner_accepted' : 'partner_declined');
}

/** The same for a request named by its gyg and the asked organisation, as in the call's path. */
export async function answerPartnerOf(
  uow: UnitOfWork,
  actor: SignedIn,
  asked: { gygId: string; organizationId: string },
  name: 'acceptPartner' | 'declinePartner',
): Promise<void> {
  permit(name, actor, { organizationId: asked.organizationId });
  await answerPartner(uow, actor, partnerAction(asked).targetId, { accept: name === 'acceptPartner' });
}
