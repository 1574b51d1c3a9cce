import { getTableName, is, Table } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import * as sqlite from 'drizzle-orm/sqlite-core';
import type { Reader } from '../database';
import * as schema from '../schema';

const isTable = (value: unknown): value is Table => is(value, Table);
const tables = () => Object.values<unknown>(schema).filter(isTable);

function foreignKeysOf(table: Table) {
  if (is(table, pg.PgTable)) return pg.getTableConfig(table).foreignKeys;
  return is(table, sqlite.SQLiteTable) ? sqlite.getTableConfig(table).foreignKeys : [];
}

/** Every column that refers to a table, as `bookings.userId`, in order. */
export function listReferencesTo(name: string): string[] {
  const columns = tables().flatMap((table) =>
    foreignKeysOf(table).flatMap((key) => {
      const { columns: from, foreignTable } = key.reference();
      return getTableName(foreignTable) === name ? from.map((one) => `${getTableName(table)}.${one.name}`) : [];
    }),
  );
  return columns.sort();
}

/** All rows of all tables, by the table's name. */
export async function readAllTables(read: Reader): Promise<Map<string, Record<string, unknown>[]>> {
  const entries = tables().map(async (table) => {
    const rows: Record<string, unknown>[] = await read.select().from(table);
    return [getTableName(table), rows] as const;
  });
  return new Map(await Promise.all(entries));
}
