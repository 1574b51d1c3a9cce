import { isHostOf, isSelf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Work } from '../../access/work';
import { bookingFailed, problem } from '../../http/problem';
import { cancellableUntil, getVisibleGyg, gygStateAt, holdGyg, requireStillOpen } from '../gygs';
import { requireLiving } from '../users';
import { requireKnownRecipient, requireOwnPlace } from './recipient.policy';
import {
  cancelRecipientRow,
  findPlace,
  findRecipient,
  insertRecipient,
  takeRecipientPlace,
} from './recipient.repository';
import { tellOfCancelledPlace, tellOfPlace } from './recipient-messages.service';

/** Books a place as a recipient; never more than the gyg has, under any concurrency (specification 2.6). */
export async function bookPlace(
  work: Work,
  actor: SignedIn,
  gygId: string,
  { userId, bookingComment }: { userId: string; bookingComment: string },
): Promise<{ id: string }> {
  const gyg = await getVisibleGyg(work.t, actor, gygId);
  requireOwnPlace(actor, userId);
  const state = gygStateAt(gyg, work.now);
  if (state === 'CREATED' || state === 'FINISHED') throw bookingFailed('not_open');
  if (await findPlace(work.t, gyg.id, userId)) throw bookingFailed('already_booked');
  const id = await insertRecipient(work.t, { gygId: gyg.id, userId, bookingComment, createdAt: work.now });
  if (id === undefined) throw bookingFailed('already_booked');
  if (!(await takeRecipientPlace(work.t, gyg.id, 1))) throw bookingFailed('full');
  await requireStillOpen(work, gyg.id);
  await requireLiving(work.t, userId);
  const row = await findRecipient(work.t, gyg.id, id);
  if (row) await tellOfPlace(work, gyg, row);
  return { id };
}

/** Gives a place back with a reason, once however often it is sent; times as for bookings. */
export async function cancelPlace(
  work: Work,
  actor: SignedIn,
  gygId: string,
  recipientId: string,
  reason: string,
): Promise<void> {
  const gyg = await getVisibleGyg(work.t, actor, gygId);
  const row = requireKnownRecipient(actor, gyg, await findRecipient(work.t, gyg.id, recipientId));
  if (reason === '') throw problem('booking.missing_reason');
  permit('cancelBeneficiary', actor, { userId: row.userId, gyg });
  if (row.status === 'CANCELLED') return;
  const self = isSelf(actor, row.userId);
  const inTime = self && cancellableUntil(gyg, row.createdAt, work.now) !== null;
  const asHost = isHostOf(actor, gyg) && gygStateAt(gyg, work.now) !== 'FINISHED';
  if (!inTime && !asHost) throw problem('booking.cancellation_error');
  // Who writes a gyg and its places takes the gyg first, so that none waits for the other in a circle.
  await holdGyg(work, gyg.id);
  const cancelled = { cancelReason: reason, cancelledBy: actor.id, cancelledAt: work.now };
  if (!(await cancelRecipientRow(work.t, row.id, cancelled))) return;
  await takeRecipientPlace(work.t, gyg.id, -1);
  await tellOfCancelledPlace(work, gyg, row, { reason, cancelledBy: self ? 'recipient' : 'host' });
}
