import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database';
import { inParts } from './in-parts';
import { type Preparable, prepare } from './prepared';
import { type NamedColumns, rowsIn, valuesOf, writeRows } from './rows-as-json';

type RowOf<Table extends PgTable> = Table['$inferInsert'];

/** Reads the rows of a JSON text in SQL: a value of each column. */
// Without a condition SQLite would read `on conflict` as part of a join.
const readRows = (columns: NamedColumns, text: SQLWrapper): SQL =>
  sql`select ${sql.join(valuesOf(columns), sql`, `)} from ${rowsIn(text)} where true`;

type Insert<Result> = (tx: Tx, rows: readonly object[]) => Promise<Result>;

/** Prepares the insert of a table once: its text is the same for any number of rows. */
function perTable<Result>(
  build: (db: Tx, table: PgTable, rows: SQL) => Preparable<Result>,
): (table: PgTable) => Insert<Result> {
  const inserts = new WeakMap<PgTable, Insert<Result>>();
  return (table) => {
    const known = inserts.get(table);
    if (known) return known;
    const columns = Object.entries(getTableColumns(table));
    const insert = prepare({ rows: 'text' }, (db, { rows }) => build(db, table, readRows(columns, rows)));
    const run: Insert<Result> = (tx, rows) => insert(tx, { rows: writeRows(columns, rows) });
    inserts.set(table, run);
    return run;
  };
}

const insertInto = perTable((db, table, rows) => db.insert(table).select(rows));
const insertNewInto = perTable((db, table, rows) =>
  db.insert(table).select(rows).onConflictDoNothing().returning({ written: sql`1` }),
);

/**
 * Inserts any number of rows, each part of them by one prepared statement, in their order. Columns without a value get
 * their default.
 */
export async function insertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly RowOf<Table>[],
): Promise<void> {
  await inParts(rows, async (part) => {
    await insertInto(table)(tx, part);
  });
}

/** Inserts a row unless it conflicts with one that is there; whether it was written. */
export async function insertUnlessThere<Table extends PgTable>(
  tx: Tx,
  table: Table,
  row: RowOf<Table>,
): Promise<boolean> {
  return (await insertNewInto(table)(tx, [row])).length === 1;
}
