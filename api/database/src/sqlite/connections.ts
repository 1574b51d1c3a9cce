import Sqlite from 'better-sqlite3';

/** Another process (a grant on the command line) may hold the file for a moment. */
const busyTimeoutMs = 5_000;

/**
 * Opens the one connection that writes. `synchronous = FULL` belongs to the connection and is set at every open: a
 * reopened WAL file falls back to NORMAL, where an acknowledged booking may be lost with the power.
 */
export function openWriter(file: string): Sqlite.Database {
  const writer = new Sqlite(file, { timeout: busyTimeoutMs });
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  writer.pragma('foreign_keys = ON');
  return writer;
}

/** Opens the connection that cannot write. */
export function openReader(file: string): Sqlite.Database {
  const reader = new Sqlite(file, { readonly: true, timeout: busyTimeoutMs });
  reader.pragma('cache_size = -65536');
  reader.pragma('mmap_size = 268435456');
  return reader;
}
