import type { RepresentationStatus } from '@gyg/contract';
import { type Actor, isAdminOf, isSelf, readsAsAdmin, readsAsHost, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { closeAction, withdrawAction } from '../../notifications';
import { findRequest, type RepresentationRow, setRepresented, updateRequestStatus } from './representation.repository';
import { notifyRepresentationAnswered, notifyRepresentationWithdrawn } from './representation-messages.service';

const action = (row: RepresentationRow) => ({ kind: 'representation' as const, targetId: row.id });

async function answered(uow: UnitOfWork, requestId: string): Promise<RepresentationRow> {
  const row = await findRequest(uow.tx, requestId);
  if (!row) throw problem('representation.missing');
  return row;
}

/**
 * A request is visible to the booker, to those who read as the organisation's admin, and to the hosts. Throws 404 for
 * others, and for all while the gyg is a draft.
 */
function requireVisibleRequest(actor: Actor, row: RepresentationRow | undefined): RepresentationRow {
  if (!row || row.gygPublishedAt === null) throw problem('representation.missing');
  const { userId, organizationId, gygId, hostOrganizationId } = row;
  const asHost = readsAsHost(actor, { id: gygId, organizationId: hostOrganizationId });
  if (!asHost && !readsAsAdmin(actor, organizationId) && !isSelf(actor, userId))
    throw problem('representation.missing');
  return row;
}

/** Accepts, once. The booking then counts for the organisation. */
export async function acceptRequest(uow: UnitOfWork, actor: SignedIn, requestId: string): Promise<RepresentationRow> {
  const row = requireVisibleRequest(actor, await findRequest(uow.tx, requestId));
  permit('acceptRepresentationRequest', actor, { organizationId: row.organizationId });
  const to = { status: 'ACCEPTED', answeredBy: actor.id, answeredAt: uow.now } as const;
  if (!(await updateRequestStatus(uow.tx, row.id, 'PENDING', to))) throw problem('representation.already_responded');
  await setRepresented(uow.tx, row.bookingId, row.organizationId);
  await closeAction(uow, action(row), { accepted: true, by: actor.fullName });
  await notifyRepresentationAnswered(uow, actor, row, 'accepted');
  return answered(uow, row.id);
}

/**
 * Declines a pending request (for the booker: withdraws it) or revokes an accepted one; for either side. The booking
 * stays, privately.
 */
export async function declineRequest(
  uow: UnitOfWork,
  actor: SignedIn,
  requestId: string,
  from: readonly RepresentationStatus[] = ['PENDING', 'ACCEPTED'],
): Promise<RepresentationRow> {
  const row = requireVisibleRequest(actor, await findRequest(uow.tx, requestId));
  permit('declineRepresentationRequest', actor, { organizationId: row.organizationId, userId: row.userId });
  if (!from.includes(row.status)) throw problem('representation.already_responded');
  const asAdmin = isAdminOf(actor, row.organizationId);
  const status = row.status === 'ACCEPTED' ? 'REVOKED' : asAdmin ? 'DECLINED' : 'WITHDRAWN';
  const to = { status, answeredBy: actor.id, answeredAt: uow.now } as const;
  if (!(await updateRequestStatus(uow.tx, row.id, row.status, to))) throw problem('representation.already_responded');
  await setRepresented(uow.tx, row.bookingId, null);
  if (status === 'DECLINED') await closeAction(uow, action(row), { accepted: false, by: actor.fullName });
  if (status === 'WITHDRAWN') await withdrawAction(uow, action(row));
  const revoked = status === 'REVOKED';
  if (revoked && isSelf(actor, row.userId)) await notifyRepresentationWithdrawn(uow, row);
  else await notifyRepresentationAnswered(uow, actor, row, revoked ? 'revoked' : 'declined');
  return answered(uow, row.id);
}

/** The organisation's answer to a pending request, once; it cannot revoke an accepted one. */
export async function answerRepresentation(
  uow: UnitOfWork,
  actor: SignedIn,
  requestId: string,
  { accept }: { accept: boolean },
): Promise<RepresentationRow> {
  return accept ? acceptRequest(uow, actor, requestId) : declineRequest(uow, actor, requestId, ['PENDING']);
}
