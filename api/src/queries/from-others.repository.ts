import { bookings } from '@gyg/database/schema';
import { isNull, ne, or } from 'drizzle-orm';

/** Bookings that do not represent this organisation. */
export const fromOthers = (organizationId: string) =>
  or(isNull(bookings.organizationId), ne(bookings.organizationId, organizationId));
