import type { BookingStatus, ContributionType } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { isHostOf, isSelf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { UnitOfWork } from '../../access/unit-of-work';
import { problem } from '../../problem';
import { cancellableUntil, type GygRow, getVisibleGyg, gygStateAt, listGygRowsById } from '../gygs';
import { confirmCapacity, lockNeedForUpdate, offerFreePositions, releaseCapacity } from '../needs';
import { closeAction, notifyHosts, withdrawAction, withdrawReminders } from '../notifications';
import { queueDeliveries } from '../webhooks';
import { requireVisibleBooking } from './booking.policy';
import { bookingFacts } from './booking.presenter';
import {
  activeStatuses,
  type BookingRow,
  findBooking,
  findBookingGyg,
  isActive,
  listActiveBookingRows,
  listUserRows,
  updateBookingStatus,
} from './booking.repository';
import { notifyBookingCancelled, notifyBookingConfirmed, notifyBookingDeclined } from './booking-messages.service';
import { dropPendingRequests } from './representation/represent.service';

/**
 * The booker may cancel until the gyg starts (or until it finishes, if booked after the start); a host until it
 * finishes.
 */
function requireInTime(uow: UnitOfWork, actor: SignedIn, gyg: GygRow, row: BookingRow): void {
  const asHost = isHostOf(actor, gyg) && gygStateAt(gyg, uow.now) !== 'FINISHED';
  const asBooker = isSelf(actor, row.userId) && cancellableUntil(gyg, row.createdAt, uow.now) !== null;
  if (!asHost && !asBooker) throw problem('booking.cancellation_error');
}

/** Withdraws the reminders of a person who has cancelled everything at a gyg. */
async function withdrawUnlessBooked(uow: UnitOfWork, gygId: string, userId: string): Promise<void> {
  const left = await listActiveBookingRows(uow.tx, gygId, userId);
  if (left.length === 0) await withdrawReminders(uow, { gygId, userId, kind: 'BOOKING' });
}

/** Cancels with a reason and releases the capacity, once even if called repeatedly or concurrently. */
export async function cancelBooking(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  bookingId: string,
  { contributionType, reason }: { contributionType: ContributionType; reason: string },
): Promise<void> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  const booking = await findBooking(uow.tx, gyg.id, bookingId);
  const row = requireVisibleBooking(actor, gyg, booking, contributionType);
  if (reason === '') throw problem('booking.missing_reason');
  permit('cancelBooking', actor, { userId: row.userId, gyg });
  if (row.status === 'CANCELLED') return;
  if (row.status === 'DECLINED') throw problem('booking.cancellation_error');
  requireInTime(uow, actor, gyg, row);
  await lockNeedForUpdate(uow, row.needId);
  const cancelled = { cancelReason: reason, cancelledBy: actor.id, cancelledAt: uow.now };
  const released = await updateBookingStatus(uow.tx, row.id, activeStatuses, { status: 'CANCELLED', ...cancelled });
  if (!released) return;
  await releaseCapacity(uow, row.needId, released);
  await offerFreePositions(uow, gyg, row.needId);
  await dropPendingRequests(uow, actor, [row.id]);
  await withdrawAction(uow, { kind: 'booking', targetId: row.id });
  await withdrawUnlessBooked(uow, gyg.id, row.userId);
  const by = isSelf(actor, row.userId) ? 'booker' : 'host';
  await notifyBookingCancelled(uow, gyg, { ...row, cancelReason: reason }, by);
  await queueDeliveries(uow, gyg.organizationId, 'booking.cancelled', () => [bookingFacts(row)]);
}

/** The gyg and kind of a booking, for seeding. Throws 404 `booking.missing`. */
export async function getBookingContext(
  read: Reader,
  bookingId: string,
): Promise<{ gygId: string; kind: ContributionType }> {
  const place = await findBookingGyg(read, bookingId);
  if (!place) throw problem('booking.missing');
  return place;
}

