import { getTableName, is, Table } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import * as sqlite from 'drizzle-orm/sqlite-core';
import * as schema from '../schema';

/** Typed as PostgreSQL on both engines, like every handle. */
const isTable = (value: unknown): value is pg.PgTable => is(value, Table);

export const schemaTables = (): pg.PgTable[] => Object.values<unknown>(schema).filter(isTable);

function foreignKeysOf(table: Table) {
  if (is(table, pg.PgTable)) return pg.getTableConfig(table).foreignKeys;
  return is(table, sqlite.SQLiteTable) ? sqlite.getTableConfig(table).foreignKeys : [];
}

/** A table's references: its columns, and the name of the table they refer to. */
export const referencesOf = (table: Table): { columns: string[]; to: string }[] =>
  foreignKeysOf(table).map((key) => {
    const { columns, foreignTable } = key.reference();
    return { columns: columns.map(({ name }) => name), to: getTableName(foreignTable) };
  });
