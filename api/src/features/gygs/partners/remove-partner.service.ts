import { isAdminOf, isHostOf, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { withdrawAction } from '../../notifications';
import { gygStateAt, listGygRowsById } from '..';
import { requireVisiblePartner } from './partner.policy';
import { deletePartner, findPartner } from './partner.repository';
import { notifyHostsOfPartner, notifyPartnerRemoved, partnerAction } from './partner-messages.service';

/**
 * Ends a partnership or withdraws the request; for hosts and the organisation's admins, who can leave at any time.
 * Hosts cannot change the partners of a finished gyg: 409.
 */
export async function removePartner(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  organizationId: string,
): Promise<void> {
  const gyg = (await listGygRowsById(uow.tx, [gygId])).get(gygId);
  const row = requireVisiblePartner(actor, gyg, await findPartner(uow.tx, gygId, organizationId));
  if (!gyg) throw problem('gyg.missing');
  permit('removePartner', actor, { gyg, organizationId });
  const leaves = isAdminOf(actor, organizationId);
  if (!leaves && gygStateAt(gyg, uow.now) === 'FINISHED') throw problem('gyg.wrong_state');
  if (!(await deletePartner(uow.tx, row))) throw problem('partner.missing');
  await withdrawAction(uow, partnerAction(row));
  if (leaves && !isHostOf(actor, gyg)) await notifyHostsOfPartner(uow, actor, gyg, row, 'partner_left');
  else if (row.accepted && !leaves) await notifyPartnerRemoved(uow, actor, gyg, row);
}
