import type Sqlite from 'better-sqlite3';
import { BetterSQLite3Database, BetterSQLiteSession } from 'drizzle-orm/better-sqlite3';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { PreparedStatements, Tx } from '../database';

/** Shared, so that column names are computed once. */
const dialect = new SQLiteSyncDialect({ casing: 'snake_case' });

/**
 * Drizzle on a SQLite connection, typed as PostgreSQL. The cast matches the column kit's: tables are typed as
 * PostgreSQL on both engines, and `Reader` and `Tx` contain only calls with the same results in both dialects.
 */
export function sqliteHandle(client: Sqlite.Database, prepared: PreparedStatements): Tx {
  const session = new BetterSQLiteSession(client, dialect, undefined);
  const handle = new BetterSQLite3Database('sync', dialect, session, undefined);
  return Object.assign(handle, { prepared }) as unknown as Tx;
}
