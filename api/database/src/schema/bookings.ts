import { attendances, bookingStatuses, contributionTypes } from '@gyg/contract/enums';
import { sql } from 'drizzle-orm';
import { gygs } from './gygs';
import { createdAt, id, k, partOf, reference } from './kit';
import { needs } from './needs';
import { organizations } from './organizations';
import { users } from './users';

/** A booked skill or commodity. ACTIVE and PENDING use capacity; the other two have released it. */
export const bookings = k.table(
  'bookings',
  {
    id: id(),
    needId: partOf(() => needs.id),
    gygId: partOf(() => gygs.id),
    userId: reference(() => users.id),
    /** The need's kind, so that lists of one kind need no join. */
    kind: k.text({ enum: contributionTypes }).notNull(),
    quantity: k.int().notNull().default(1),
    bookingComment: k.text().notNull().default(''),
    status: k.text({ enum: bookingStatuses }).notNull().default('ACTIVE'),
    /** The reason, author and time of a cancellation or refusal. */
    cancelReason: k.text(),
    cancelledBy: k.text().references(() => users.id),
    cancelledAt: k.time(),
    /** The organisation represented; set only once its admin approved, null is private participation. */
    organizationId: k.text().references(() => organizations.id),
    /** Null is unmarked. */
    attendance: k.text({ enum: attendances }),
    /** The latest time of an attendance record; older ones are ignored. */
    attendanceAt: k.time(),
    /** When the booker answered a reminder of the current start with "I'm coming"; null if they have not. */
    confirmedAt: k.time(),
    /** What a host thanked the booker for, in their own words; null without. */
    thanks: k.text(),
    thankedBy: k.text().references(() => users.id),
    thankedAt: k.time(),
    createdAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('bookings_active_unique').on(t.needId, t.userId).where(sql`status in ('ACTIVE', 'PENDING')`),
    k.index('bookings_newest').on(t.createdAt),
    k.index('bookings_by_need').on(t.needId, t.status),
    k.index('bookings_by_user').on(t.userId, t.createdAt, t.id),
    k.index('bookings_of_gyg').on(t.gygId, t.createdAt, t.id),
    k.index('bookings_of_gyg_by_status').on(t.gygId, t.status, t.createdAt, t.id),
    k.index('bookings_of_gyg_by_user').on(t.gygId, t.userId, t.status),
    k.index('bookings_of_gyg_marked').on(t.gygId, t.status, t.attendance).where(sql`attendance is not null`),
    k.index('bookings_by_gyg').on(t.gygId, t.kind, t.status, t.createdAt),
    k.index('bookings_by_organization').on(t.organizationId, t.gygId, t.status),
    /** Where a person is named in the bookings of others. */
    k.index('bookings_by_canceller').on(t.cancelledBy).where(sql`cancelled_by is not null`),
    k.index('bookings_by_thanker').on(t.thankedBy).where(sql`thanked_by is not null`),
    k.check('bookings_quantity', sql`quantity > 0`),
  ],
);
