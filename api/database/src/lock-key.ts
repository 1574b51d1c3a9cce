import { sql } from 'drizzle-orm';
import type { Tx } from './database';
import { engine } from './engine-choice';

/**
 * Waits until no other transaction holds this key, and holds it until this one ends: for what is decided by looking at
 * rows that another transaction may be about to write. SQLite has one writer, so there is nobody to wait for.
 * Take several keys in one order, always the same.
 */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  if (engine === 'sqlite') return;
  await tx.select({ held: sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))` }).from(sql`(select 1) as one`);
}
