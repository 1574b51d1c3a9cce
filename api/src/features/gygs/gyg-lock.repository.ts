import { preparedWrite, type Tx } from '@gyg/database';
import { gygs, needs, organizations } from '@gyg/database/schema';
import { eq, sql } from 'drizzle-orm';

const lock = preparedWrite({ id: gygs.id }, (db, { id }) =>
  db
    .update(gygs)
    .set({ updatedAt: sql`${gygs.updatedAt}` })
    .where(eq(gygs.id, id))
    .returning({ id: gygs.id }),
);

/**
 * Locks the gyg's row until the transaction ends; false if there is none. Booking a recipient's place writes the same
 * row.
 */
export async function lockGygRow(tx: Tx, gygId: string): Promise<boolean> {
  return (await lock(tx, { id: gygId })).length === 1;
}

/** Locks the gyg's needs, which waits for bookings in progress. Later bookings check the gyg again afterwards. */
export async function lockNeedRows(tx: Tx, gygId: string): Promise<void> {
  await tx
    .update(needs)
    .set({ sortOrder: sql`${needs.sortOrder}` })
    .where(eq(needs.gygId, gygId));
}

/**
 * Locks the gyg's key, so that no transaction can add rows that refer to it (they lock the key). For a gyg that is
 * deleted in the same transaction.
 */
export async function lockGygKey(tx: Tx, gygId: string): Promise<boolean> {
  const locked = await tx
    .update(gygs)
    .set({ friendlyUrl: sql`${gygs.friendlyUrl} || '~'` })
    .where(eq(gygs.id, gygId))
    .returning({ id: gygs.id });
  return locked.length === 1;
}

/** Serialises the choice of friendly URLs of a host's gygs. */
export async function lockHost(tx: Tx, organizationId: string): Promise<void> {
  await tx
    .update(organizations)
    .set({ sortOrder: sql`${organizations.sortOrder}` })
    .where(eq(organizations.id, organizationId));
}
