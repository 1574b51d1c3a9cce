import type { ReadingLanguage } from '@gyg/contract';
import { type Actor, localeOf } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import type { Paging } from '../../queries/paging.repository';
import { getVisibleGyg } from '../gygs';
import { listGygsPartneredBy } from '../gygs/read';
import { getOrganizationRow } from '../organizations';
import { pendingPartnersVisibleTo } from './partner.policy';
import { presentPartner } from './partner.presenter';
import { listPartnerRows } from './partner.repository';

/** The partners of a gyg; pending ones only for its hosts and their own admins. */
export async function listPartners({ db }: ApiContext, actor: Actor, gygId: string, { page, pageSize }: Paging) {
  const gyg = await getVisibleGyg(db.read, actor, gygId);
  const filter = { gygId: gyg.id, pendingOf: pendingPartnersVisibleTo(actor, gyg), language: localeOf(actor) };
  const { rows, total } = await listPartnerRows(db.read, { ...filter, page, pageSize });
  return { partners: rows.map(presentPartner), total, page, pageSize };
}

/** The gygs of which an organisation is a partner, without drafts and hidden ones. Throws 404. */
export async function listPartneredGygs(
  context: ApiContext,
  actor: Actor,
  organizationId: string,
  paging: Paging,
  asked: { reading: ReadingLanguage; now: Date },
) {
  const { id } = await getOrganizationRow(context.db.read, organizationId);
  return listGygsPartneredBy(context, actor, id, paging, asked);
}
