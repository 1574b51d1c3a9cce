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

/** Each table after those that it refers to, without derived ones. */
function sortTables() {
  const ordered: ReturnType<typeof schemaTables> = [];
  let waiting = schemaTables().filter((table) => !derived.includes(getTableName(table)));
  while (waiting.length > 0) {
    const names = new Set(waiting.map(getTableName));
    const ready = waiting.filter((table) =>
      referencesOf(table).every(({ to }) => to === getTableName(table) || !names.has(to)),
    );
    if (ready.length === 0) throw new Error(`Tables that refer to each other: ${[...names].join(', ')}`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

let sorted: ReturnType<typeof sortTables> | undefined;
const inOrder = () => {
  sorted ??= sortTables();
  return sorted;
};

/** Deletes all rows of all tables. */
export async function clearAllTables(tx: Tx): Promise<void> {
  for (const table of inOrder().toReversed()) await tx.delete(table);
}

/** Inserts rows, in one statement per table. Derived tables fill themselves. */
export async function insertAllTables(tx: Tx, rows: TableRows): Promise<void> {
  for (const table of inOrder()) {
    const values = rows.get(getTableName(table)) ?? [];
    if (values.length > 0) await tx.insert(table).values([...values]);
  }
}
