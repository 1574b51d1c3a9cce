import type { Booking, Participant } from '@gyg/contract';
import { type Actor, isPartnerSite, isSelf, readsAsAdmin, readsAsHost } from '../../access/actor';
import type { GygRow } from '../gygs';
import type { BookingRow, PublicBookingRow } from './booking.repository';
import type { Representation } from './representation/represent.service';

const needIds = ({ kind, needId }: Pick<BookingRow, 'kind' | 'needId'>) => ({
  gygPositionId: kind === 'SKILL' ? needId : null,
  gygCommodityId: kind === 'COMMODITY' ? needId : null,
});

/** A booking for the host's webhooks: nothing about the person. */
export const bookingFacts = ({ id, gygId, needId, quantity }: BookingRow) => ({
  gygId,
  needId,
  bookingId: id,
  quantity,
});

/** A booking for its booker and the hosts. */
export function presentBooking(row: BookingRow, representation: Representation | undefined): Booking {
  return {
    id: row.id,
    gygId: row.gygId,
    ...needIds(row),
    contributionType: row.kind,
    needTitle: row.needTitle,
    durationMinutes: row.durationMinutes,
    userId: row.userId,
    bookerName: row.bookerName,
    bookingComment: row.bookingComment,
    quantity: row.quantity,
    status: row.status,
    userOrganization: requestedOrganization(row, representation),
    organizationId: row.organizationId,
    orgName: row.orgName,
    representation: representation ?? null,
    attendance: row.attendance,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    thanks: row.thanks === null ? null : { text: row.thanks, by: row.thankedByName || null },
    cancelReason: row.cancelReason,
    created: row.createdAt.toISOString(),
  };
}

/** The represented organisation, or the one that was requested. Its admins may see the booking. */
function requestedOrganization(row: BookingRow, representation: Representation | undefined): string | null {
  if (row.organizationId) return row.organizationId;
  return representation?.status === 'PENDING' ? representation.organizationId : null;
}

/** A participant as everyone sees them: without a name. The id of a closed need opens its invitation page, so it is left out. */
export function presentPublicParticipant(row: PublicBookingRow): Participant {
  return {
    id: row.id,
    gygId: row.gygId,
    ...(row.needWhoCanOffer === 'NONE' ? { gygPositionId: null, gygCommodityId: null } : needIds(row)),
    quantity: row.quantity,
    userId: null,
    bookerName: null,
    userOrganization: row.organizationId,
    organizationId: row.organizationId,
    orgName: row.orgName,
  };
}

/** A participant with the fields that the caller may see. */
export function presentParticipant(
  row: BookingRow,
  representation: Representation | undefined,
  gyg: GygRow,
  actor: Actor,
): Participant {
  const asHost = readsAsHost(actor, gyg) || isSelf(actor, row.userId);
  const organizationId = requestedOrganization(row, representation);
  const asAdmin = organizationId !== null && readsAsAdmin(actor, organizationId);
  const identified = asHost || asAdmin;
  const asUser = actor.kind === 'user' && !isPartnerSite(actor);
  const named = row.erasedAt === null && (identified || (asUser && row.showName));
  // Hosts see the address; so do admins who are asked to approve, and afterwards while the booker is a member.
  const reachable = asUser && (asHost || (asAdmin && (row.organizationId === null || row.stillMember)));
  return {
    ...presentPublicParticipant(row),
    ...(named ? { userId: row.userId, bookerName: row.bookerName } : {}),
    ...(identified ? { ...needIds(row), userOrganization: organizationId } : {}),
    ...(identified ? { status: row.status, needTitle: row.needTitle, created: row.createdAt.toISOString() } : {}),
    ...(identified ? { representation: representation ?? null } : {}),
    // An organisation sees attendance only if it accepted to be represented.
    ...(asHost || (asAdmin && row.organizationId !== null) ? { attendance: row.attendance } : {}),
    ...(reachable && row.bookerEmail !== null ? { email: row.bookerEmail } : {}),
    ...(asHost ? { bookingComment: row.bookingComment, cancelReason: row.cancelReason } : {}),
  };
}
