import { certificateNames } from '@gyg/contract/enums';
import { bookings } from './bookings';
import { createdAt, id, k, partOf, reference } from './kit';
import { users } from './users';

/**
 * A certificate of the hours of one booking. Hours, title and dates are read when it is checked, so it is valid only
 * while the booking is recorded as attended.
 */
export const certificates = k.table(
  'certificates',
  {
    id: id(),
    /** Printed on the certificate; anyone who has it can check it. */
    code: k.text().notNull(),
    bookingId: partOf(() => bookings.id),
    userId: reference(() => users.id),
    /** How the check page names the person. */
    name: k.text({ enum: certificateNames }).notNull().default('FULL'),
    createdAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('certificates_code_unique').on(t.code),
    k.uniqueIndex('certificates_booking_unique').on(t.bookingId),
    k.index('certificates_by_user').on(t.userId, t.createdAt, t.id),
  ],
);
