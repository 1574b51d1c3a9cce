import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database';
import { inParts } from './in-parts';
import { prepare } from './prepared';
import { placesFor, rowsIn, valuesOf, writeRows } from './rows-as-json';

interface RowUpdate<
  Table extends PgTable,
  Key extends keyof Table['$inferSelect'],
  Computed extends string,
  Kept extends string,
> {
  /** The column by which a row is found. It stays as it is. */
  key: Key;
  /** Columns that SQL computes for every row; they are not given. */
  computed?: Readonly<Record<Computed, SQL>>;
  /** Columns that stay as they are; they are not given. */
  kept?: readonly Kept[];
  /**
   * Writes only these columns, and leaves out rows of which another given one is stored with another value. Indexes of
   * the others are then not written, which costs more than to compare.
   */
  only?: readonly (keyof Table['$inferSelect'] & string)[];
  table: Table;
}

/**
 * Makes an update of all given columns of any number of rows: each part of them by one prepared statement. Rows that do
 * not exist are left out. Resolves with the keys of the rows that were written.
 */
export function updateRowsOf<
  Table extends PgTable,
  Key extends keyof Table['$inferSelect'] & string,
  Computed extends string = never,
  Kept extends string = never,
>({ table, key, computed, kept = [], only }: RowUpdate<Table, Key, Computed, Kept>) {
  const all: Record<string, Column> = getTableColumns(table);
  const keyColumn = all[key];
  if (keyColumn === undefined) throw new Error(`The table has no column ${key}`);
  const notGiven = new Set<string>([key, ...Object.keys(computed ?? {}), ...kept]);
  const named = Object.entries(all).filter(([name]) => !notGiven.has(name));
  const columns = [[key, keyColumn] as const, ...named];
  const isWritten = (name: string) => only === undefined || only.some((one) => one === name);
  /** What is written of the values, and which rows. */
  const changes = (values: Readonly<Record<string, SQL>>) => {
    const given = named.map(([name, column]) => ({ name, column, value: values[name] ?? sql`null` }));
    const written = given.filter(({ name }) => isWritten(name)).map(({ name, value }) => [name, value]);
    const same = given
      .filter(({ name }) => !isWritten(name))
      .map(({ column, value }) => sql`${column} is not distinct from ${value}`);
    return {
      set: { ...Object.fromEntries(written), ...computed },
      where: sql.join([sql`${keyColumn} = ${values[key]}`, ...same], sql` and `),
    };
  };
  const returned = { key: sql<Table['$inferSelect'][Key]>`${keyColumn}` };
  const row = placesFor(columns);
  // On SQLite this is a third of the work of reading the values from a text.
  const updateOne = prepare(row.given, (db, places) => {
    const { set, where } = changes(row.of(places));
    return db.update<PgTable>(table).set(set).where(where).returning(returned);
  });
  const updateMany = prepare({ rows: 'text' }, (db, { rows }) => {
    const values = valuesOf(columns);
    const { set, where } = changes(Object.fromEntries(columns.map(([name], index) => [name, values[index] ?? sql``])));
    return db.update<PgTable>(table).set(set).from(rowsIn(rows)).where(where).returning(returned);
  });
  return async (tx: Tx, rows: readonly Omit<Table['$inferSelect'], Computed | Kept>[]) => {
    const keys = new Set<Table['$inferSelect'][Key]>();
    await inParts(rows, async (part) => {
      const [first, ...more] = part;
      const alone = first !== undefined && more.length === 0;
      const written = await (alone
        ? updateOne(tx, Object.fromEntries(row.values(first)))
        : updateMany(tx, { rows: writeRows(columns, part) }));
      for (const one of written) keys.add(one.key);
    });
    return keys;
  };
}
