import type { BookingStatus, ContributionType, ReadingLanguage, WaitlistOfferPage } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { SignedIn } from '../../../access/actor';
import { inTransaction, Refused, type UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { bookingFailed, problem } from '../../../problem';
import { createBooking, getBookingRefusal, getBookingStatus, getEligibility, hasBooked } from '../../bookings';
import {
  type Asked,
  type GygRow,
  gygStateAt,
  isPublished,
  listGygRowsById,
  presentGygLine,
  presentGygPicture,
} from '../../gygs';
import { readSignedLink } from '../../mails';
import { actorOf } from '../../people';
import { bookBeneficiaryPlace } from '../../recipients';
import { type EntryRow, endEntry, entryStatusAt, findNeedById, getEntry, lockQueue } from '..';

interface Offer {
  entry: EntryRow;
  gyg: GygRow;
}

/** The offer of an entry. Throws 404 `waitlist.offer_missing` if it was never offered, or the gyg is not public. */
async function getOffer(read: Reader, entryId: string, reading: ReadingLanguage = 'own'): Promise<Offer> {
  const entry = await getEntry(read, entryId, reading);
  const gyg = entry && (await listGygRowsById(read, [entry.gygId])).get(entry.gygId);
  if (!entry || entry.offeredAt === null || !gyg || !isPublished(gyg)) throw problem('waitlist.offer_missing');
  return { entry, gyg };
}

/** The same with its queue locked, so that of several answers at once the later see what the first has done. */
async function lockOffer(uow: UnitOfWork, entryId: string): Promise<Offer> {
  const { entry } = await getOffer(uow.tx, entryId);
  await lockQueue(uow, entry);
  return getOffer(uow.tx, entryId);
}

/** The offer that a link names. Throws 404 `waitlist.offer_missing`. */
async function readOffer(read: Reader, token: string, reading?: ReadingLanguage): Promise<Offer> {
  const entryId = await readSignedLink(read, 'waitlist-offer', token);
  if (entryId === undefined) throw problem('waitlist.offer_missing');
  return getOffer(read, entryId, reading);
}

/** An offer for those who hold its link, without any person's name. Throws 404 `waitlist.offer_missing`. */
export async function getWaitlistOffer(
  { db: { read }, config }: ApiContext,
  token: string,
  { reading, now }: Asked,
): Promise<WaitlistOfferPage> {
  const { entry, gyg } = await readOffer(read, token, reading);
  const { gygState: _state, gygVisible: _published, ...line } = presentGygLine(gyg, entry.createdAt, { reading, now });
  return {
    ...line,
    ...presentGygPicture(gyg, config),
    gygPositionId: entry.needId,
    needTitle: entry.needTitle,
    contributionType: entry.kind,
    asked: entry.quantity,
    offered: entry.offeredQuantity ?? entry.quantity,
    needsApproval: entry.needsApproval,
    status: entryStatusAt(entry, now),
    expiresAt: (entry.offerExpiresAt ?? now).toISOString(),
  };
}

export interface AcceptedOffer {
  gygId: string;
  id: string;
  contributionType: ContributionType | null;
  status: BookingStatus;
}

/** Why the offer cannot be booked although its time is not over; null if it can. */
async function getOfferRefusal(uow: UnitOfWork, actor: SignedIn, { entry, gyg }: Offer) {
  const state = gygStateAt(gyg, uow.now);
  if (entry.needId === null) return state === 'PUBLISHED' ? null : 'not_open';
  const need = await findNeedById(uow.tx, gyg.id, entry.needId);
  if (!need) return 'closed';
  const booked = await hasBooked(uow.tx, need.id, actor.id);
  const eligibility = await getEligibility(uow.tx, actor, gyg, [need]);
  const refusal = getBookingRefusal(need, { ...eligibility, actor, gyg, booked, now: uow.now });
  return refusal === 'full' ? null : refusal;
}

/** Books what was offered; who is no longer a member of the organisation they wanted to represent books for themselves. */
async function book(uow: UnitOfWork, actor: SignedIn, { entry, gyg }: Offer): Promise<AcceptedOffer> {
  const { userId, bookingComment, organizationId, needId, kind } = entry;
  if (needId === null || kind === null) {
    const { id } = await bookBeneficiaryPlace(uow, actor, gyg.id, { userId, bookingComment });
    return { gygId: gyg.id, id, contributionType: null, status: 'ACTIVE' };
  }
  const { id, status } = await createBooking(uow, actor, gyg.id, {
    userId,
    gygPositionId: needId,
    contributionType: kind,
    quantity: entry.offeredQuantity ?? entry.quantity,
    bookingComment,
    userOrganization: organizationId !== null && actor.roles.has(organizationId) ? organizationId : null,
  });
  return { gygId: gyg.id, id, contributionType: kind, status };
}

/** What an offer became that was accepted before. */
async function acceptedBefore(uow: UnitOfWork, { entry, gyg }: Offer): Promise<AcceptedOffer> {
  const id = entry.bookingId ?? '';
  const status = entry.kind === null ? 'ACTIVE' : await getBookingStatus(uow.tx, gyg.id, id);
  return { gygId: gyg.id, id, contributionType: entry.kind, status };
}

/**
 * Accepts an offer. A place that its person can no longer book (they lost the right to offer to the need, for example)
 * goes to the next in the queue, and the call is refused with the reason.
 */
async function accept(uow: UnitOfWork, entryId: string): Promise<AcceptedOffer | Refused> {
  const offer = await lockOffer(uow, entryId);
  if (offer.entry.status === 'ACCEPTED') return acceptedBefore(uow, offer);
  if (entryStatusAt(offer.entry, uow.now) !== 'OFFERED') throw problem('waitlist.offer_ended');
  const actor = await actorOf(uow.tx, offer.entry.userId);
  const refused = await getOfferRefusal(uow, actor, offer);
  if (refused === null) return book(uow, actor, offer);
  await endEntry(uow, offer.gyg, offer.entry, 'CLOSED');
  return new Refused(bookingFailed(refused));
}

/**
 * Accepts the offer of a link; repeating returns the same booking. Throws 404 `waitlist.offer_missing`, 409
 * `waitlist.offer_ended`, and `booking.failed` if it can no longer be booked.
 */
export async function acceptWaitlistOffer(context: ApiContext, token: string, now: Date): Promise<AcceptedOffer> {
  const { entry } = await readOffer(context.db.read, token);
  return inTransaction(context, now, (uow) => accept(uow, entry.id));
}

/** Declines an offer, so that the next is offered the place; repeating is allowed. */
async function decline(uow: UnitOfWork, entryId: string): Promise<void> {
  const { entry, gyg } = await lockOffer(uow, entryId);
  if (entry.status === 'DECLINED') return;
  if (entryStatusAt(entry, uow.now) !== 'OFFERED') throw problem('waitlist.offer_ended');
  await endEntry(uow, gyg, entry, 'DECLINED');
}

/** Declines the offer of a link. Throws 404 `waitlist.offer_missing`, 409 `waitlist.offer_ended`. */
export async function declineWaitlistOffer(context: ApiContext, token: string, now: Date): Promise<void> {
  const { entry } = await readOffer(context.db.read, token);
  await inTransaction(context, now, (uow) => decline(uow, entry.id));
}

/** The person's answer to their offer, from its notification. Throws 404, 409 as the link does, and is refused as it is. */
export async function answerWaitlistOffer(
  uow: UnitOfWork,
  actor: SignedIn,
  entryId: string,
  answer: { accept: boolean },
): Promise<unknown> {
  const { entry } = await getOffer(uow.tx, entryId);
  if (entry.userId !== actor.id) throw problem('waitlist.offer_missing');
  return answer.accept ? accept(uow, entryId) : decline(uow, entryId);
}
