import type { Partner, ReadingLanguage } from '@gyg/contract';
import { type Actor, localeOf } from '../../../access/actor';
import type { Paging } from '../../../access/queries/paging.repository';
import type { ApiContext } from '../../../api-context';
import { getOrganizationRow } from '../../organizations';
import { getVisibleGyg } from '..';
import { listGygsPartneredBy } from '../read';
import { pendingPartnersVisibleTo } from './partner.policy';
import { listPartnerRows, type PartnerRow } from './partner.repository';

export function presentPartner({ createdAt, ...row }: PartnerRow): Partner {
  return { ...row, created: createdAt.toISOString() };
}

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
