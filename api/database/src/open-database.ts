import { join } from 'node:path';
import type { Database } from './database';
import { engine, engineOf } from './engine-choice';
import { findMigrationsFolder } from './migrations-folder';
import type { PostgresOptions } from './postgres/open-postgres';
import { watchDisk } from './watch-disk';

export interface OpenDatabaseOptions extends PostgresOptions {
  /** postgres://…; left out for SQLite. Must name the engine that DATABASE_URL named when the process started. */
  databaseUrl?: string | undefined;
  /** Folder of the SQLite file `gyg.db`; made when missing. Not used by PostgreSQL. */
  dataDir: string;
  /** Folder with `sqlite` and `postgres` below it; found by itself when left out. */
  migrationsDir?: string | undefined;
}

/** Opens the database and brings its tables up to date. Throws when it cannot be reached or migrated. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  if (engineOf(options.databaseUrl) !== engine) {
    throw new Error(
      `The tables were built for ${engine}: set DATABASE_URL in the environment before the process starts.`,
    );
  }
  const migrationsFolder = join(options.migrationsDir ?? findMigrationsFolder(), engine);
  if (options.databaseUrl) {
    const { openPostgres } = await import('./postgres/open-postgres');
    return watchDisk(await openPostgres(options.databaseUrl, migrationsFolder, options));
  }
  const { openSqlite } = await import('./sqlite/open-sqlite');
  return watchDisk(openSqlite(options.dataDir, migrationsFolder));
}
