import type { BookingStatus, ContributionType } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import { bookingFailed } from '../../problem/problem';
import { type GygRow, getVisibleGyg, requireOpenAt } from '../gygs';
import { closeInvites } from '../invites';
import { getBookableNeed, type NeedRow, reserveCapacity } from '../needs';
import { type Representation, requestRepresentation, requireMember } from '../representation';
import { requireNotErased } from '../users';
import { claimEntry, offerFreePositions } from '../waitlist-offers';
import { callWebhooks } from '../webhook-events';
import { requireOwn, requireQuantity } from './booking.policy';
import { bookingFacts } from './booking.presenter';
import { findBooking, findBookingWithTimes, hasBookedNeed, insertBooking } from './booking.repository';
import { getBookingRefusal, getEligibility } from './booking-eligibility.service';
import { notifyBookingCreated } from './booking-messages.service';

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

async function requireOpen(uow: UnitOfWork, actor: SignedIn, gyg: GygRow, need: NeedRow): Promise<void> {
  const booked = await hasBookedNeed(uow.tx, need.id, actor.id);
  const eligibility = await getEligibility(uow.tx, actor, gyg, [need]);
  const refusal = getBookingRefusal(need, { ...eligibility, actor, gyg, booked, now: uow.now });
  // `full` is checked last, after membership and quantity.
  if (refusal !== null && refusal !== 'full') throw bookingFailed(refusal);
}

/**
 * Books in the caller's transaction. A person with an offer of the waiting list gets the places held for them. One
 * guarded statement reserves the capacity, so it never goes below zero under concurrency. Throws the contract's refusals,
 * in its order.
 */
export async function createBooking(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  input: BookingInput,
): Promise<{ id: string; status: BookingStatus; representation: Representation | null }> {
  const { userId, gygPositionId, contributionType, quantity, bookingComment, userOrganization } = input;
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  const need = await getBookableNeed(uow.tx, gyg.id, gygPositionId, contributionType);
  requireQuantity(contributionType, quantity);
  requireOwn(actor, userId);
  await requireOpen(uow, actor, gyg, need);
  if (userOrganization !== null) requireMember(actor, userOrganization);

  const status = need.needsApproval ? 'PENDING' : 'ACTIVE';
  const id = await insertBooking(uow.tx, {
    needId: need.id,
    gygId: gyg.id,
    userId,
    kind: need.kind,
    quantity,
    bookingComment,
    status,
    createdAt: uow.now,
  });
  if (id === undefined) throw bookingFailed('already_booked');
  const hadOffer = await claimEntry(uow, { gygId: gyg.id, needId: need.id }, userId, id);
  await reserveCapacity(uow, need, { quantity, status });
  // Of an offer of several items, what is not booked goes to the next.
  if (hadOffer) await offerFreePositions(uow, gyg, need.id);
  const written = await findBookingWithTimes(uow.tx, id);
  requireOpenAt(written, uow.now);
  requireNotErased(written);
  const booking = { id, gygId: gyg.id, gygTitle: gyg.title, needTitle: need.title };
  const representation = userOrganization && (await requestRepresentation(uow, actor, booking, userOrganization));
  const row = (representation && (await findBooking(uow.tx, gyg.id, id))) || written;
  await closeInvites(uow, { userId, gygId: gyg.id, needId: need.id }, 'ACCEPTED');
  await notifyBookingCreated(uow, gyg, row);
  const pending = status === 'PENDING';
  await callWebhooks(uow, gyg.organizationId, 'booking.created', () => [{ ...bookingFacts(row), pending }]);
  return { id, status, representation: representation || null };
}
