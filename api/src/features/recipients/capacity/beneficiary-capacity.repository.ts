import type { Reader, Tx } from '@gyg/database';
import { gygs } from '@gyg/database/schema';
import { and, eq, gte, lte, sql } from 'drizzle-orm';

/** Changes the counters of recipients' places in one guarded statement; false if too few are left. */
export async function addToPlaces(
  tx: Tx,
  gygId: string,
  { taken, held }: { taken: number; held: number },
): Promise<boolean> {
  const after = sql`${gygs.beneficiariesTaken} + ${taken}`;
  const changed = await tx
    .update(gygs)
    .set({ beneficiariesTaken: after, beneficiariesHeld: sql`${gygs.beneficiariesHeld} + ${held}` })
    .where(and(eq(gygs.id, gygId), lte(after, gygs.beneficiaryPositions), gte(after, 0)))
    .returning({ id: gygs.id });
  return changed.length === 1;
}

/** How many places for recipients are free. */
export async function countFreePlaces(read: Reader, gygId: string): Promise<number> {
  const [row] = await read
    .select({ places: gygs.beneficiaryPositions, taken: gygs.beneficiariesTaken })
    .from(gygs)
    .where(eq(gygs.id, gygId));
  return row ? row.places - row.taken : 0;
}
