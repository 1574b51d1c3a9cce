import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database';
import { inParts } from './in-parts';
import { type Preparable, prepare } from './prepared';
import { type NamedColumns, placesFor, rowsIn, valuesOf, writeRows } from './rows-as-json';

type RowOf<Table extends PgTable> = Table['$inferInsert'];

/** Reads the rows of a JSON text in SQL: a value of each column. */
// Without a condition SQLite would read `on conflict` as part of a join.
const readRows = (columns: NamedColumns, text: SQLWrapper): SQL =>
  sql`select ${sql.join(valuesOf(columns), sql`, `)} from ${rowsIn(text)} where true`;

type Insert<Result> = (tx: Tx, rows: readonly object[]) => Promise<Result>;

/** So many rows are written by their values, a statement for each number: on SQLite half as much work as to read a text. */
const few = 3;

interface Builds<Result> {
  ofValues: (db: Tx, table: PgTable, rows: Record<string, SQL>[]) => Preparable<Result>;
  ofText: (db: Tx, table: PgTable, rows: SQL) => Preparable<Result>;
}

/** Prepares the inserts of a table once: the text for many rows is the same for any number of them. */
function perTable<Result>({ ofValues, ofText }: Builds<Result>): (table: PgTable) => Insert<Result> {
  const inserts = new WeakMap<PgTable, Insert<Result>>();
  return (table) => {
    const known = inserts.get(table);
    if (known) return known;
    const columns = Object.entries(getTableColumns(table));
    const insertFew = Array.from({ length: few }, (_, more) => {
      const parts = Array.from({ length: more + 1 }, (_row, index) => placesFor(columns, `${index} `));
      const given = Object.fromEntries(parts.flatMap((part) => Object.entries(part.given)));
      const insert = prepare(given, (db, places) =>
        ofValues(
          db,
          table,
          parts.map((part) => part.of(places)),
        ),
      );
      return (tx: Tx, rows: readonly object[]) =>
        insert(tx, Object.fromEntries(parts.flatMap((part, index) => part.values(rows[index] ?? {}))));
    });
    const insertMany = prepare({ rows: 'text' }, (db, { rows }) => ofText(db, table, readRows(columns, rows)));
    const run: Insert<Result> = (tx, rows) =>
      insertFew[rows.length - 1]?.(tx, rows) ?? insertMany(tx, { rows: writeRows(columns, rows) });
    inserts.set(table, run);
    return run;
  };
}

const insertInto = perTable<unknown>({
  ofValues: (db, table, rows) => db.insert(table).values(rows),
  ofText: (db, table, rows) => db.insert(table).select(rows),
});
const insertNewInto = perTable({
  ofValues: (db, table, rows) => db.insert(table).values(rows).onConflictDoNothing().returning({ written: sql`1` }),
  ofText: (db, table, rows) => db.insert(table).select(rows).onConflictDoNothing().returning({ written: sql`1` }),
});

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
