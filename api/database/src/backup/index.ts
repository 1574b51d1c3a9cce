import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { assertKnown } from '../assert-known';
import { engineOf } from '../engine-choice';
import { findMigrationsFolder } from '../migrations-folder';
import { BackupRefused } from './backup-refused';
import type { DatabaseBackup, DatabasePlace, RestoreOptions, RestoreSource } from './database-backup';

export { BackupRefused } from './backup-refused';
export type { DatabaseBackup, DatabasePlace, RestoreOptions, RestoreSource } from './database-backup';

/**
 * Writes a consistent copy of the database into an existing folder, while servers use it. Everything that was committed
 * before the call is in it.
 * @throws {BackupRefused} if there is no database, or it is damaged
 */
export async function backupDatabase(place: DatabasePlace, folder: string): Promise<DatabaseBackup> {
  if (place.databaseUrl) {
    const { backupPostgres } = await import('./postgres-backup');
    return backupPostgres(place.databaseUrl, folder);
  }
  const { backupSqlite } = await import('./sqlite-backup');
  return backupSqlite(place.dataDir, folder);
}

/**
 * Restores a database in one step: if it fails, the database is unchanged.
 * @throws {BackupRefused} DatabaseTooNew or DatabaseUnknown if the backup is not of this version or one before it
 */
export async function restoreDatabase(
  place: DatabasePlace,
  source: RestoreSource,
  options: RestoreOptions,
): Promise<void> {
  const engine = engineOf(place.databaseUrl);
  if (source.engine !== engine) {
    throw new BackupRefused(`This is a backup of ${nameOf(source.engine)}, and the database is ${nameOf(engine)}.`);
  }
  const migrationsFolder = join(options.migrationsDir ?? findMigrationsFolder(), engine);
  assertKnown(readMigrationFiles({ migrationsFolder }), [source.migration], {
    what: 'This backup',
    remedy: 'Restore it with the build that made it.',
  });
  if (place.databaseUrl) {
    const { restorePostgres } = await import('./postgres-restore');
    return restorePostgres(place.databaseUrl, source, options);
  }
  const { restoreSqlite } = await import('./sqlite-restore');
  restoreSqlite(place.dataDir, source, options);
}

const nameOf = (engine: DatabaseBackup['engine']) => (engine === 'sqlite' ? 'SQLite' : 'PostgreSQL');
