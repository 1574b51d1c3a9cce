import type { InvitationRef } from '@gyg/contract';
import { isSelf, readsAsAdmin, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { recordAudit } from '../../../access/record-audit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { closeInvites } from '../../invites';
import { closeAction } from '../../notifications';
import { getUserRow } from '../../people';
import { getOrganizationRow } from '..';
import { insertMembership } from './membership.repository';
import { notifyMembershipAnswered, notifyMembershipRequested } from './membership-messages.service';
import {
  findRequest,
  insertMembershipRequest,
  type MembershipRequestRow,
  updateRequestStatus,
} from './membership-request.repository';

async function answerRow(uow: UnitOfWork, actor: SignedIn, row: MembershipRequestRow, accept: boolean): Promise<void> {
  const status = accept ? 'ACCEPTED' : 'DECLINED';
  const answered = await updateRequestStatus(uow.tx, row.id, { status, answeredBy: actor.id, answeredAt: uow.now });
  if (!answered) throw problem('user_org.already_responded');
  const { organizationId, userId } = row;
  if (accept) {
    await insertMembership(uow.tx, { organizationId, userId, role: 'MEMBER', createdAt: uow.now });
    const act = { action: 'member.accepted', target: userId, details: { organizationId } } as const;
    await recordAudit(uow, actor, { ...act, after: { role: 'MEMBER' } });
  }
  await closeInvites(uow, { userId, organizationId }, status);
  await closeAction(uow, { kind: 'membership', targetId: row.id }, { accepted: accept, by: actor.fullName });
  await notifyMembershipAnswered(uow, row, accept);
}

/** Declines a request that the caller may answer; 409 if it was already answered. */
export function declineRow(uow: UnitOfWork, actor: SignedIn, row: MembershipRequestRow): Promise<void> {
  return answerRow(uow, actor, row, false);
}

/**
 * An admin accepts or declines a membership request, once; the requester is notified and mailed. Throws 404 for users
 * who may not see the request, 403 for the requester, 409 if it was answered or withdrawn.
 */
export async function answerMembershipRequest(
  uow: UnitOfWork,
  actor: SignedIn,
  requestId: string,
  { accept }: { accept: boolean },
): Promise<MembershipRequestRow> {
  const row = await findRequest(uow.tx, requestId);
  if (!row || !(readsAsAdmin(actor, row.organizationId) || isSelf(actor, row.userId))) {
    throw problem('user_org.request_missing');
  }
  permit('acceptMembershipRequest', actor, { organizationId: row.organizationId });
  await answerRow(uow, actor, row, accept);
  return (await findRequest(uow.tx, requestId)) ?? row;
}

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
