import { contributionTypes, waitlistStatuses } from '@gyg/contract/enums';
import { sql } from 'drizzle-orm';
import { gygs } from './gygs';
import { createdAt, id, k, partOf, reference } from './kit';
import { needs } from './needs';
import { organizations } from './organizations';
import { users } from './users';

/**
 * A place in the queue for a full need, or for a place as a recipient (`needId` null). WAITING and OFFERED are active; an
 * OFFERED one holds `offeredQuantity` positions (`heldPositions` of the need, `beneficiariesHeld` of the gyg) until
 * `offerExpiresAt`.
 */
export const waitlistEntries = k.table(
  'waitlist_entries',
  {
    id: id(),
    gygId: partOf(() => gygs.id),
    needId: k.text().references(() => needs.id, { onDelete: 'cascade' }),
    /** The need's kind; null for a place as a recipient. */
    kind: k.text({ enum: contributionTypes }),
    userId: reference(() => users.id),
    quantity: k.int().notNull().default(1),
    bookingComment: k.text().notNull().default(''),
    /** The organisation to represent, or null for oneself. */
    organizationId: k.text().references(() => organizations.id, { onDelete: 'set null' }),
    status: k.text({ enum: waitlistStatuses }).notNull().default('WAITING'),
    offeredAt: k.time(),
    offeredQuantity: k.int(),
    /** When the offer ends: 24 hours after it was made, at the latest 12 hours before the start of the gyg. */
    offerExpiresAt: k.time(),
    /** The booking, or the place as a recipient, that came of an accepted offer. */
    bookingId: k.text(),
    endedAt: k.time(),
    createdAt: createdAt(),
  },
  (t) => [
    k
      .uniqueIndex('waitlist_of_need_unique')
      .on(t.needId, t.userId)
      .where(sql`need_id is not null and status in ('WAITING', 'OFFERED')`),
    k
      .uniqueIndex('waitlist_of_recipients_unique')
      .on(t.gygId, t.userId)
      .where(sql`need_id is null and status in ('WAITING', 'OFFERED')`),
    k.index('waitlist_queue').on(t.needId, t.status, t.createdAt, t.id),
    k.index('waitlist_of_gyg').on(t.gygId, t.needId, t.status, t.createdAt, t.id),
    k.index('waitlist_by_user').on(t.userId, t.createdAt, t.id),
    k.index('waitlist_offers').on(t.offerExpiresAt).where(sql`status = 'OFFERED'`),
    k.check('waitlist_quantity', sql`quantity > 0 and (offered_quantity is null or offered_quantity > 0)`),
  ],
);
