import type Sqlite from 'better-sqlite3';
import { BetterSQLite3Database, BetterSQLiteSession } from 'drizzle-orm/better-sqlite3';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { Tx } from '../database';

/** Shared, so that column names are worked out once. */
const dialect = new SQLiteSyncDialect({ casing: 'snake_case' });

/**
 * Drizzle on a SQLite connection, typed as PostgreSQL. The cast goes with the column kit's: tables are typed as
 * PostgreSQL on both engines, and `Reader` and `Tx` name only calls that both dialects answer alike.
 */
export function sqliteHandle(client: Sqlite.Database): Tx {
  const session = new BetterSQLiteSession(client, dialect, undefined);
  return new BetterSQLite3Database('sync', dialect, session, undefined) as unknown as Tx;
}
