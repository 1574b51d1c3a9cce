import { type Actor, isSelf, readsAsAdmin, readsAsHost } from '../../../access/actor';
import { problem } from '../../../problem';
import type { RepresentationRow } from './representation.repository';

/**
 * A request is visible to the booker, to those who read as the organisation's admin, and to the hosts. Throws 404 for
 * others, and for all while the gyg is a draft.
 */
export function requireVisibleRequest(actor: Actor, row: RepresentationRow | undefined): RepresentationRow {
  if (!row || row.gygPublishedAt === null) throw problem('representation.missing');
  const { userId, organizationId, gygId, hostOrganizationId } = row;
  const asHost = readsAsHost(actor, { id: gygId, organizationId: hostOrganizationId });
  if (!asHost && !readsAsAdmin(actor, organizationId) && !isSelf(actor, userId))
    throw problem('representation.missing');
  return row;
}
