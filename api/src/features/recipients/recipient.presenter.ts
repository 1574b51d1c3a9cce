import type { Recipient, UserPlace } from '@gyg/contract';
import { cancellableUntil, type GygRow, presentBookedGyg } from '../gygs';
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

/** The caller's place with its gyg; an unpublished gyg keeps only its last title. */
export function presentBeneficiaryPlace(row: RecipientRow, gyg: GygRow, now: Date): UserPlace {
  return {
    id: row.id,
    ...presentBookedGyg(gyg, row.createdAt, now),
    bookingComment: row.bookingComment,
    status: row.status,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    cancelReason: row.cancelReason,
    created: row.createdAt.toISOString(),
    cancellable: row.status === 'ACTIVE' && cancellableUntil(gyg, row.createdAt, now) !== null,
  };
}
