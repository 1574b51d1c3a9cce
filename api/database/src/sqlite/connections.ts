import Sqlite from 'better-sqlite3';

/**
 * How many milliseconds SQLite itself waits for a file that another process has locked (a grant on the command line): it
 * sleeps on the thread that called it. That is right before a process serves anything. Afterwards it would hold all other
 * work, so reads, which hardly ever find the file locked, wait briefly, and transactions wait in the queue (`GroupCommit`).
 */
const busyTimeoutMs = { preparing: 5_000, reading: 50, writing: 0 };
/** After so many pages (16 MB) the log is written into the file: pages that many commits changed are then written once. */
const pagesOfLog = 4_000;
/**
 * How much of the file is mapped into memory (256 MB), where reading a page is not a call of the system. It is memory that
 * the system takes back when it needs it, and a booking costs a fifth less.
 */
const mappedBytes = 268_435_456;

/**
 * Opens a connection that writes, and waits for locks on its thread. These settings belong to the connection, so every open sets them:
 * - `synchronous = FULL`: a reopened WAL file falls back to NORMAL, which may lose an acknowledged booking in a power cut.
 * - `secure_delete = ON`: SQLite overwrites deleted content with zeros, so erased personal data leaves the file.
 */
export function openWriter(file: string): Sqlite.Database {
  const writer = new Sqlite(file, { timeout: busyTimeoutMs.preparing });
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  writer.pragma('secure_delete = ON');
  writer.pragma('foreign_keys = ON');
  writer.pragma(`wal_autocheckpoint = ${pagesOfLog}`);
  writer.pragma(`mmap_size = ${mappedBytes}`);
  return writer;
}

/**
 * Opens the one connection through which a process writes while it serves. If the file is locked it answers SQLITE_BUSY at once.
 * What a savepoint needs to be undone stays in memory. Otherwise SQLite writes it into a temporary file as soon as a
 * transaction has changed 16 pages, which each booking does. Open it after migrations: their sorting may need more memory.
 */
export function openServingWriter(file: string): Sqlite.Database {
  const writer = openWriter(file);
  writer.pragma('temp_store = MEMORY');
  writer.pragma(`busy_timeout = ${busyTimeoutMs.writing}`);
  return writer;
}

/** Opens the read-only connection. */
export function openReader(file: string): Sqlite.Database {
  const reader = new Sqlite(file, { readonly: true, timeout: busyTimeoutMs.reading });
  reader.pragma('cache_size = -65536');
  reader.pragma(`mmap_size = ${mappedBytes}`);
  return reader;
}
