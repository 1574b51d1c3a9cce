import type { Tx } from '@gyg/database';
import { gygs, needs, organizations } from '@gyg/database/schema';
import { eq, sql } from 'drizzle-orm';

/**
 * Waits for whoever writes this gyg, and holds back others until the transaction ends; false when there is none. What
 * is read of it afterwards stays true. Booking a recipient's place writes the same row.
 */
export async function lockGygRow(tx: Tx, gygId: string): Promise<boolean> {
  const locked = await tx
    .update(gygs)
    .set({ updatedAt: sql`${gygs.updatedAt}` })
    .where(eq(gygs.id, gygId))
    .returning({ id: gygs.id });
  return locked.length === 1;
}

/** Waits for bookings under way: each holds its need's row. Whoever books later looks at the gyg again after it. */
export async function lockNeedRows(tx: Tx, gygId: string): Promise<void> {
  await tx
    .update(needs)
    .set({ sortOrder: sql`${needs.sortOrder}` })
    .where(eq(needs.gygId, gygId));
}

/**
 * Waits for whoever writes something that names this gyg, and lets nobody begin to: rows that refer to it lock its key,
 * so its key is what changes. Only for a gyg that is deleted in the same transaction, or else left as it was by undoing.
 */
export async function lockGygKey(tx: Tx, gygId: string): Promise<boolean> {
  const locked = await tx
    .update(gygs)
    .set({ friendlyUrl: sql`${gygs.friendlyUrl} || '~'` })
    .where(eq(gygs.id, gygId))
    .returning({ id: gygs.id });
  return locked.length === 1;
}

/** One after the other gives gygs of a host their friendly urls. */
export async function lockHost(tx: Tx, organizationId: string): Promise<void> {
  await tx
    .update(organizations)
    .set({ sortOrder: sql`${organizations.sortOrder}` })
    .where(eq(organizations.id, organizationId));
}
