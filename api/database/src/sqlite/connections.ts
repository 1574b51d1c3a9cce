import Sqlite from 'better-sqlite3';

/** Another process (a grant on the command line) may lock the file briefly. */
const busyTimeoutMs = 5_000;
/** After so many pages (16 MB) the log is written into the file: pages that many commits changed are then written once. */
const pagesOfLog = 4_000;
/**
 * How much of the file is mapped into memory (256 MB), where reading a page is not a call of the system. It is memory that
 * the system takes back when it needs it, and a booking costs a fifth less.
 */
const mappedBytes = 268_435_456;

/**
 * Opens the one connection that writes. These settings belong to the connection, so every open sets them:
 * - `synchronous = FULL`: a reopened WAL file falls back to NORMAL, which may lose an acknowledged booking in a power cut.
 * - `secure_delete = ON`: SQLite overwrites deleted content with zeros, so erased personal data leaves the file.
 */
export function openWriter(file: string): Sqlite.Database {
  const writer = new Sqlite(file, { timeout: busyTimeoutMs });
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  writer.pragma('secure_delete = ON');
  writer.pragma('foreign_keys = ON');
  writer.pragma(`wal_autocheckpoint = ${pagesOfLog}`);
  writer.pragma(`mmap_size = ${mappedBytes}`);
  return writer;
}

/**
 * What a savepoint needs to be undone stays in memory. Otherwise SQLite writes it into a temporary file as soon as a
 * transaction has changed 16 pages, which each booking does. Call it after migrations: their sorting may need more memory.
 */
export function keepSavepointsInMemory(writer: Sqlite.Database): void {
  writer.pragma('temp_store = MEMORY');
}

/** Opens the read-only connection. */
export function openReader(file: string): Sqlite.Database {
  const reader = new Sqlite(file, { readonly: true, timeout: busyTimeoutMs });
  reader.pragma('cache_size = -65536');
  reader.pragma(`mmap_size = ${mappedBytes}`);
  return reader;
}
