import type { InvitationRef } from '@gyg/contract';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { getUserRow } from '../../people';
import { getOrganizationRow } from '..';
import { notifyMembershipRequested } from './membership-messages.service';
import { insertMembershipRequest } from './membership-request.repository';

/** Writes a pending membership request and notifies the admins, for seeding. Throws if one is pending. */
export async function writeMembershipRequest(
  uow: UnitOfWork,
  request: { organizationId: string; userId: string; invitationRef?: InvitationRef },
): Promise<{ id: string }> {
  const { organizationId, userId, invitationRef = 'MANUAL_SEARCH' } = request;
  const id = await insertMembershipRequest(uow.tx, { organizationId, userId, invitationRef, createdAt: uow.now });
  if (id === undefined) throw new Error('A request of this person waits already');
  const parties = {
    user: await getUserRow(uow.tx, userId),
    organization: await getOrganizationRow(uow.tx, organizationId),
  };
  await notifyMembershipRequested(uow, parties, id);
  return { id };
}
