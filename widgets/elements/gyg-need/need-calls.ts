import type { AnswerOf, BodyOf } from '@gyg/contract';
import type { BookingStatus } from '@gyg/contract/enums';
import type { routes } from '@gyg/contract/routes';
import { readAnswer, routeCall } from '../../core/preact/route-call';
import type { Session } from '../../core/session';
import type { Bookable } from './gyg-need-query';

type Routes = typeof routes;
const createBooking = 'POST /gygs/{gygId}/participants' satisfies Routes['createBooking'];
const cancelBooking = 'POST /gygs/{gygId}/participants/{bookingId}/cancel' satisfies Routes['cancelBooking'];
const createPlace = 'POST /gygs/{gygId}/beneficiaries' satisfies Routes['createBeneficiary'];
const cancelPlace = 'POST /gygs/{gygId}/beneficiaries/{beneficiaryId}/cancel' satisfies Routes['cancelBeneficiary'];
const joinWaitlist = 'POST /gygs/{gygId}/waitlist' satisfies Routes['joinWaitlist'];
const leaveWaitlist = 'DELETE /gygs/{gygId}/waitlist/{entryId}' satisfies Routes['leaveWaitlist'];
const acceptOffer = 'POST /waitlist/offers/{token}/accept' satisfies Routes['acceptWaitlistOffer'];
const declineOffer = 'POST /waitlist/offers/{token}/decline' satisfies Routes['declineWaitlistOffer'];

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
export interface Made {
  readonly id: string;
  readonly status: BookingStatus;
}

type Ids = Pick<Bookable, 'gyg' | 'need'>;
type Body = BodyOf<'createBooking'> | BodyOf<'createBeneficiary'>;

/** The body of a booking, or of a place as a recipient. */
export function bookingBody({ need }: Ids, choice: Choice, userId: string): Body {
  const bookingComment = choice.comment.trim();
  if (need === null) return { userId, bookingComment };
  return {
    gygPositionId: need.id,
    contributionType: need.contributionType,
    userId,
    userOrganization: choice.organizationId || null,
    quantity: choice.quantity ?? 1,
    bookingComment,
  };
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

/** Books. Sent again with the same key, it books only once. */
export async function book(session: Session, { gyg, need }: Ids, body: Body, idempotencyKey: string): Promise<Made> {
  const { path, method } = routeCall(need === null ? createPlace : createBooking, { gygId: gyg.id });
  const answer = await session.call(path, { method, body, idempotencyKey });
  const { id, status = 'ACTIVE' } = readAnswer<Partial<Made> & Pick<Made, 'id'>>(answer, { id: 'string' });
  return { id, status };
}

/** Cancels a booking or a place with a reason. */
export async function cancel(session: Session, { gyg, need }: Ids, id: string, reason: string): Promise<void> {
  const params = { gygId: gyg.id, bookingId: id, beneficiaryId: id };
  const { path, method } = routeCall(need === null ? cancelPlace : cancelBooking, params);
  const body = need === null ? { reason } : { contributionType: need.contributionType, reason };
  await session.call(path, { method, body });
}

/** Joins the waiting list. */
export async function join(session: Session, { gyg }: Ids, body: BodyOf<'joinWaitlist'>): Promise<void> {
  const { path, method } = routeCall(joinWaitlist, { gygId: gyg.id });
  await session.call(path, { method, body });
}

/** Leaves the waiting list. */
export async function leave(session: Session, { gyg }: Ids, entryId: string): Promise<void> {
  const { path, method } = routeCall(leaveWaitlist, { gygId: gyg.id, entryId });
  await session.call(path, { method });
}

/** Books what an offer of the waiting list offers. */
export async function accept(session: Session, token: string): Promise<Made> {
  const { path, method } = routeCall(acceptOffer, { token });
  const answer = await session.call(path, { method, body: {} });
  return readAnswer<AnswerOf<'acceptWaitlistOffer'>>(answer, { id: 'string', status: 'string' });
}

/** Declines an offer, so that the next person gets it. */
export async function decline(session: Session, token: string): Promise<void> {
  const { path, method } = routeCall(declineOffer, { token });
  await session.call(path, { method, body: {} });
}
