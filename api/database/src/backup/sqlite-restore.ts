import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { BackupRefused } from './backup-refused';
import type { RestoreOptions, RestoreSource } from './database-backup';
import { assertSameContent } from './same-content';
import { sqliteCopy } from './sqlite-backup';
import { sqliteDamage, sqliteMigration, sqliteRows, syncFile, withSqlite } from './sqlite-file';

/** Leaving the write-ahead log needs the file for itself, so this fails while a server uses it. */
function assertUnused(file: string): void {
  try {
    withSqlite(file, (connection) => connection.pragma('journal_mode = DELETE'));
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    // A file that is damaged is replaced.
    if (!error.code.startsWith('SQLITE_BUSY')) return;
    throw new BackupRefused(`The server is using ${file}. Stop it, then restore again.`);
  }
}

/** Puts the copy of a backup in place of the database. It replaces the database in one step, or not at all. */
export function restoreSqlite(dataDir: string, source: RestoreSource, { replace }: RestoreOptions): void {
  const file = join(dataDir, 'gyg.db');
  if (existsSync(file)) {
    if (!replace) throw new BackupRefused(`There is a database at ${file}. To replace it: --replace`);
    assertUnused(file);
  }
  mkdirSync(dataDir, { recursive: true });
  const next = join(dataDir, 'gyg.db.restoring');
  copyFileSync(join(source.folder, sqliteCopy), next);
  try {
    withSqlite(next, (connection) => {
      const damage = sqliteDamage(connection);
      if (damage.length > 0) throw new BackupRefused(`The database in the backup is damaged: ${damage.join('; ')}`);
      assertSameContent(source, { migration: sqliteMigration(connection), rows: sqliteRows(connection) });
    });
    syncFile(next);
    for (const rest of ['-wal', '-shm']) rmSync(`${file}${rest}`, { force: true });
    renameSync(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}
