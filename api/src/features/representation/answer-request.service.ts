import type { RepresentationStatus } from '@gyg/contract';
import { isAdminOf, isSelf, type SignedIn } from '../../access/actor';
import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { closeAction, notifyPeople, withdrawAction } from '../notifications';
import { requireEitherSide, requireItsAdmin, requireKnown } from './representation.policy';
import { findRequest, moveRequest, type RepresentationRow, setRepresented } from './representation.repository';

const action = (row: RepresentationRow) => ({ kind: 'representation' as const, targetId: row.id });

async function tellBooker(
  work: Work,
  actor: SignedIn,
  row: RepresentationRow,
  type: 'representation_accepted' | 'representation_declined',
): Promise<void> {
  if (isSelf(actor, row.userId)) return;
  await notifyPeople(work, [{ id: row.userId, locale: row.userLocale }], {
    type,
    values: { organization: row.orgName, need: row.needTitle, gyg: row.gygTitle },
    gygId: row.gygId,
    organizationId: row.organizationId,
  });
}

async function answered(work: Work, requestId: string): Promise<RepresentationRow> {
  const row = await findRequest(work.t, requestId);
  if (!row) throw problem('representation.missing');
  return row;
}

/** Agrees, once. The booking then counts for the organisation. */
export async function acceptRequest(work: Work, actor: SignedIn, requestId: string): Promise<RepresentationRow> {
  const row = requireKnown(actor, await findRequest(work.t, requestId));
  requireItsAdmin(actor, row);
  const to = { status: 'ACCEPTED', answeredBy: actor.id, answeredAt: work.now } as const;
  if (!(await moveRequest(work.t, row.id, 'PENDING', to))) throw problem('representation.already_responded');
  await setRepresented(work.t, row.bookingId, row.organizationId);
  await closeAction(work, action(row), { accepted: true, by: actor.fullName });
  await tellBooker(work, actor, row, 'representation_accepted');
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
  requireEitherSide(actor, row);
  if (!from.includes(row.status)) throw problem('representation.already_responded');
  const asAdmin = isAdminOf(actor, row.organizationId);
  const status = row.status === 'ACCEPTED' ? 'REVOKED' : asAdmin ? 'DECLINED' : 'WITHDRAWN';
  const to = { status, answeredBy: actor.id, answeredAt: work.now } as const;
  if (!(await moveRequest(work.t, row.id, row.status, to))) throw problem('representation.already_responded');
  await setRepresented(work.t, row.bookingId, null);
  if (status === 'DECLINED') await closeAction(work, action(row), { accepted: false, by: actor.fullName });
  if (status === 'WITHDRAWN') await withdrawAction(work, action(row));
  await tellBooker(work, actor, row, 'representation_declined');
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
