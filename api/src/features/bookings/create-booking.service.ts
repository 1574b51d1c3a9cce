import type { BookingStatus, ContributionType } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import type { Work } from '../../access/work';
import { bookingFailed, problem } from '../../http/problem';
import { type GygRow, getVisibleGyg, requireStillOpen } from '../gygs';
import { settleInvites } from '../invites';
import { getPlaces, type NeedRow, takePlaces } from '../needs';
import { type Representation, requestRepresentation, requireMember } from '../representation';
import { requireLiving } from '../users';
import { requireOwn, requireQuantity } from './booking.policy';
import { findBooking, holdsNeed, insertBooking } from './booking.repository';
import { tellOfBooking } from './booking-messages.service';
import { refusalOf, standingOf } from './can-offer.service';

export interface BookingInput {
  userId: string;
  /** The need's id, of a skill or an item. */
  gygPositionId: string;
  contributionType: ContributionType;
  quantity: number;
  bookingComment: string;
  /** An organisation to represent, or null for oneself. */
  userOrganization: string | null;
}

async function requireOpen(work: Work, actor: SignedIn, gyg: GygRow, need: NeedRow): Promise<void> {
  const booked = await holdsNeed(work.t, need.id, actor.id);
  const standing = await standingOf(work.t, actor, gyg, [need]);
  const refusal = refusalOf(need, { ...standing, actor, gyg, booked, now: work.now });
  // Full comes last, after membership and asking for more than is left.
  if (refusal !== null && refusal !== 'full') throw bookingFailed(refusal);
}

/**
 * Books in the caller's transaction: the place is taken by one guarded statement, never below zero under any
 * concurrency. Refusals come in the order of api.md (bookings, its refusals).
 */
export async function createBooking(
  work: Work,
  actor: SignedIn,
  gygId: string,
  input: BookingInput,
): Promise<{ id: string; status: BookingStatus; representation: Representation | null }> {
  const { userId, gygPositionId, contributionType, quantity, bookingComment, userOrganization } = input;
  const gyg = await getVisibleGyg(work.t, actor, gygId);
  const need = await getPlaces(work.t, gyg.id, gygPositionId, contributionType);
  requireQuantity(contributionType, quantity);
  requireOwn(actor, userId);
  await requireOpen(work, actor, gyg, need);
  if (userOrganization !== null) requireMember(actor, userOrganization);

  const status = need.needsApproval ? 'PENDING' : 'ACTIVE';
  const id = await insertBooking(work.t, {
    needId: need.id,
    gygId: gyg.id,
    userId,
    kind: need.kind,
    quantity,
    bookingComment,
    status,
    createdAt: work.now,
  });
  if (id === undefined) throw bookingFailed('already_booked');
  await takePlaces(work, need, quantity);
  await requireStillOpen(work, gyg.id);
  await requireLiving(work.t, userId);
  const booking = { id, gygId: gyg.id, gygTitle: gyg.title, needTitle: need.title };
  const representation = userOrganization && (await requestRepresentation(work, actor, booking, userOrganization));
  const row = await findBooking(work.t, gyg.id, id);
  if (!row) throw problem('booking.missing');
  await settleInvites(work, { userId, gygId: gyg.id, needId: need.id }, 'ACCEPTED');
  await tellOfBooking(work, gyg, row);
  return { id, status, representation: representation || null };
}