/** The status of a booking. Throws 404 `booking.missing`. */
export async function getBookingStatus(read: Reader, gygId: string, bookingId: string): Promise<BookingStatus> {
  const row = await findBooking(read, gygId, bookingId);
  if (!row) throw problem('booking.missing');
  return row.status;
}

/**
 * A host accepts or declines a pending booking, once. Declining releases its capacity. Throws 404 `booking.missing` if
 * the booking is not in the given gyg.
 */
export async function answerBooking(
  uow: UnitOfWork,
  actor: SignedIn,
  bookingId: string,
  { accept, gygId }: { accept: boolean; gygId?: string },
): Promise<BookingRow> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId ?? (await getBookingContext(uow.tx, bookingId)).gygId);
  const row = requireVisibleBooking(actor, gyg, await findBooking(uow.tx, gyg.id, bookingId));
  permit(accept ? 'acceptBooking' : 'declineBooking', actor, { gyg });
  await lockNeedForUpdate(uow, row.needId);
  const to = accept
    ? ({ status: 'ACTIVE' } as const)
    : ({ status: 'DECLINED', cancelledBy: actor.id, cancelledAt: uow.now } as const);
  const pending = await updateBookingStatus(uow.tx, row.id, ['PENDING'], to);
  if (!pending) throw problem('booking.already_answered');
  await closeAction(uow, { kind: 'booking', targetId: row.id }, { accepted: accept, by: actor.fullName });
  if (accept) await confirmCapacity(uow, row.needId, pending.quantity);
  else {
    await releaseCapacity(uow, row.needId, pending);
    await offerFreePositions(uow, gyg, row.needId);
    await dropPendingRequests(uow, actor, [row.id]);
  }
  const answered = (await findBooking(uow.tx, gyg.id, row.id)) ?? row;
  if (!accept) await notifyBookingDeclined(uow, gyg, answered);
  // Accepting a booking of a finished gyg only allows recording attendance, so no confirmation is sent.
  else if (gygStateAt(gyg, uow.now) !== 'FINISHED') await notifyBookingConfirmed(uow, gyg, answered);
  const event = accept ? 'booking.confirmed' : 'booking.declined';
  await queueDeliveries(uow, gyg.organizationId, event, () => [bookingFacts(answered)]);
  return answered;
}

/** Upcoming: active, the gyg has not finished, and attendance is not recorded. */
function isComing(uow: UnitOfWork, gyg: GygRow, row: BookingRow): boolean {
  return isActive(row.status) && row.attendance === null && gygStateAt(gyg, uow.now) !== 'FINISHED';
}

/**
 * Cancels the upcoming bookings of an erased user and releases their capacity. The hosts are notified without the name
 * (decision 0012).
 */
export async function cancelBookingsOfErasedUser(uow: UnitOfWork, actor: SignedIn): Promise<void> {
  const rows = await listUserRows(uow.tx, actor.id);
  const gygs = await listGygRowsById(uow.tx, [...new Set(rows.map((row) => row.gygId))]);
  for (const row of rows) {
    const gyg = gygs.get(row.gygId);
    if (!gyg || !isComing(uow, gyg, row)) continue;
    const cancelled = { status: 'CANCELLED', cancelledBy: actor.id, cancelledAt: uow.now } as const;
    const released = await updateBookingStatus(uow.tx, row.id, activeStatuses, cancelled);
    if (!released) continue;
    await releaseCapacity(uow, row.needId, released);
    await offerFreePositions(uow, gyg, row.needId);
    await dropPendingRequests(uow, actor, [row.id]);
    await withdrawAction(uow, { kind: 'booking', targetId: row.id });
    const need = row.quantity > 1 ? `${row.needTitle} × ${row.quantity}` : row.needTitle;
    await notifyHosts(uow, gyg, { type: 'booking_erased', values: { need, gyg: gyg.title, host: gyg.orgName } });
    await queueDeliveries(uow, gyg.organizationId, 'booking.cancelled', () => [bookingFacts(row)]);
  }
}
