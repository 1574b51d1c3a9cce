import type { UserPlace } from '@gyg/contract';
import { cancellableUntil, type GygRow, presentBookedGyg } from '../gygs';
import type { RecipientRow } from './recipient.repository';

/** A recipient, for hosts. */
export function presentRecipient({ id, userId, userName, userEmail, bookingComment, createdAt }: RecipientRow) {
  return { id, userId, userName, email: userEmail, bookingComment, created: createdAt.toISOString() };
}

/** The caller's place with its gyg; an unpublished gyg keeps only its last title. */
export function presentBeneficiaryPlace(row: RecipientRow, gyg: GygRow, now: Date): UserPlace {
  return {
    id: row.id,
    ...presentBookedGyg(gyg, row.createdAt, now),
    bookingComment: row.bookingComment,
    status: row.status,
    cancelReason: row.cancelReason,
    created: row.createdAt.toISOString(),
    cancellable: row.status === 'ACTIVE' && cancellableUntil(gyg, row.createdAt, now) !== null,
  };
}
