import { type Actor, isHostOf, isSelf, readsAsHost, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { UnitOfWork } from '../../access/unit-of-work';
import { bookingFailed, forbidden, problem } from '../../problem';
import {
  cancellableUntil,
  type GygRow,
  getVisibleGyg,
  gygStateAt,
  isOpen,
  listGygRowsById,
  lockGygForUpdate,
  requireStillOpen,
} from '../gygs';
import { claimEntry, offerFreeBeneficiaryPlaces } from '../needs';
import { notifyHosts, withdrawReminders } from '../notifications';
import { requireActiveUser } from '../people';
import { releaseBeneficiaryPlace, reserveBeneficiaryPlace } from './capacity';
import {
  cancelRecipientRow,
  findBeneficiaryPlace,
  findRecipient,
  insertRecipient,
  listUserRows,
  type RecipientRow,
} from './recipient.repository';
import { notifyRecipientBooked, notifyRecipientCancelled, queueDeliveriesOfPlaces } from './recipient-messages.service';

/** Places can be booked only for oneself. */
function requireOwnBeneficiaryPlace(actor: Actor, userId: string): void {
  if (!isSelf(actor, userId)) throw forbidden();
}

/** A recipient's place is visible to themselves and to those who read as a host. */
function requireVisibleRecipient(actor: Actor, gyg: GygRow, row: RecipientRow | undefined): RecipientRow {
  if (!row || !(isSelf(actor, row.userId) || readsAsHost(actor, gyg))) throw problem('recipients.missing');
  return row;
}

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
  await queueDeliveriesOfPlaces(uow, gyg, 'recipient.created');
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
  await queueDeliveriesOfPlaces(uow, gyg, 'recipient.cancelled');
}

/** Cancels the upcoming places of an erased user and notifies the hosts without the name. */
export async function cancelBeneficiaryPlacesOfErasedUser(uow: UnitOfWork, actor: SignedIn): Promise<void> {
  const rows = (await listUserRows(uow.tx, actor.id)).filter((row) => row.status === 'ACTIVE');
  const gygs = await listGygRowsById(uow.tx, [...new Set(rows.map((row) => row.gygId))]);
  for (const row of rows) {
    const gyg = gygs.get(row.gygId);
    if (!gyg || gygStateAt(gyg, uow.now) === 'FINISHED') continue;
    const cancelled = { cancelReason: '', cancelledBy: actor.id, cancelledAt: uow.now };
    if (!(await cancelRecipientRow(uow.tx, row.id, cancelled))) continue;
    await releaseBeneficiaryPlace(uow, gyg.id);
    await offerFreeBeneficiaryPlaces(uow, gyg);
    await notifyHosts(uow, gyg, { type: 'recipient_erased', values: { gyg: gyg.title, host: gyg.orgName } });
    await queueDeliveriesOfPlaces(uow, gyg, 'recipient.cancelled');
  }
}
