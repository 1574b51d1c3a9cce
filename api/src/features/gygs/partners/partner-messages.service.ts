import type { SignedIn } from '../../../access/actor';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { notifyAdmins, notifyHosts } from '../../notifications';
import { type GygRow, isPublished } from '..';
import type { PartnerRow } from './partner.repository';

/** The target id of a partnership in notifications: `<gygId>:<organizationId>`. */
export function partnerAction({ gygId, organizationId }: Pick<PartnerRow, 'gygId' | 'organizationId'>) {
  return { kind: 'partner' as const, targetId: `${gygId}:${organizationId}` };
}

/** The two ids in a partnership's target; empty strings if it is malformed. */
export function partnerOf(targetId: string): { gygId: string; organizationId: string } {
  const [gygId = '', organizationId = ''] = targetId.split(':');
  return { gygId, organizationId };
}

const valuesOf = (gyg: GygRow, row: PartnerRow) => ({
  host: gyg.orgName,
  gyg: gyg.title,
  organization: row.orgName,
});

/** Asks the organisation's admins. The title of a draft is left out, because they may not see it. */
export async function notifyPartnerAsked(
  uow: UnitOfWork,
  actor: SignedIn,
  gyg: GygRow,
  row: PartnerRow,
): Promise<void> {
  const draft = !isPublished(gyg);
  const { gyg: title, ...names } = valuesOf(gyg, row);
  await notifyAdmins(uow, row.organizationId, {
    type: draft ? 'partner_asked_draft' : 'partner_asked',
    values: draft ? names : { ...names, gyg: title },
    relatedUserId: actor.id,
    ...(draft ? {} : { gygId: gyg.id }),
    action: partnerAction(row),
  });
}

/** Notifies the hosts of the organisation's answer, or that it left. */
export async function notifyHostsOfPartner(
  uow: UnitOfWork,
  actor: SignedIn,
  gyg: GygRow,
  row: PartnerRow,
  type: 'partner_accepted' | 'partner_declined' | 'partner_left',
): Promise<void> {
  const { organizationId } = row;
  await notifyHosts(uow, gyg, { type, values: valuesOf(gyg, row), organizationId, relatedUserId: actor.id });
}

/** Notifies the organisation's admins that the hosts ended the partnership; not for drafts. */
export async function notifyPartnerRemoved(
  uow: UnitOfWork,
  actor: SignedIn,
  gyg: GygRow,
  row: PartnerRow,
): Promise<void> {
  if (!isPublished(gyg)) return;
  const message = { type: 'partner_removed' as const, values: valuesOf(gyg, row), gygId: gyg.id };
  await notifyAdmins(uow, row.organizationId, { ...message, relatedUserId: actor.id });
}
