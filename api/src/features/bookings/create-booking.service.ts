import type { BookingFailureReason, BookingStatus, ContributionType, WhoCanOffer } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { Actor, SignedIn } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import { bookingFailed } from '../../problem';
import { type GygRow, getVisibleGyg, isAnyPartner, isOpen, requireOpenAt } from '../gygs';
import { closeInvites, type IsInvited, invitationsTo } from '../invites';
import {
  capacityLeft,
  claimEntry,
  getBookableNeed,
  isEligible,
  type NeedRow,
  offerFreePositions,
  reserveCapacity,
} from '../needs';
import { requireNotErased } from '../people';
import { queueDeliveries } from '../webhooks';
import { requireOwn, requireQuantity } from './booking.policy';
import { bookingFacts } from './booking.presenter';
import { findBooking, findBookingWithTimes, hasBookedNeed, insertBooking } from './booking.repository';
import { notifyBookingCreated } from './booking-messages.service';
import { type Representation, requestRepresentation, requireMember } from './representation/represent.service';

/** The facts that decide eligibility besides memberships. */
interface Eligibility {
  /** Whether one of the caller's organisations is an accepted partner of the gyg. */
  partner: boolean;
  invited: IsInvited;
}

const forPartners: WhoCanOffer[] = ['ONLY_PARTNERS', 'HOST_OR_PARTNERS'];

/** The caller's eligibility for a gyg, as far as these needs require it. */
export async function getEligibility(
  read: Reader,
  actor: Actor,
  gyg: GygRow,
  needs: readonly NeedRow[],
): Promise<Eligibility> {
  if (actor.kind !== 'user') return { partner: false, invited: () => false };
  const asks = (values: readonly WhoCanOffer[]) => needs.some((need) => values.includes(need.whoCanOffer));
  const [partner, invited] = await Promise.all([
    asks(forPartners) && isAnyPartner(read, gyg.id, [...actor.roles.keys()]),
    invitationsTo(read, gyg.id, asks(['INVITE_ONLY']) ? actor.id : undefined),
  ]);
  return { partner, invited };
}

interface BookingCircumstances extends Eligibility {
  actor: Actor;
  gyg: GygRow;
  /** Whether the caller has booked this need. */
  booked: boolean;
  now: Date;
}

/** Why the caller cannot book a need now, checked in the order of the contract; null if they can. */
export function getBookingRefusal(
  need: NeedRow,
  { actor, gyg, booked, now, ...eligibility }: BookingCircumstances,
): BookingFailureReason | null {
  if (!isOpen(gyg, now)) return 'not_open';
  if (need.whoCanOffer === 'NONE') return 'closed';
  if (booked) return 'already_booked';
  if (!isEligible(actor, gyg, need, eligibility)) return 'not_eligible';
  return capacityLeft(need) > 0 ? null : 'full';
}

/** Whether a user has an active booking of a need. */
export function hasBooked(read: Reader, needId: string, userId: string): Promise<boolean> {
  return hasBookedNeed(read, needId, userId);
}

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
  await queueDeliveries(uow, gyg.organizationId, 'booking.created', () => [{ ...bookingFacts(row), pending }]);
  return { id, status, representation: representation || null };
}
