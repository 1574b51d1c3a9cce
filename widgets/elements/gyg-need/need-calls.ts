import type { BodyOf } from '@gyg/contract';
import { type ApiRequest, requestsOf } from '@gyg/contract/client';
import type { BookingStatus } from '@gyg/contract/enums';
import type { Session } from '../../core/session';
import type { Bookable } from './gyg-need-query';

const request = requestsOf({
  createBooking: 'POST /gygs/{gygId}/participants',
  cancelBooking: 'POST /gygs/{gygId}/participants/{bookingId}/cancel',
  createBeneficiary: 'POST /gygs/{gygId}/beneficiaries',
  cancelBeneficiary: 'POST /gygs/{gygId}/beneficiaries/{beneficiaryId}/cancel',
  joinWaitlist: 'POST /gygs/{gygId}/waitlist',
  leaveWaitlist: 'DELETE /gygs/{gygId}/waitlist/{entryId}',
  acceptWaitlistOffer: 'POST /waitlist/offers/{token}/accept',
  declineWaitlistOffer: 'POST /waitlist/offers/{token}/decline',
});

/** What the visitor fills in. */
export interface Choice {
  /** The organisation to represent; empty for oneself. */
  readonly organizationId: string;
  /** How many items; null while the field is empty. */
  readonly quantity: number | null;
  readonly comment: string;
  readonly accepted: boolean;
}

/** A booking that has just been made. */
export interface NewBooking {
  readonly id: string;
  readonly status: BookingStatus;
}

type Ids = Pick<Bookable, 'gyg' | 'need'>;
type Booking = ApiRequest<'createBooking' | 'createBeneficiary'>;

/** The request of a booking, or of a place as a recipient. Sent again with the same key, it books only once. */
export function bookingOf({ gyg, need }: Ids, choice: Choice, userId: string, key: string): Booking {
  const params = { gygId: gyg.id };
  const bookingComment = choice.comment.trim();
  if (need === null) return request('createBeneficiary', { params, body: { userId, bookingComment } }, { key });
  const body = {
    gygPositionId: need.id,
    contributionType: need.contributionType,
    userId,
    userOrganization: choice.organizationId || null,
    quantity: choice.quantity ?? 1,
    bookingComment,
  };
  return request('createBooking', { params, body }, { key });
}

/** The body that joins the waiting list. */
export function queueBody({ need }: Ids, choice: Choice): BodyOf<'joinWaitlist'> {
  const bookingComment = choice.comment.trim();
  if (need === null) return { beneficiary: true, bookingComment };
  return {
    gygPositionId: need.id,
    contributionType: need.contributionType,
    userOrganization: choice.organizationId || null,
    quantity: choice.quantity ?? 1,
    bookingComment,
  };
}

/** Books. */
export async function book(session: Session, booking: Booking): Promise<NewBooking> {
  const element = await session.call(booking, ['id']);
  return { id: element.id, status: 'status' in element ? element.status : 'ACTIVE' };
}

/** Cancels a booking or a place with a reason. */
export async function cancel(session: Session, { gyg, need }: Ids, id: string, reason: string): Promise<void> {
  const gygId = gyg.id;
  if (need === null) {
    await session.call(request('cancelBeneficiary', { params: { gygId, beneficiaryId: id }, body: { reason } }));
    return;
  }
  const body = { contributionType: need.contributionType, reason };
  await session.call(request('cancelBooking', { params: { gygId, bookingId: id }, body }));
}

/** Joins the waiting list. */
export async function join(session: Session, { gyg }: Ids, body: BodyOf<'joinWaitlist'>): Promise<void> {
  await session.call(request('joinWaitlist', { params: { gygId: gyg.id }, body }));
}

/** Leaves the waiting list. */
export async function leave(session: Session, { gyg }: Ids, entryId: string): Promise<void> {
  await session.call(request('leaveWaitlist', { params: { gygId: gyg.id, entryId } }));
}

/** Books what an offer of the waiting list offers. */
export const accept = (session: Session, token: string): Promise<NewBooking> =>
  session.call(request('acceptWaitlistOffer', { params: { token }, body: {} }), ['id', 'status']);

/** Declines an offer, so that the next person gets it. */
export async function decline(session: Session, token: string): Promise<void> {
  await session.call(request('declineWaitlistOffer', { params: { token }, body: {} }));
}
