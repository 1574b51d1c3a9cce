import type { InvitationRef, SavedMembership } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { closeInvites, holdsAdminInvitation } from '../../invites';
import { withdrawAction } from '../../notifications';
import { requireActiveUser } from '../../people';
import type { OrganizationRow } from '..';
import { findMembership, insertMembership } from './membership.repository';
import { notifyAdminsOfMembership, notifyMembershipRequested } from './membership-messages.service';
import { findPendingRequest, insertMembershipRequest, updateRequestStatus } from './membership-request.repository';

/** Closes a pending request of a user who became a member in another way. */
export async function closePendingRequest(
  uow: UnitOfWork,
  actor: SignedIn,
  organizationId: string,
  userId: string,
): Promise<void> {
  const pending = await findPendingRequest(uow.tx, organizationId, userId);
  if (pending) {
    const accepted = { status: 'ACCEPTED', answeredBy: actor.id, answeredAt: uow.now } as const;
    await updateRequestStatus(uow.tx, pending.id, accepted);
    await withdrawAction(uow, { kind: 'membership', targetId: pending.id });
  }
  await closeInvites(uow, { userId, organizationId }, 'ACCEPTED');
}

async function joinAtOnce(uow: UnitOfWork, actor: SignedIn, organization: OrganizationRow): Promise<SavedMembership> {
  const row = { organizationId: organization.id, userId: actor.id, role: 'MEMBER', createdAt: uow.now } as const;
  const id = await insertMembership(uow.tx, row);
  if (id === undefined) throw problem('user_org.already_a_member');
  await requireActiveUser(uow.tx, actor.id);
  await closePendingRequest(uow, actor, organization.id, actor.id);
  await notifyAdminsOfMembership(uow, { user: actor, organization }, 'membership_joined');
  return { id, status: 'MEMBER', role: 'MEMBER' };
}

/**
 * Joins immediately if the organisation is open or an admin invited the caller; 403 if it accepts no members; otherwise
 * creates a pending request.
 */
export async function joinOrganization(
  uow: UnitOfWork,
  actor: SignedIn,
  organization: OrganizationRow,
  invitationRef: InvitationRef,
): Promise<SavedMembership> {
  const [organizationId, userId] = [organization.id, actor.id];
  if (await findMembership(uow.tx, organizationId, userId)) throw problem('user_org.already_a_member');
  const { memberApproval } = organization;
  if (memberApproval === 'ANYONE' || (await holdsAdminInvitation(uow.tx, organizationId, userId))) {
    return joinAtOnce(uow, actor, organization);
  }
  if (memberApproval === 'NONE') throw problem('user_org.not_open');
  const row = { organizationId, userId, invitationRef, createdAt: uow.now };
  const id = await insertMembershipRequest(uow.tx, row);
  if (id === undefined) throw problem('user_org.already_pending_request');
  await requireActiveUser(uow.tx, userId);
  // An earlier request may have been accepted while this one waited for the lock.
  if (await findMembership(uow.tx, organizationId, userId)) throw problem('user_org.already_a_member');
  await notifyMembershipRequested(uow, { user: actor, organization }, id);
  return { id, status: 'PENDING' };
}
