import type { Database } from '@gyg/database';
import { dropDeliveries } from './queue.repository';

/** How long the log of webhooks goes back. */
const retention = 30 * 24 * 60 * 60_000;

/** Deletes calls that were written 30 days ago, in steps, so that other writers wait briefly. */
export async function dropOldDeliveries(db: Database, now: Date, perStep = 1_000): Promise<void> {
  const before = new Date(now.getTime() - retention);
  for (let dropped = perStep; dropped === perStep; ) {
    dropped = await db.tx((t) => dropDeliveries(t, before, perStep));
  }
}
