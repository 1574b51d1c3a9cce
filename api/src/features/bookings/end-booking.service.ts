import type { ContributionType } from '@gyg/contract';
import { isHostOf, isSelf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { cancellableUntil, type GygRow, getVisibleGyg, gygStateAt } from '../gygs';
import { givePlaces, holdNeed } from '../needs';
import { closeAction, withdrawAction } from '../notifications';
import { dropWaitingRequest } from '../representation';
import { requireKnownBooking } from './booking.policy';
import { type BookingRow, findBooking, holding, moveBooking } from './booking.repository';
import { tellOfCancellation, tellOfConfirmation, tellOfDecline } from './booking-messages.service';
import { findBookingPlace } from './find-booking-place.service';

/** Self until the gyg starts (booked after the start: until it finishes); a host until it finishes. */
function requireInTime(work: Work, actor: SignedIn, gyg: GygRow, row: BookingRow): void {
  const asHost = isHostOf(actor, gyg) && gygStateAt(gyg, work.now) !== 'FINISHED';
  const asBooker = isSelf(actor, row.userId) && cancellableUntil(gyg, row.createdAt, work.now) !== null;
  if (!asHost && !asBooker) throw problem('booking.cancellation_error');
}

/** Cancels with a reason. The places come back once, however often or at once it is sent (api.md, bookings). */
export async function cancelBooking(
  work: Work,
  actor: SignedIn,
  gygId: string,
  bookingId: string,
  { contributionType, reason }: { contributionType: ContributionType; reason: string },
): Promise<void> {
  const gyg = await getVisibleGyg(work.t, actor, gygId);
  const found = await findBooking(work.t, gyg.id, bookingId);
  const row = requireKnownBooking(actor, gyg, found, contributionType);
  if (reason === '') throw problem('booking.missing_reason');
  permit('cancelBooking', actor, { userId: row.userId, gyg });
  if (row.status === 'CANCELLED') return;
  if (row.status === 'DECLINED') throw problem('booking.cancellation_error');
  requireInTime(work, actor, gyg, row);
  await holdNeed(work, row.needId);
  const cancelled = { cancelReason: reason, cancelledBy: actor.id, cancelledAt: work.now };
  const quantity = await moveBooking(work.t, row.id, holding, { status: 'CANCELLED', ...cancelled });
  if (quantity === undefined) return;
  await givePlaces(work, row.needId, quantity);
  await dropWaitingRequest(work, actor, row.id);
  await withdrawAction(work, { kind: 'booking', targetId: row.id });
  const by = isSelf(actor, row.userId) ? 'booker' : 'host';
  await tellOfCancellation(work, gyg, { ...row, cancelReason: reason }, by);
}

/**
 * A host's answer to a booking that waits, once; a declined one gives its places back. Throws 404 `booking.missing`
 * where the booking is not in the gyg that is named.
 */
export async function answerBooking(
  work: Work,
  actor: SignedIn,
  bookingId: string,
  { accept, gygId }: { accept: boolean; gygId?: string },
): Promise<BookingRow> {
  const gyg = await getVisibleGyg(work.t, actor, gygId ?? (await findBookingPlace(work.t, bookingId)).gygId);
  const row = requireKnownBooking(actor, gyg, await findBooking(work.t, gyg.id, bookingId));
  permit(accept ? 'acceptBooking' : 'declineBooking', actor, { gyg });
  await holdNeed(work, row.needId);
  const to = accept
    ? ({ status: 'ACTIVE' } as const)
    : ({ status: 'DECLINED', cancelledBy: actor.id, cancelledAt: work.now } as const);
  const quantity = await moveBooking(work.t, row.id, ['PENDING'], to);
  if (quantity === undefined) throw problem('booking.already_answered');
  await closeAction(work, { kind: 'booking', targetId: row.id }, { accepted: accept, by: actor.fullName });
  if (!accept) {
    await givePlaces(work, row.needId, quantity);
    await dropWaitingRequest(work, actor, row.id);
  }
  const answered = (await findBooking(work.t, gyg.id, row.id)) ?? row;
  if (!accept) await tellOfDecline(work, gyg, answered);
  // Afterwards it only lets the host note who came: nobody is counted on any more.
  else if (gygStateAt(gyg, work.now) !== 'FINISHED') await tellOfConfirmation(work, gyg, answered);
  return answered;
}
