import type { MemberRole, SavedMembership } from '@gyg/contract';
import { isSuperUser, type SignedIn } from '../../../access/actor';
import { recordAudit } from '../../../access/record-audit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { closePendingRequest } from './join-organization.service';
import {
  countOtherAdmins,
  findMembership,
  insertMembership,
  lockOrganizationRow,
  type MembershipRow,
  updateRole,
} from './membership.repository';
import { notifyMember, type Parties } from './membership-messages.service';

/** An organisation keeps at least one administrator, also when two leave concurrently. Throws 409 for the last one. */
export async function requireAnotherAdmin(uow: UnitOfWork, organizationId: string, userId: string): Promise<void> {
  await lockOrganizationRow(uow.tx, organizationId);
  if ((await countOtherAdmins(uow.tx, organizationId, userId)) === 0) throw problem('user_org.last_admin');
}

async function addBySuperUser(
  uow: UnitOfWork,
  actor: SignedIn,
  { user, organization }: Parties,
  role: MemberRole,
): Promise<SavedMembership> {
  const row = { organizationId: organization.id, userId: user.id, role, createdAt: uow.now };
  const id = await insertMembership(uow.tx, row);
  if (id === undefined) throw problem('user_org.already_a_member');
  const act = { action: 'member.accepted', target: user.id, details: { organizationId: organization.id } } as const;
  await recordAudit(uow, actor, { ...act, after: { role } });
  await closePendingRequest(uow, actor, organization.id, user.id);
  const type = role === 'ADMIN' ? 'organization_admin' : 'membership_accepted';
  await notifyMember(uow, actor, { user, organization }, type);
  return { id, status: 'MEMBER', role };
}

async function move(uow: UnitOfWork, membership: MembershipRow, role: MemberRole): Promise<void> {
  if (role === 'MEMBER') await requireAnotherAdmin(uow, membership.organizationId, membership.userId);
  if (!(await updateRole(uow.tx, membership, role))) throw problem('user_org.missing');
}

/** Changes a member's role; a super user can also add a member. */
export async function changeRole(
  uow: UnitOfWork,
  actor: SignedIn,
  parties: Parties,
  role: MemberRole,
): Promise<SavedMembership> {
  const { user, organization } = parties;
  const membership = await findMembership(uow.tx, organization.id, user.id);
  if (!membership) {
    if (isSuperUser(actor)) return addBySuperUser(uow, actor, parties, role);
    throw problem('user_org.missing');
  }
  if (membership.role !== role) {
    await move(uow, membership, role);
    const details = { organizationId: organization.id };
    const change = { before: { role: membership.role }, after: { role } };
    await recordAudit(uow, actor, { action: 'member.role_changed', target: user.id, details, ...change });
    await notifyMember(uow, actor, parties, role === 'ADMIN' ? 'organization_admin' : 'membership_member');
  }
  return { id: membership.id, status: 'MEMBER', role };
}
