import { sql } from 'drizzle-orm';
import { gygs } from './gygs';
import { createdAt, id, k, partOf, reference } from './kit';
import { users } from './users';

/** Recipients' places at a gyg. Their identity is visible only to hosts and themselves. */
export const beneficiaries = k.table(
  'beneficiaries',
  {
    id: id(),
    gygId: partOf(() => gygs.id),
    userId: reference(() => users.id),
    bookingComment: k.text().notNull().default(''),
    status: k
      .text({ enum: ['ACTIVE', 'CANCELLED'] })
      .notNull()
      .default('ACTIVE'),
    cancelReason: k.text(),
    cancelledBy: k.text().references(() => users.id),
    cancelledAt: k.time(),
    /** When the recipient answered a reminder of the current start with "I'm coming"; null if they have not. */
    confirmedAt: k.time(),
    createdAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('beneficiaries_active_unique').on(t.gygId, t.userId).where(sql`status = 'ACTIVE'`),
    k.index('beneficiaries_by_gyg').on(t.gygId, t.status, t.createdAt, t.id),
    k.index('beneficiaries_by_user').on(t.userId, t.createdAt, t.id),
    k.index('beneficiaries_by_canceller').on(t.cancelledBy).where(sql`cancelled_by is not null`),
  ],
);
