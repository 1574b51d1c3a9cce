import { sql } from 'drizzle-orm';
import type { Tx } from './database';
import { engine } from './engine-choice';

/**
 * Takes an advisory lock on a key until the transaction ends, for decisions based on rows that another transaction may
 * be writing. SQLite has one writer and needs none. Take several keys in a fixed order.
 */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  if (engine === 'sqlite') return;
  await tx.select({ held: sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))` }).from(sql`(select 1) as one`);
}

/**
 * Takes an advisory lock on a key until the transaction ends, unless another transaction has it. For work that may take
 * longer than a statement may wait.
 */
export async function tryLockKey(tx: Tx, key: string): Promise<boolean> {
  if (engine === 'sqlite') return true;
  const held = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${key}, 0))`;
  const [row] = await tx.select({ held }).from(sql`(select 1) as one`);
  return row?.held === true;
}
