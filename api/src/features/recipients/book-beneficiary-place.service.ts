import { isHostOf, isSelf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { UnitOfWork } from '../../access/unit-of-work';
import { bookingFailed, problem } from '../../problem';
import { cancellableUntil, getVisibleGyg, gygStateAt, isOpen, lockGygForUpdate, requireStillOpen } from '../gygs';
import { claimEntry, offerFreeBeneficiaryPlaces } from '../needs';
import { withdrawReminders } from '../notifications';
import { requireActiveUser } from '../people';
import { releaseBeneficiaryPlace, reserveBeneficiaryPlace } from './capacity';
import { requireOwnBeneficiaryPlace, requireVisibleRecipient } from './recipient.policy';
import { cancelRecipientRow, findBeneficiaryPlace, findRecipient, insertRecipient } from './recipient.repository';
import { callWebhooksOfPlaces, notifyRecipientBooked, notifyRecipientCancelled } from './recipient-messages.service';

/** Books a place as a recipient; never more than the gyg has, also under concurrency. */
export async function bookBeneficiaryPlace(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  { userId, bookingComment }: { userId: string; bookingComment: string },
): Promise<{ id: string }> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  requireOwnBeneficiaryPlace(actor, userId);
  if (!isOpen(gyg, uow.now)) throw bookingFailed('not_open');
  if (await findBeneficiaryPlace(uow.tx, gyg.id, userId)) throw bookingFailed('already_booked');
  const id = await insertRecipient(uow.tx, { gygId: gyg.id, userId, bookingComment, createdAt: uow.now });
  if (id === undefined) throw bookingFailed('already_booked');
  await claimEntry(uow, { gygId: gyg.id, needId: null }, userId, id);
  await reserveBeneficiaryPlace(uow, gyg.id);
  await requireStillOpen(uow, gyg.id);
  await requireActiveUser(uow.tx, userId);
  const row = await findRecipient(uow.tx, gyg.id, id);
  if (row) await notifyRecipientBooked(uow, gyg, row);
  await callWebhooksOfPlaces(uow, gyg, 'recipient.created');
  return { id };
}

/** Cancels a place with a reason, once even if called repeatedly; times as for bookings. */
export async function cancelBeneficiaryPlace(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  recipientId: string,
  reason: string,
): Promise<void> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  const row = requireVisibleRecipient(actor, gyg, await findRecipient(uow.tx, gyg.id, recipientId));
  if (reason === '') throw problem('booking.missing_reason');
  permit('cancelBeneficiary', actor, { userId: row.userId, gyg });
  if (row.status === 'CANCELLED') return;
  const self = isSelf(actor, row.userId);
  const inTime = self && cancellableUntil(gyg, row.createdAt, uow.now) !== null;
  const asHost = isHostOf(actor, gyg) && gygStateAt(gyg, uow.now) !== 'FINISHED';
  if (!inTime && !asHost) throw problem('booking.cancellation_error');
  // Transactions that write a gyg and its places lock the gyg first, so that they cannot deadlock.
  await lockGygForUpdate(uow, gyg.id);
  const cancelled = { cancelReason: reason, cancelledBy: actor.id, cancelledAt: uow.now };
  if (!(await cancelRecipientRow(uow.tx, row.id, cancelled))) return;
  await releaseBeneficiaryPlace(uow, gyg.id);
  await offerFreeBeneficiaryPlaces(uow, gyg);
  await withdrawReminders(uow, { gygId: gyg.id, userId: row.userId, kind: 'PLACE' });
  await notifyRecipientCancelled(uow, gyg, row, { reason, cancelledBy: self ? 'recipient' : 'host' });
  await callWebhooksOfPlaces(uow, gyg, 'recipient.cancelled');
}
