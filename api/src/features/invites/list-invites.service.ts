import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { ApiContext } from '../../api-context';
import { getOrganizationRow } from '../organizations';
import { presentInvite } from './invite.presenter';
import { listInviteRows } from './invite.repository';

/** Invitations sent in an organisation's name, for its admins. */
export async function listInvites(
  { db }: ApiContext,
  actor: SignedIn,
  { organizationId, page, pageSize }: { organizationId: string; page: number; pageSize: number },
) {
  await getOrganizationRow(db.read, organizationId);
  permit('listInvites', actor, { organizationId });
  const { rows, total } = await listInviteRows(db.read, organizationId, { page, pageSize });
  return { invites: rows.map(presentInvite), total, page, pageSize };
}
