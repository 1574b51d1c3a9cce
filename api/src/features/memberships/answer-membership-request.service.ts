import { isSelf, readsAsAdmin, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { UnitOfWork } from '../../access/unit-of-work';
import { problem } from '../../http/problem';
import { closeInvites } from '../invites';
import { closeAction } from '../notifications';
import { insertMembership } from './membership.repository';
import { notifyMembershipAnswered } from './membership-messages.service';
import { findRequest, type MembershipRequestRow, updateRequestStatus } from './membership-request.repository';

async function answerRow(uow: UnitOfWork, actor: SignedIn, row: MembershipRequestRow, accept: boolean): Promise<void> {
  const status = accept ? 'ACCEPTED' : 'DECLINED';
  const answered = await updateRequestStatus(uow.tx, row.id, { status, answeredBy: actor.id, answeredAt: uow.now });
  if (!answered) throw problem('user_org.already_responded');
  const { organizationId, userId } = row;
  if (accept) await insertMembership(uow.tx, { organizationId, userId, role: 'MEMBER', createdAt: uow.now });
  await closeInvites(uow, { userId, organizationId }, status);
  await closeAction(uow, { kind: 'membership', targetId: row.id }, { accepted: accept, by: actor.fullName });
  await notifyMembershipAnswered(uow, row, accept);
}

/** Declines a request that its reader may answer; 409 once it was answered. */
export function declineRow(uow: UnitOfWork, actor: SignedIn, row: MembershipRequestRow): Promise<void> {
  return answerRow(uow, actor, row, false);
}

/**
 * An admin's answer to a request of their organisation, once; who asked is told and e-mailed. Others do not know of
 * the request: 404. Who asked knows and may not answer: 403. Answered or withdrawn: 409.
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
