import { mkdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { BetterSQLite3Database, BetterSQLiteSession } from 'drizzle-orm/better-sqlite3';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { buildingOnly } from '../building-only';
import { ChosenClient } from '../chosen-client';
import type { Database, PreparedStatements, Tx } from '../database';
import { newestMigration } from '../newest-migration';
import { TransactionScope } from '../transaction-scope';
import { openReader, openServingWriter, openWriter } from './connections';
import { GroupCommit } from './group-commit';
import { type Guard, guardedClient, statementCache } from './guarded-client';
import { migrateSqlite } from './migrate-sqlite';
import { refreshStatistics } from './statistics';

async function bytesOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Migrates the file. Its connection is closed again: those that are opened later plan by the statistics that it leaves. */
function prepareFile(file: string, migrationsFolder: string): void {
  const writer = openWriter(file);
  try {
    migrateSqlite(writer, migrationsFolder);
  } finally {
    writer.close();
  }
  refreshStatistics(file);
}

/**
 * Moves the write-ahead log into the file and empties it: the log contains pages from before a deletion. With the serving
 * writer it does not wait for another process that uses the file; the log is then emptied by the next call or when the
 * database is closed.
 */
function truncateLog(writer: Sqlite.Database): void {
  writer.pragma('wal_checkpoint(TRUNCATE)');
}

/** Shared, so that column names are computed once. */
const dialect = new SQLiteSyncDialect({ casing: 'snake_case' });

/**
 * Drizzle on a SQLite connection, typed as PostgreSQL. The cast matches the column kit's: tables are typed as
 * PostgreSQL on both engines, and `Reader` and `Tx` contain only calls with the same results in both dialects.
 */
function sqliteHandle(client: Sqlite.Database, prepared: PreparedStatements): Tx {
  const session = new BetterSQLiteSession(client, dialect, undefined);
  const handle = new BetterSQLite3Database('sync', dialect, session, undefined);
  return Object.assign(handle, { prepared }) as unknown as Tx;
}

/** Opens `gyg.db` in `dataDir`: one connection for writes, behind a queue, and a read-only one. */
export function openSqlite(dataDir: string, migrationsFolder: string): Database {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'gyg.db');
  prepareFile(file, migrationsFolder);
  const writer = openServingWriter(file);
  const reader = openReader(file);
  const dataVersion = reader.prepare('pragma data_version').pluck();

  const compiledForWriter = statementCache(writer);
  const queue = new GroupCommit(writer);
  let closed = false;

  const readClient = guardedClient(reader, statementCache(reader), {
    assertAllowed: () => TransactionScope.assertOutside('read'),
  });
  const running = new ChosenClient<Guard>();
  const ofRunning = guardedClient(writer, compiledForWriter, {
    assertAllowed: () => running.current().assertAllowed(),
    markFailed: () => running.current().markFailed?.(),
  });
  const home = sqliteHandle(ofRunning, buildingOnly);
  const handleOf = (scope: TransactionScope): Tx => {
    const guard: Guard = { assertAllowed: scope.assertLive, markFailed: scope.markFailed };
    return sqliteHandle(guardedClient(writer, compiledForWriter, guard), {
      home,
      run: (act) => running.run(guard, act),
    });
  };

  return {
    engine: 'sqlite',
    read: sqliteHandle(readClient, { home: sqliteHandle(readClient, buildingOnly), run: (act) => act() }),
    async tx(fn) {
      TransactionScope.assertOutside('tx');
      if (closed) throw new Error('The database is closed.');
      const scope = new TransactionScope();
      return queue.add(() => scope.run(() => fn(handleOf(scope))));
    },
    async version() {
      // Counts the commits that other connections have made: all of them, since this one only reads.
      return String(dataVersion.get());
    },
    purgeDeleted: () => queue.between(() => truncateLog(writer)),
    async ping() {
      reader.prepare('select 1').get();
    },
    async facts() {
      const bytes = await bytesOf([file, `${file}-wal`]);
      const version = String(reader.prepare('select sqlite_version()').pluck().get());
      return { version, bytes, migration: newestMigration(migrationsFolder) };
    },
    async close() {
      if (closed) return;
      closed = true;
      await queue.idle();
      reader.close();
      writer.close();
    },
  };
}
