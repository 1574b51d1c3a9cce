import type { InvitationRef, SavedMembership } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { holdsAdminInvitation, settleInvites } from '../invites';
import { withdrawAction } from '../notifications';
import type { OrganizationRow } from '../organizations';
import { requireLiving } from '../users';
import { findMembership, insertMembership } from './membership.repository';
import { askAdmins, tellAdmins } from './membership-messages.service';
import { findWaiting, insertMembershipRequest, moveRequest } from './membership-request.repository';

/** Somebody has become a member in another way than by an answer: what they had asked waits no more. */
export async function settleWaiting(
  work: Work,
  actor: SignedIn,
  organizationId: string,
  userId: string,
): Promise<void> {
  const waiting = await findWaiting(work.t, organizationId, userId);
  if (waiting) {
    const accepted = { status: 'ACCEPTED', answeredBy: actor.id, answeredAt: work.now } as const;
    await moveRequest(work.t, waiting.id, accepted);
    await withdrawAction(work, { kind: 'membership', targetId: waiting.id });
  }
  await settleInvites(work, { userId, organizationId }, 'ACCEPTED');
}

async function joinAtOnce(work: Work, actor: SignedIn, organization: OrganizationRow): Promise<SavedMembership> {
  const row = { organizationId: organization.id, userId: actor.id, role: 'MEMBER', createdAt: work.now } as const;
  const id = await insertMembership(work.t, row);
  if (id === undefined) throw problem('user_org.already_a_member');
  await requireLiving(work.t, actor.id);
  await settleWaiting(work, actor, organization.id, actor.id);
  await tellAdmins(work, { user: actor, organization }, 'membership_joined');
  return { id, status: 'MEMBER', role: 'MEMBER' };
}

/**
 * Joins: at once where anyone may or an admin's invitation names the caller, whatever the organisation else says;
 * 403 where it takes no requests; else a request waits for its admins (api.md, membership).
 */
export async function joinOrganization(
  work: Work,
  actor: SignedIn,
  organization: OrganizationRow,
  invitationRef: InvitationRef,
): Promise<SavedMembership> {
  const [organizationId, userId] = [organization.id, actor.id];
  if (await findMembership(work.t, organizationId, userId)) throw problem('user_org.already_a_member');
  const { memberApproval } = organization;
  if (memberApproval === 'ANYONE' || (await holdsAdminInvitation(work.t, organizationId, userId))) {
    return joinAtOnce(work, actor, organization);
  }
  if (memberApproval === 'NONE') throw problem('user_org.not_open');
  const row = { organizationId, userId, invitationRef, createdAt: work.now };
  const id = await insertMembershipRequest(work.t, row);
  if (id === undefined) throw problem('user_org.already_pending_request');
  await requireLiving(work.t, userId);
  // An earlier request may have been accepted while this one waited for it to let go of its place.
  if (await findMembership(work.t, organizationId, userId)) throw problem('user_org.already_a_member');
  await askAdmins(work, { user: actor, organization }, id);
  return { id, status: 'PENDING' };
}
