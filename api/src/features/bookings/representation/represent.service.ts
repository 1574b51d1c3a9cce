import type { Booking } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { isAdminOf, isMemberOf, isSelf, type SignedIn } from '../../../access/actor';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { gygStateAt } from '../../gygs';
import { notifyAdmins, withdrawAction, withdrawActions } from '../../notifications';
import {
  findActiveRequest,
  insertRequest,
  listActiveRequests,
  listByBookings,
  lockMembershipForUpdate,
  setRepresented,
  updateRequestStatus,
  withdrawPendingRequests,
} from './representation.repository';
import { notifyRepresentationWithdrawn } from './representation-messages.service';

/** The fields of a booking that representation needs. */
export interface RepresentedBooking {
  id: string;
  gygId: string;
  gygTitle: string;
  needTitle: string;
}

export type Representation = NonNullable<Booking['representation']>;

/** Throws 403 unless the user is a member. */
export function requireMember(actor: SignedIn, organizationId: string): void {
  if (!isMemberOf(actor, organizationId)) throw problem('user_org.not_a_member');
}

/** Requests to represent an organisation: accepted immediately for its admins, otherwise its admins are asked. */
export async function requestRepresentation(
  uow: UnitOfWork,
  actor: SignedIn,
  booking: RepresentedBooking,
  organizationId: string,
): Promise<Representation> {
  requireMember(actor, organizationId);
  // A concurrent leave ends the user's requests with the membership; this one must not be created after it.
  if (!(await lockMembershipForUpdate(uow.tx, organizationId, actor.id))) throw problem('user_org.not_a_member');
  const atOnce = isAdminOf(actor, organizationId);
  const id = await insertRequest(uow.tx, {
    bookingId: booking.id,
    organizationId,
    userId: actor.id,
    status: atOnce ? 'ACCEPTED' : 'PENDING',
    createdAt: uow.now,
    ...(atOnce ? { answeredBy: actor.id, answeredAt: uow.now } : {}),
  });
  const representation = await latestRepresentation(uow.tx, booking.id);
  if (id === undefined || !representation) throw problem('booking.update.failed');
  if (atOnce) await setRepresented(uow.tx, booking.id, organizationId);
  else {
    await notifyAdmins(uow, organizationId, {
      type: 'representation_requested',
      values: {
        person: actor.fullName,
        organization: representation.orgName,
        need: booking.needTitle,
        gyg: booking.gygTitle,
      },
      gygId: booking.gygId,
      relatedUserId: actor.id,
      action: { kind: 'representation', targetId: id },
    });
  }
  return representation;
}

/** Withdraws the active request, if any, or revokes an accepted one. The booking stays, privately. */
export async function withdrawRepresentation(uow: UnitOfWork, actor: SignedIn, bookingId: string): Promise<void> {
  const live = await findActiveRequest(uow.tx, bookingId);
  if (!live) return;
  const status = live.status === 'ACCEPTED' ? 'REVOKED' : 'WITHDRAWN';
  const moved = { status, answeredBy: actor.id, answeredAt: uow.now } as const;
  if (!(await updateRequestStatus(uow.tx, live.id, live.status, moved))) throw problem('booking.update.failed');
  await setRepresented(uow.tx, bookingId, null);
  if (live.status === 'PENDING') await withdrawAction(uow, { kind: 'representation', targetId: live.id });
  else await notifyRepresentationWithdrawn(uow, live);
}

/** Withdraws the pending requests of cancelled bookings, with few statements for any number; accepted ones stay. */
export async function dropPendingRequests(
  uow: UnitOfWork,
  actor: SignedIn,
  bookingIds: readonly string[],
): Promise<void> {
  const answered = { answeredBy: actor.id, answeredAt: uow.now };
  const withdrawn = await withdrawPendingRequests(uow.tx, bookingIds, answered);
  await withdrawActions(uow, { kind: 'representation', targetIds: withdrawn });
}

/** The latest representation request of each booking. */
export async function representationsOf(
  read: Reader,
  bookingIds: readonly string[],
): Promise<Map<string, Representation>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await listByBookings(read, bookingIds);
  return new Map(rows.map(({ bookingId, ...representation }) => [bookingId, representation]));
}

async function latestRepresentation(read: Reader, bookingId: string): Promise<Representation | undefined> {
  return (await representationsOf(read, [bookingId])).get(bookingId);
}

/**
 * Ends representations of a user who left an organisation (decision 0011): pending requests, and accepted ones for
 * gygs that have not finished. The bookings stay, privately. Finished gygs keep their representation.
 */
export async function endRepresentationsOf(
  uow: UnitOfWork,
  actor: SignedIn,
  who: { userId: string; organizationId: string },
): Promise<void> {
  for (const request of await listActiveRequests(uow.tx, who)) {
    const { status } = request;
    const pending = status === 'PENDING';
    if (!pending && gygStateAt(request, uow.now) === 'FINISHED') continue;
    const ended = pending ? (isSelf(actor, who.userId) ? 'WITHDRAWN' : 'DECLINED') : 'REVOKED';
    const to = { status: ended, answeredBy: actor.id, answeredAt: uow.now } as const;
    if (!(await updateRequestStatus(uow.tx, request.id, status, to))) continue;
    await setRepresented(uow.tx, request.bookingId, null);
    if (pending) await withdrawAction(uow, { kind: 'representation', targetId: request.id });
  }
}
