import { bookings, memberships, needs, organizations, users } from '@gyg/database/schema';
import { sql } from 'drizzle-orm';
import {
  bookedNeedTitleIn,
  secondNeedTitle,
  type TextLanguage,
} from '../../access/queries/texts-in-language.repository';

/**
 * Whether the booker is still a member of the represented organisation. For `exists` PostgreSQL would read all memberships
 * once, instead of one by its key for each booking.
 */
export const stillMember = sql<boolean>`(select ${memberships.userId} from ${memberships}
  where ${memberships.organizationId} = ${bookings.organizationId} and ${memberships.userId} = ${bookings.userId})
  is not null`.mapWith(Boolean);

/** The name of the host who thanked; empty if they erased their account. */
const thankedByName = sql<
  string | null
>`(select thanker.full_name from users thanker where thanker.id = ${bookings.thankedBy})`;

/**
 * A booking with the names it points to, and the title of its need in a language: to be selected from bookings joined with
 * gygs, needs, users and organisations.
 */
export const bookingColumns = (reading: TextLanguage) => ({
  id: bookings.id,
  gygId: bookings.gygId,
  needId: bookings.needId,
  userId: bookings.userId,
  kind: bookings.kind,
  quantity: bookings.quantity,
  bookingComment: bookings.bookingComment,
  status: bookings.status,
  cancelReason: bookings.cancelReason,
  cancelledBy: bookings.cancelledBy,
  cancelledAt: bookings.cancelledAt,
  attendance: bookings.attendance,
  attendanceAt: bookings.attendanceAt,
  confirmedAt: bookings.confirmedAt,
  thanks: bookings.thanks,
  thankedByName,
  organizationId: bookings.organizationId,
  createdAt: bookings.createdAt,
  needTitle: bookedNeedTitleIn(reading),
  secondNeedTitle,
  needWhoCanOffer: needs.whoCanOffer,
  needNeedsApproval: needs.needsApproval,
  needLeft: sql<number>`${needs.offeredPositions} - ${needs.bookedPositions}`.mapWith(Number),
  durationMinutes: needs.durationMinutes,
  bookerName: users.fullName,
  bookerEmail: users.email,
  bookerImage: users.profileImage,
  bookerLocale: users.locale,
  showName: users.showName,
  erasedAt: users.erasedAt,
  stillMember,
  orgName: organizations.name,
});
