import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { ApiContext } from '../../api-context';
import { getVisibleGyg } from '../gygs';
import { getOrganizationRow } from '../organizations';
import { requireHostsName } from './invite.policy';
import { presentInvite } from './invite.presenter';
import { countInvites, type InvitePage, listInviteRows } from './invite.repository';

/**
 * Invitations sent in an organisation's name with the number in each status, for its admins; those about a gyg also for
 * its managers. Throws 404, 403, 400 if another organisation hosts the gyg.
 */
export async function listInvites(
  { db }: ApiContext,
  actor: SignedIn,
  { page, pageSize, reading, ...filter }: InvitePage,
) {
  const { organizationId, gygId, status } = filter;
  await getOrganizationRow(db.read, organizationId);
  const gyg = gygId === undefined ? undefined : await getVisibleGyg(db.read, actor, gygId);
  permit('listInvites', actor, { organizationId, ...(gyg ? { gyg } : {}) });
  requireHostsName(gyg, organizationId);
  const [rows, counts] = await Promise.all([
    listInviteRows(db.read, { ...filter, page, pageSize, reading }),
    countInvites(db.read, filter),
  ]);
  const total = status === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[status];
  return { invites: rows.map(presentInvite), counts, total, page, pageSize };
}
