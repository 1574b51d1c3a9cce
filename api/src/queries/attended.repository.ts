import { bookings } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';
import { isPublished } from './gyg-states.repository';

/** The contributions that count: attended and not cancelled, on a published gyg. */
export const attended = and(eq(bookings.attendance, 'ATTENDED'), eq(bookings.status, 'ACTIVE'), isPublished());
