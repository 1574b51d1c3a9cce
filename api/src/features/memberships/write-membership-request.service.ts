import type { Work } from '../../access/work';
import { notifyAdmins } from '../notifications';
import { findNames, insertMembershipRequest } from './membership-request.repository';

/** Writes a wish to join that waits, and asks the organisation's admins. */
export async function writeMembershipRequest(
  work: Work,
  request: { organizationId: string; userId: string; invitationRef?: 'MANUAL_SEARCH' | 'INVITE_LINK' },
): Promise<{ id: string }> {
  const { organizationId, userId, invitationRef = 'MANUAL_SEARCH' } = request;
  const id = await insertMembershipRequest(work.t, { organizationId, userId, invitationRef, createdAt: work.now });
  await notifyAdmins(work, organizationId, {
    type: 'membership_requested',
    values: await findNames(work.t, userId, organizationId),
    relatedUserId: userId,
    action: { kind: 'membership', targetId: id },
  });
  return { id };
}
