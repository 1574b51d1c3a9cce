import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { BackupRefused } from './backup-refused';
import type { DatabaseBackup } from './database-backup';
import { sqliteDamage, sqliteMigration, sqliteRows, syncFile, withSqlite } from './sqlite-file';

/** The name of the copy in the backup. */
export const sqliteCopy = 'gyg.db';

/**
 * Copies the database while the server uses it. All pages are copied in one step, from one state of the database:
 * between steps another process could write, and the copy would begin from the start again. Writers do not wait.
 */
export async function backupSqlite(dataDir: string, folder: string): Promise<DatabaseBackup> {
  const file = join(dataDir, 'gyg.db');
  if (!existsSync(file)) throw new BackupRefused(`There is no database at ${file}. Set DATA_DIR as the server has it.`);
  const copy = join(folder, sqliteCopy);
  const source = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    await source.backup(copy, { progress: ({ totalPages }) => totalPages });
  } finally {
    source.close();
  }
  const content = withSqlite(copy, (connection) => {
    // One file, without a write-ahead log. The server sets it again when it opens the file.
    connection.pragma('journal_mode = DELETE');
    const damage = sqliteDamage(connection);
    if (damage.length > 0) throw new BackupRefused(`The database ${file} is damaged: ${damage.join('; ')}`);
    return { migration: sqliteMigration(connection), rows: sqliteRows(connection) };
  });
  syncFile(copy);
  return { engine: 'sqlite', ...content };
}
