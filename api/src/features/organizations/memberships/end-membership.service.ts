import type { MemberRole } from '@gyg/contract';
import { isSelf, type SignedIn } from '../../../access/actor';
import { recordAudit } from '../../../access/record-audit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { endRepresentationsOf } from '../../bookings';
import { notifyPeople, withdrawAction } from '../../notifications';
import { findPeopleBySubject } from '../../people';
import { declineRow } from './answer-membership-request.service';
import { requireAnotherAdmin } from './change-role.service';
import {
  countOtherAdmins,
  dropMembership,
  findMembership,
  listMembershipsOf,
  lockOrganizationRow,
  type MembershipRow,
} from './membership.repository';
import { notifyAdminsOfMembership, notifyMember, type Parties } from './membership-messages.service';
import {
  findPendingRequest,
  listPendingRequestIds,
  type MembershipRequestRow,
  updateRequestStatus,
} from './membership-request.repository';

async function endMembership(uow: UnitOfWork, actor: SignedIn, parties: Parties, row: MembershipRow): Promise<void> {
  const { user, organization } = parties;
  if (row.role === 'ADMIN') await requireAnotherAdmin(uow, organization.id, user.id);
  if (!(await dropMembership(uow.tx, row))) throw problem('user_org.missing');
  await endRepresentationsOf(uow, actor, { userId: user.id, organizationId: organization.id });
  if (isSelf(actor, user.id)) {
    await notifyAdminsOfMembership(uow, parties, 'membership_left');
    return;
  }
  const act = { action: 'member.removed', target: user.id, details: { organizationId: organization.id } } as const;
  await recordAudit(uow, actor, { ...act, before: { role: row.role } });
  await notifyMember(uow, actor, parties, 'membership_removed');
}

async function endRequest(uow: UnitOfWork, actor: SignedIn, row: MembershipRequestRow): Promise<void> {
  if (!isSelf(actor, row.userId)) {
    await declineRow(uow, actor, row);
    return;
  }
  const withdrawn = { status: 'WITHDRAWN', answeredBy: actor.id, answeredAt: uow.now } as const;
  if (!(await updateRequestStatus(uow.tx, row.id, withdrawn))) throw problem('user_org.missing');
  await withdrawAction(uow, { kind: 'membership', targetId: row.id });
}

/**
 * Leaves or removes; without a membership, withdraws the pending request (or declines it, as an admin). A given role
 * must match; a request counts as MEMBER. Throws 404 if there is neither, 409 for the last administrator.
 */
export async function leaveOrganization(
  uow: UnitOfWork,
  actor: SignedIn,
  parties: Parties,
  role: MemberRole | undefined,
): Promise<void> {
  const { user, organization } = parties;
  const membership = await findMembership(uow.tx, organization.id, user.id);
  if (membership) {
    if (role !== undefined && role !== membership.role) throw problem('user_org.missing');
    return endMembership(uow, actor, parties, membership);
  }
  const pending = role === 'ADMIN' ? undefined : await findPendingRequest(uow.tx, organization.id, user.id);
  if (!pending) throw problem('user_org.missing');
  return endRequest(uow, actor, pending);
}

/**
 * Ends the memberships and requests of an erased user. Erasure always succeeds: if the last administrator leaves, the
 * super users are notified.
 */
export async function eraseMemberships(uow: UnitOfWork, actor: SignedIn, superUsers: readonly string[]): Promise<void> {
  for (const { orgName, ...membership } of await listMembershipsOf(uow.tx, actor.id)) {
    const { organizationId, role } = membership;
    if (role === 'ADMIN') await lockOrganizationRow(uow.tx, organizationId);
    await dropMembership(uow.tx, membership);
    if (role !== 'ADMIN' || (await countOtherAdmins(uow.tx, organizationId, actor.id)) > 0) continue;
    const people = await findPeopleBySubject(uow.tx, superUsers);
    const values = { organization: orgName };
    await notifyPeople(uow, people, { type: 'organization_without_admin', values, organizationId });
  }
  const withdrawn = { status: 'WITHDRAWN', answeredBy: actor.id, answeredAt: uow.now } as const;
  for (const requestId of await listPendingRequestIds(uow.tx, actor.id)) {
    await updateRequestStatus(uow.tx, requestId, withdrawn);
    await withdrawAction(uow, { kind: 'membership', targetId: requestId });
  }
}
