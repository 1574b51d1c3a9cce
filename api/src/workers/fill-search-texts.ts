import type { Database } from '@gyg/database';
import { listUnsearchableGygs, refreshSearchText } from '../features/gygs';

const batch = 100;

/**
 * Computes the search texts of gygs that have none. Each gyg in a separate transaction, so that other writers wait
 * briefly.
 */
export async function fillSearchTexts(db: Database, stillMine: () => Promise<boolean>): Promise<void> {
  do {
    const gygIds = await listUnsearchableGygs(db.read, batch);
    if (gygIds.length === 0) return;
    for (const gygId of gygIds) await db.tx((tx) => refreshSearchText(tx, gygId));
  } while (await stillMine());
}
