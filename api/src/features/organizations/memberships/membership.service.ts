import type { InvitationRef, MemberRole, SavedMembership } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import {
  type Actor,
  isAdminOf,
  isSelf,
  isSuperUser,
  localeOf,
  readsAsAdmin,
  type SignedIn,
} from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import type { UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { getUserRow } from '../../people';
import { getOrganizationRow } from '..';
import { answerMembershipRequest } from './answer-membership-request.service';
import { changeRole } from './change-role.service';
import { leaveOrganization } from './end-membership.service';
import { joinOrganization } from './join-organization.service';
import { presentOrganizationOf } from './membership.presenter';
import { listOrganizationsOf } from './membership.repository';
import { findRequest, type MembershipRequestRow } from './membership-request.repository';

/** A user's organisations by name; the role for themselves, the organisation's admins and super users. */
export async function listUserOrganizations(
  { db }: Pick<ApiContext, 'db'>,
  actor: Actor,
  userId: string,
  { page, pageSize }: Paging,
) {
  await getUserRow(db.read, userId);
  const { rows, total } = await listOrganizationsOf(db.read, userId, { language: localeOf(actor), page, pageSize });
  const self = isSelf(actor, userId);
  return {
    organizations: rows.map((row) => presentOrganizationOf(row, self || readsAsAdmin(actor, row.organizationId))),
    total,
    page,
    pageSize,
  };
}

async function partiesOf(read: Reader, userId: string, organizationId: string) {
  return { user: await getUserRow(read, userId), organization: await getOrganizationRow(read, organizationId) };
}

/**
 * Joining and changing a role share a path. Users join as MEMBER; a caller with rights in the organisation who sends no
 * `invitationRef` changes their own role.
 */
export async function saveMembership(
  uow: UnitOfWork,
  actor: SignedIn,
  { userId, organizationId }: { userId: string; organizationId: string },
  { role, invitationRef }: { role: MemberRole; invitationRef?: InvitationRef | undefined },
): Promise<SavedMembership> {
  const parties = await partiesOf(uow.tx, userId, organizationId);
  const hasRights = isAdminOf(actor, organizationId) || isSuperUser(actor);
  const joins = isSelf(actor, userId) && role === 'MEMBER' && (invitationRef !== undefined || !hasRights);
  if (joins) return joinOrganization(uow, actor, parties.organization, invitationRef ?? 'MANUAL_SEARCH');
  permit('saveMembership', actor, { organizationId });
  return changeRole(uow, actor, parties, role);
}

/** Leaves, removes, or withdraws a request. Throws 404, 403, and 409 for the last administrator. */
export async function deleteMembership(
  uow: UnitOfWork,
  actor: SignedIn,
  { userId, organizationId }: { userId: string; organizationId: string },
  role: MemberRole | undefined,
): Promise<void> {
  const parties = await partiesOf(uow.tx, userId, organizationId);
  permit('deleteMembership', actor, { userId, organizationId });
  await leaveOrganization(uow, actor, parties, role);
}

/** Answers by the organisation's path: 403 for all but its admins, whether the request exists or not. */
export async function respondToRequest(
  uow: UnitOfWork,
  actor: SignedIn,
  { organizationId, requestId }: { organizationId: string; requestId: string },
  answer: { accept: boolean },
): Promise<MembershipRequestRow> {
  await getOrganizationRow(uow.tx, organizationId);
  permit(answer.accept ? 'acceptMembershipRequest' : 'declineMembershipRequest', actor, { organizationId });
  const row = await findRequest(uow.tx, requestId);
  if (row?.organizationId !== organizationId) throw problem('user_org.request_missing');
  return answerMembershipRequest(uow, actor, requestId, answer);
}
