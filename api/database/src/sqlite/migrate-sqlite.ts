import type Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';

/**
 * Applies what is missing. The migrator works in a transaction, where a table rebuild's own `foreign_keys = OFF` does
 * nothing and dropping the old table deletes the rows that refer to it: so it is off before and checked after.
 */
export function migrateSqlite(writer: Sqlite.Database, migrationsFolder: string): void {
  writer.pragma('foreign_keys = OFF');
  migrate(drizzle(writer), { migrationsFolder });
  const broken = writer.prepare('pragma foreign_key_check').all();
  if (broken.length > 0) throw new Error(`After the migration ${broken.length} rows refer to rows that are not there.`);
  writer.pragma('foreign_keys = ON');
}
