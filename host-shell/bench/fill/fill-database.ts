import { join } from 'node:path';
import { type Engine, engine, openDatabase } from '@gyg/database';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { countRows, type FilledDatabase, type FillPlace, forgetChanges, writeCards } from './after-fill';
import type { BulkWriter } from './bulk-writer';
import { generate } from './generate';
import { openPostgresWriter } from './postgres-writer';
import type { Size } from './size';
import { openSqliteWriter } from './sqlite-writer';

const writers: Record<Engine, (place: FillPlace) => BulkWriter | Promise<BulkWriter>> = {
  sqlite: ({ dataDir }) => openSqliteWriter(dataDir),
  postgres: ({ databaseUrl = '' }) => openPostgresWriter(databaseUrl),
};

async function withStatements(place: FillPlace, work: (database: FilledDatabase) => Promise<void>): Promise<void> {
  if (engine === 'sqlite') {
    const file = new Sqlite(join(place.dataDir, 'gyg.db'));
    await work({ engine, run: async (statement) => void file.exec(statement) });
    file.pragma('wal_checkpoint(TRUNCATE)');
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  await work({ engine, run: async (statement) => void (await client.query(statement)) });
  await client.end();
}

/** Makes a database with so many gygs: migrated, filled, and ready to be measured. */
export async function fillDatabase(place: FillPlace, options: { gygs: number; week: number }): Promise<Size> {
  // Opening migrates.
  const empty = await openDatabase(place);
  await empty.close();
  const writer = await writers[engine](place);
  const size = await generate(writer, options);
  await writer.close();
  await withStatements(place, forgetChanges);
  await writeCards(place);
  await withStatements(place, countRows);
  return size;
}
