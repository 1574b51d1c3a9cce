import { join } from 'node:path';
import type { Database } from './database';
import { engine, engineOf } from './engine-choice';
import { findMigrationsFolder } from './migrations-folder';
import type { PostgresOptions } from './postgres/open-postgres';
import { watchDisk } from './watch-disk';

export interface OpenDatabaseOptions extends PostgresOptions {
  /** postgres://…; omitted for SQLite. Must be of the same engine as DATABASE_URL when the process started. */
  databaseUrl?: string | undefined;
  /** Folder of the SQLite file `gyg.db`; created when missing. Not used by PostgreSQL. */
  dataDir: string;
  /** Folder with the sub-folders `sqlite` and `postgres`; found automatically when omitted. */
  migrationsDir?: string | undefined;
}

async function openMigrated(options: OpenDatabaseOptions): Promise<Database> {
  if (engineOf(options.databaseUrl) !== engine) {
    throw new Error(
      `The tables were built for ${engine}: set DATABASE_URL in the environment before the process starts.`,
    );
  }
  const migrationsFolder = join(options.migrationsDir ?? findMigrationsFolder(), engine);
  if (options.databaseUrl) {
    const { openPostgres } = await import('./postgres/open-postgres');
    return openPostgres(options.databaseUrl, migrationsFolder, options);
  }
  const { openSqlite } = await import('./sqlite/open-sqlite');
  return openSqlite(options.dataDir, migrationsFolder);
}

/** Opens the database and migrates it. Throws when it cannot be reached or migrated. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  return watchDisk(await openMigrated(options));
}
