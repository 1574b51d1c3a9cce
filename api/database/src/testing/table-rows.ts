import { getTableName } from 'drizzle-orm';
import type { Reader, Tx } from '../database';
import { referencesOf, schemaTables } from './schema-tables';

/** Rows by the table's name. */
export type TableRows = ReadonlyMap<string, readonly Record<string, unknown>[]>;

/** All rows of all tables. */
export async function readAllTables(read: Reader): Promise<TableRows> {
  const entries = schemaTables().map(async (table) => {
    const rows: Record<string, unknown>[] = await read.select().from(table);
    return [getTableName(table), rows] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Written from other tables, by triggers and at the end of each transaction. */
const derived = ['gyg_cards', 'gyg_card_changes'];

/** Inserts rows, in one statement per table, each table after those that it refers to. Derived tables fill themselves. */
export async function insertAllTables(tx: Tx, rows: TableRows): Promise<void> {
  let waiting = schemaTables().filter((table) => !derived.includes(getTableName(table)));
  while (waiting.length > 0) {
    const names = new Set(waiting.map(getTableName));
    const ready = waiting.filter((table) =>
      referencesOf(table).every(({ to }) => to === getTableName(table) || !names.has(to)),
    );
    if (ready.length === 0) throw new Error(`Tables that refer to each other: ${[...names].join(', ')}`);
    for (const table of ready) {
      const values = rows.get(getTableName(table)) ?? [];
      if (values.length > 0) await tx.insert(table).values([...values]);
    }
    waiting = waiting.filter((table) => !ready.includes(table));
  }
}
