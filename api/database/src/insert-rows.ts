import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database';
import { inParts } from './in-parts';
import { type Preparable, prepare } from './prepared';
import { driverValues, type NamedColumns, rowsIn, valuesOf, writeRows } from './rows-as-json';

type RowOf<Table extends PgTable> = Table['$inferInsert'];

/** Reads the rows of a JSON text in SQL: a value of each column. */
// Without a condition SQLite would read `on conflict` as part of a join.
const readRows = (columns: NamedColumns, text: SQLWrapper): SQL =>
  sql`select ${sql.join(valuesOf(columns), sql`, `)} from ${rowsIn(text)} where true`;

type Insert<Result> = (tx: Tx, rows: readonly object[]) => Promise<Result>;

interface Builds<Result> {
  /** One row, which is most frequent: its values are parameters, which costs half as much as to read them from a text. */
  one: (db: Tx, table: PgTable, row: Record<string, SQL>) => Preparable<Result>;
  many: (db: Tx, table: PgTable, rows: SQL) => Preparable<Result>;
}

/** Prepares the inserts of a table once: the text for more than one row is the same for any number of them. */
function perTable<Result>({ one, many }: Builds<Result>): (table: PgTable) => Insert<Result> {
  const inserts = new WeakMap<PgTable, Insert<Result>>();
  return (table) => {
    const known = inserts.get(table);
    if (known) return known;
    const columns = Object.entries(getTableColumns(table));
    const names = columns.map(([name]) => name);
    const given = Object.fromEntries(names.map((name) => [name, 'driverValue' as const]));
    const insertOne = prepare(given, (db, row) => one(db, table, row));
    const insertMany = prepare({ rows: 'text' }, (db, { rows }) => many(db, table, readRows(columns, rows)));
    const run: Insert<Result> = (tx, rows) => {
      const [first, second] = rows;
      if (first === undefined || second !== undefined) return insertMany(tx, { rows: writeRows(columns, rows) });
      const values = driverValues(columns, first);
      return insertOne(tx, Object.fromEntries(names.map((name, index) => [name, values[index]])));
    };
    inserts.set(table, run);
    return run;
  };
}

const insertInto = perTable<unknown>({
  one: (db, table, row) => db.insert(table).values(row),
  many: (db, table, rows) => db.insert(table).select(rows),
});
const insertNewInto = perTable({
  one: (db, table, row) => db.insert(table).values(row).onConflictDoNothing().returning({ written: sql`1` }),
  many: (db, table, rows) => db.insert(table).select(rows).onConflictDoNothing().returning({ written: sql`1` }),
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
