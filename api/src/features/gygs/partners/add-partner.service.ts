import type { Partner } from '@gyg/contract';
import { isAdminOf, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { invalidRequest, problem } from '../../../problem';
import { getOrganizationRow } from '../../organizations';
import { getVisibleGyg, gygStateAt } from '..';
import { findPartner, insertPartner, type PartnerRow } from './partner.repository';
import { presentPartner } from './partner.service';
import { notifyPartnerAsked } from './partner-messages.service';

async function getPartner(uow: UnitOfWork, gygId: string, organizationId: string): Promise<PartnerRow> {
  const row = await findPartner(uow.tx, gygId, organizationId);
  if (!row) throw problem('partner.missing');
  return row;
}

/**
 * Asks an organisation to be a partner of a gyg; accepted immediately if the caller administers both. Throws 400 for
 * the host, 409 if it is a partner or was asked, and for a finished gyg.
 */
export async function addPartner(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  organizationId: string,
): Promise<Partner> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  if (organizationId === gyg.organizationId) {
    throw invalidRequest([{ path: 'organizationId', code: 'is_host', message: 'The host cannot be its own partner' }]);
  }
  permit('addPartner', actor, { gyg });
  const { id } = await getOrganizationRow(uow.tx, organizationId);
  if (gygStateAt(gyg, uow.now) === 'FINISHED') throw problem('gyg.wrong_state');
  const accepted = isAdminOf(actor, id);
  const row = { gygId: gyg.id, organizationId: id, accepted, createdAt: uow.now };
  if (!(await insertPartner(uow.tx, row))) throw problem('partner.already_added');
  const partner = await getPartner(uow, gyg.id, id);
  if (!accepted) await notifyPartnerAsked(uow, actor, gyg, partner);
  return presentPartner(partner);
}
