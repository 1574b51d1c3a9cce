import type { RepresentationStatus } from '@gyg/contract';
import { isAdminOf, isSelf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { closeAction, withdrawAction } from '../notifications';
import { requireKnown } from './representation.policy';
import { findRequest, moveRequest, type RepresentationRow, setRepresented } from './representation.repository';
import { tellAdminsOfWithdrawal, tellBooker } from './representation-messages.service';

const action = (row: RepresentationRow) => ({ kind: 'representation' as const, targetId: row.id });

async function answered(work: Work, requestId: string): Promise<RepresentationRow> {
  const row = await findRequest(work.t, requestId);
  if (!row) throw problem('representation.missing');
  return row;
}

/** Agrees, once. The booking then counts for the organisation. */
export async function acceptRequest(work: Work, actor: SignedIn, requestId: string): Promise<RepresentationRow> {
  const row = requireKnown(actor, await findRequest(work.t, requestId));
  permit('acceptRepresentationRequest', actor, { organizationId: row.organizationId });
  const to = { status: 'ACCEPTED', answeredBy: actor.id, answeredAt: work.now } as const;
  if (!(await moveRequest(work.t, row.id, 'PENDING', to))) throw problem('representation.already_responded');
  await setRepresented(work.t, row.bookingId, row.organizationId);
  await closeAction(work, action(row), { accepted: true, by: actor.fullName });
  await tellBooker(work, actor, row, 'accepted');
  return answered(work, row.id);
}

/**
 * Declines a wish that waits (the booker thereby withdraws it) or revokes an agreed one; either side may. The booking
 * stays, privately (api.md, bookings).
 */
export async function declineRequest(
  work: Work,
  actor: SignedIn,
  requestId: string,
  from: readonly RepresentationStatus[] = ['PENDING', 'ACCEPTED'],
): Promise<RepresentationRow> {
  const row = requireKnown(actor, await findRequest(work.t, requestId));
  permit('declineRepresentationRequest', actor, { organizationId: row.organizationId, userId: row.userId });
  if (!from.includes(row.status)) throw problem('representation.already_responded');
  const asAdmin = isAdminOf(actor, row.organizationId);
  const status = row.status === 'ACCEPTED' ? 'REVOKED' : asAdmin ? 'DECLINED' : 'WITHDRAWN';
  const to = { status, answeredBy: actor.id, answeredAt: work.now } as const;
  if (!(await moveRequest(work.t, row.id, row.status, to))) throw problem('representation.already_responded');
  await setRepresented(work.t, row.bookingId, null);
  if (status === 'DECLINED') await closeAction(work, action(row), { accepted: false, by: actor.fullName });
  if (status === 'WITHDRAWN') await withdrawAction(work, action(row));
  const revoked = status === 'REVOKED';
  if (revoked && isSelf(actor, row.userId)) await tellAdminsOfWithdrawal(work, row);
  else await tellBooker(work, actor, row, revoked ? 'revoked' : 'declined');
  return answered(work, row.id);
}

/** The organisation's answer to a wish that waits, once; it revokes nothing (api.md, notifications). */
export async function answerRepresentation(
  work: Work,
  actor: SignedIn,
  requestId: string,
  { accept }: { accept: boolean },
): Promise<RepresentationRow> {
  return accept ? acceptRequest(work, actor, requestId) : declineRequest(work, actor, requestId, ['PENDING']);
}
