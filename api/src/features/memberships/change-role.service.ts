import type { MemberRole, SavedMembership } from '@gyg/contract';
import { isSuperUser, type SignedIn } from '../../access/actor';
import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { settleWaiting } from './join-organization.service';
import {
  countOtherAdmins,
  findMembership,
  holdOrganization,
  insertMembership,
  type MembershipRow,
  moveRole,
} from './membership.repository';
import { type Parties, tellMember } from './membership-messages.service';

/** An organisation keeps an administrator, also when two go at the same time: 409 for the last one. */
export async function requireAnotherAdmin(work: Work, organizationId: string, userId: string): Promise<void> {
  await holdOrganization(work.t, organizationId);
  if ((await countOtherAdmins(work.t, organizationId, userId)) === 0) throw problem('user_org.last_admin');
}

async function addBySuperUser(
  work: Work,
  actor: SignedIn,
  { user, organization }: Parties,
  role: MemberRole,
): Promise<SavedMembership> {
  const row = { organizationId: organization.id, userId: user.id, role, createdAt: work.now };
  const id = await insertMembership(work.t, row);
  if (id === undefined) throw problem('user_org.already_a_member');
  await settleWaiting(work, actor, organization.id, user.id);
  const told = role === 'ADMIN' ? 'organization_admin' : 'membership_accepted';
  await tellMember(work, actor, { user, organization }, told);
  return { id, status: 'MEMBER', role };
}

async function move(work: Work, membership: MembershipRow, role: MemberRole): Promise<void> {
  if (role === 'MEMBER') await requireAnotherAdmin(work, membership.organizationId, membership.userId);
  if (!(await moveRole(work.t, membership, role))) throw problem('user_org.missing');
}

/** Gives a member another role; a super user also makes a member of somebody who is none. */
export async function changeRole(
  work: Work,
  actor: SignedIn,
  parties: Parties,
  role: MemberRole,
): Promise<SavedMembership> {
  const { user, organization } = parties;
  const membership = await findMembership(work.t, organization.id, user.id);
  if (!membership) {
    if (isSuperUser(actor)) return addBySuperUser(work, actor, parties, role);
    throw problem('user_org.missing');
  }
  if (membership.role !== role) {
    await move(work, membership, role);
    await tellMember(work, actor, parties, role === 'ADMIN' ? 'organization_admin' : 'membership_member');
  }
  return { id: membership.id, status: 'MEMBER', role };
}
