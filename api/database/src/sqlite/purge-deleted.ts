import type Sqlite from 'better-sqlite3';

/**
 * Moves the write-ahead log into the file and empties it: the log contains pages from before a deletion. With the serving
 * writer it does not wait for another process that uses the file; the log is then emptied by the next call or when the
 * database is closed.
 */
export function truncateLog(writer: Sqlite.Database): void {
  writer.pragma('wal_checkpoint(TRUNCATE)');
}
