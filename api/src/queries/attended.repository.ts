import { bookings, gygs } from '@gyg/database/schema';
import { and, eq, isNotNull } from 'drizzle-orm';

/** The contributions that count: attended and not cancelled, on a published gyg. */
export const attended = and(
  eq(bookings.attendance, 'ATTENDED'),
  eq(bookings.status, 'ACTIVE'),
  isNotNull(gygs.publishedAt),
);
