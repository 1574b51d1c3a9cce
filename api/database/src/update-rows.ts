import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database';
import { inParts } from './in-parts';
import { prepare } from './prepared';
import { rowsIn, valuesOf, writeRows } from './rows-as-json';

interface RowUpdate<Table extends PgTable, Key extends keyof Table['$inferSelect'], Computed extends string> {
  /** The column by which a row is found. It stays as it is. */
  key: Key;
  /** Columns that SQL computes for every row; they are not given. */
  computed?: Readonly<Record<Computed, SQL>>;
  table: Table;
}

/**
 * Makes an update of all columns of any number of rows: each part of them by one prepared statement. Rows that do not exist
 * are left out.
 */
export function updateRowsOf<
  Table extends PgTable,
  Key extends keyof Table['$inferSelect'] & string,
  Computed extends string = never,
>({ table, key, computed }: RowUpdate<Table, Key, Computed>) {
  const all: Record<string, Column> = getTableColumns(table);
  const keyColumn = all[key];
  if (keyColumn === undefined) throw new Error(`The table has no column ${key}`);
  const named = Object.entries(all).filter(([name]) => name !== key && !(name in (computed ?? {})));
  const columns = [[key, keyColumn] as const, ...named];
  const update = prepare({ rows: 'text' }, (db, { rows }) => {
    const [keyValue = sql``, ...values] = valuesOf(columns);
    const set = Object.fromEntries(named.map(([name], index) => [name, values[index] ?? sql`null`]));
    return db
      .update<PgTable>(table)
      .set({ ...set, ...computed })
      .from(rowsIn(rows))
      .where(sql`${keyColumn} = ${keyValue}`);
  });
  return async (tx: Tx, rows: readonly Omit<Table['$inferSelect'], Computed>[]): Promise<void> => {
    await inParts(rows, async (part) => {
      await update(tx, { rows: writeRows(columns, part) });
    });
  };
}
