import type { Recipient, UserPlace } from '@gyg/contract';
import type { presentBookedGyg } from '../gygs';
import type { RecipientRow } from './recipient.repository';

/** A recipient, for hosts. */
export function presentRecipient(row: RecipientRow): Recipient {
  return {
    id: row.id,
    userId: row.userId,
    userName: row.userName,
    email: row.userEmail,
    userImage: row.userImage,
    bookingComment: row.bookingComment,
    status: row.status,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    cancelReason: row.cancelReason,
    created: row.createdAt.toISOString(),
  };
}

/** The caller's place with its gyg, in My bookings. */
export function presentBeneficiaryPlace(row: RecipientRow, gyg: ReturnType<typeof presentBookedGyg>): UserPlace {
  return {
    id: row.id,
    ...gyg,
    bookingComment: row.bookingComment,
    status: row.status,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    cancelReason: row.cancelReason,
    created: row.createdAt.toISOString(),
  };
}
