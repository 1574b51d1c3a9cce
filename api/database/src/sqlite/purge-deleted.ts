import Sqlite from 'better-sqlite3';

/** The file's `user_version` once it contains no data deleted without `secure_delete`. */
const purgedVersion = 1;

/**
 * Rebuilds, once, a file from before `secure_delete` was on: its free pages still contain deleted data. If another
 * process locks the file or the disk is full, the next start tries again.
 */
export function purgeOldPages(writer: Sqlite.Database): void {
  const version = Number(writer.pragma('user_version', { simple: true }));
  if (version >= purgedVersion) return;
  try {
    writer.exec('VACUUM');
    writer.pragma(`user_version = ${purgedVersion}`);
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && /^SQLITE_(BUSY|FULL|LOCKED)/.test(error.code)) return;
    throw error;
  }
}

/**
 * Moves the write-ahead log into the file and empties it: the log contains pages from before a deletion. With the serving
 * writer it does not wait for another process that uses the file; the log is then emptied by the next call or when the
 * database is closed.
 */
export function truncateLog(writer: Sqlite.Database): void {
  writer.pragma('wal_checkpoint(TRUNCATE)');
}
