import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database';
import { inParts } from './in-parts';

/** Inserts any number of rows in their order, each part of them by one statement. */
export async function insertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  await inParts(rows, async (part) => {
    await tx.insert(table).values([...part]);
  });
}
