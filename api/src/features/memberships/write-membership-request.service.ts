import type { InvitationRef } from '@gyg/contract';
import type { Work } from '../../access/work';
import { getOrganizationRow } from '../organizations';
import { getUserRow } from '../users';
import { askAdmins } from './membership-messages.service';
import { insertMembershipRequest } from './membership-request.repository';

/** Writes a wish to join that waits, and asks the organisation's admins; for seeding. Throws when one waits already. */
export async function writeMembershipRequest(
  work: Work,
  request: { organizationId: string; userId: string; invitationRef?: InvitationRef },
): Promise<{ id: string }> {
  const { organizationId, userId, invitationRef = 'MANUAL_SEARCH' } = request;
  const id = await insertMembershipRequest(work.t, { organizationId, userId, invitationRef, createdAt: work.now });
  if (id === undefined) throw new Error('A request of this person waits already');
  const parties = {
    user: await getUserRow(work.t, userId),
    organization: await getOrganizationRow(work.t, organizationId),
  };
  await askAdmins(work, parties, id);
  return { id };
}
