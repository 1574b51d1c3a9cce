import type { Partner } from '@gyg/contract';
import { isAdminOf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Work } from '../../access/work';
import { invalidRequest, problem } from '../../http/problem';
import { getVisibleGyg, gygStateAt } from '../gygs';
import { getOrganizationRow } from '../organizations';
import { presentPartner } from './partner.presenter';
import { findPartner, insertPartner, type PartnerRow } from './partner.repository';
import { askPartner } from './partner-messages.service';

async function getPartner(work: Work, gygId: string, organizationId: string): Promise<PartnerRow> {
  const row = await findPartner(work.t, gygId, organizationId);
  if (!row) throw problem('partner.missing');
  return row;
}

/**
 * Asks an organisation to be a partner of a gyg; who administers both has answered with it. Throws 400 for the host
 * itself, 409 when it is a partner or asked already, and for a finished gyg (api.md, gygs and partners).
 */
export async function addPartner(work: Work, actor: SignedIn, gygId: string, organizationId: string): Promise<Partner> {
  const gyg = await getVisibleGyg(work.t, actor, gygId);
  if (organizationId === gyg.organizationId) {
    throw invalidRequest([{ path: 'organizationId', code: 'is_host', message: 'The host is no partner of its own' }]);
  }
  permit('addPartner', actor, { gyg });
  const { id } = await getOrganizationRow(work.t, organizationId);
  if (gygStateAt(gyg, work.now) === 'FINISHED') throw problem('gyg.wrong_state');
  const accepted = isAdminOf(actor, id);
  const row = { gygId: gyg.id, organizationId: id, accepted, createdAt: work.now };
  if (!(await insertPartner(work.t, row))) throw problem('partner.already_added');
  const partner = await getPartner(work, gyg.id, id);
  if (!accepted) await askPartner(work, actor, gyg, partner);
  return presentPartner(partner);
}
