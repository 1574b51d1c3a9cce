import type { ContributionType } from '@gyg/contract';
import { isSelf, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { bookingFailed, problem } from '../../../problem';
import { getBookingRefusal, getEligibility, hasBooked, requireMember, requireQuantity } from '../../bookings';
import { type GygRow, getVisibleGyg, isOpen, requireStillOpen } from '../../gygs';
import { requireActiveUser } from '../../people';
import { findOwnBeneficiaryPlace } from '../../recipients';
import { addToQueue, endEntry, getBookableNeed, getEntry, type NewEntry, requireFull } from '..';

export interface JoinInput {
  gygPositionId?: string | undefined;
  contributionType?: ContributionType | undefined;
  beneficiary?: true | undefined;
  quantity: number;
  bookingComment: string;
  userOrganization: string | null;
}

/** The entry for a need, refused for the reasons and in the order of a booking, except that it is full. */
async function entryForNeed(
  uow: UnitOfWork,
  actor: SignedIn,
  gyg: GygRow,
  input: JoinInput & { gygPositionId: string; contributionType: ContributionType },
): Promise<Pick<NewEntry, 'needId' | 'kind' | 'quantity' | 'organizationId'>> {
  const { gygPositionId, contributionType, quantity, userOrganization } = input;
  const need = await getBookableNeed(uow.tx, gyg.id, gygPositionId, contributionType);
  requireQuantity(contributionType, quantity);
  const booked = await hasBooked(uow.tx, need.id, actor.id);
  const eligibility = await getEligibility(uow.tx, actor, gyg, [need]);
  const refusal = getBookingRefusal(need, { ...eligibility, actor, gyg, booked, now: uow.now });
  if (refusal !== null && refusal !== 'full') throw bookingFailed(refusal);
  if (userOrganization !== null) requireMember(actor, userOrganization);
  if (need.kind === 'COMMODITY' && quantity > need.offeredPositions) throw problem('booking.quantity_more_than_asked');
  return { needId: need.id, kind: need.kind, quantity, organizationId: userOrganization };
}

/** The entry for a place as a recipient. */
async function entryForPlace(
  uow: UnitOfWork,
  actor: SignedIn,
  gyg: GygRow,
  quantity: number,
): Promise<Pick<NewEntry, 'needId' | 'kind' | 'quantity' | 'organizationId'>> {
  if (quantity !== 1) throw problem('booking.invalid_quantity_contributed');
  if (!isOpen(gyg, uow.now)) throw bookingFailed('not_open');
  if (gyg.beneficiaryPositions === 0) throw bookingFailed('closed');
  if (await findOwnBeneficiaryPlace(uow.tx, gyg.id, actor)) throw bookingFailed('already_booked');
  return { needId: null, kind: null, quantity: 1, organizationId: null };
}

/**
 * Queues for a full need, or for full places for recipients. Throws the refusals of a booking in their order, then 409
 * `waitlist.closed` if no place can be offered any more, `waitlist.not_full`, `waitlist.already_waiting`.
 */
export async function joinWaitlist(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  input: JoinInput,
): Promise<{ id: string; ahead: number }> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  permit('joinWaitlist', actor, { gyg });
  const { gygPositionId, contributionType } = input;
  const entry =
    gygPositionId === undefined || contributionType === undefined
      ? await entryForPlace(uow, actor, gyg, input.quantity)
      : await entryForNeed(uow, actor, gyg, { ...input, gygPositionId, contributionType });
  const queue = { gygId: gyg.id, needId: entry.needId ?? null };
  await requireFull(uow, gyg, queue);
  const added = await addToQueue(uow, {
    ...entry,
    gygId: gyg.id,
    userId: actor.id,
    bookingComment: input.bookingComment,
    createdAt: uow.now,
  });
  await requireStillOpen(uow, gyg.id);
  await requireActiveUser(uow.tx, actor.id);
  return added;
}

/** Leaves a queue; repeating is allowed. Throws 404 `gyg.missing`, `waitlist.missing` (others' entries too). */
export async function leaveWaitlist(uow: UnitOfWork, actor: SignedIn, gygId: string, entryId: string): Promise<void> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  const entry = await getEntry(uow.tx, entryId);
  if (!entry || entry.gygId !== gyg.id || !isSelf(actor, entry.userId)) throw problem('waitlist.missing');
  permit('leaveWaitlist', actor, { userId: entry.userId });
  await endEntry(uow, gyg, entry, 'WITHDRAWN');
}
