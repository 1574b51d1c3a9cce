import { isSelf, readsAsAdmin, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { settleInvites } from '../invites';
import { closeAction } from '../notifications';
import { insertMembership } from './membership.repository';
import { tellAnswer } from './membership-messages.service';
import { findRequest, type MembershipRequestRow, moveRequest } from './membership-request.repository';

async function answerRow(work: Work, actor: SignedIn, row: MembershipRequestRow, accept: boolean): Promise<void> {
  const status = accept ? 'ACCEPTED' : 'DECLINED';
  const answered = await moveRequest(work.t, row.id, { status, answeredBy: actor.id, answeredAt: work.now });
  if (!answered) throw problem('user_org.already_responded');
  const { organizationId, userId } = row;
  if (accept) await insertMembership(work.t, { organizationId, userId, role: 'MEMBER', createdAt: work.now });
  await settleInvites(work, { userId, organizationId }, status);
  await closeAction(work, { kind: 'membership', targetId: row.id }, { accepted: accept, by: actor.fullName });
  await tellAnswer(work, row, accept);
}

/** Declines a request that its reader may answer; 409 once it was answered. */
export function declineRow(work: Work, actor: SignedIn, row: MembershipRequestRow): Promise<void> {
  return answerRow(work, actor, row, false);
}

/**
 * An admin's answer to a request of their organisation, once; who asked is told and e-mailed. Others do not know of
 * the request: 404. Who asked knows and may not answer: 403. Answered or withdrawn: 409.
 */
export async function answerMembershipRequest(
  work: Work,
  actor: SignedIn,
  requestId: string,
  { accept }: { accept: boolean },
): Promise<MembershipRequestRow> {
  const row = await findRequest(work.t, requestId);
  if (!row || !(readsAsAdmin(actor, row.organizationId) || isSelf(actor, row.userId))) {
    throw problem('user_org.request_missing');
  }
  permit('acceptMembershipRequest', actor, { organizationId: row.organizationId });
  await answerRow(work, actor, row, accept);
  return (await findRequest(work.t, requestId)) ?? row;
}
