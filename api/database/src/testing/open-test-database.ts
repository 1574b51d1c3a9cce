import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database';
import { openDatabase } from '../open-database';
import { connectionWaitMs, dropDatabase, freshDatabase } from './fresh-database';
import { scratchFolder } from './scratch-folder';

/**
 * Opens a new, empty, migrated database: on the server of DATABASE_URL if the test project has set one, otherwise
 * SQLite in a temporary folder. Closing it deletes it.
 */
export async function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env.DATABASE_URL;
  return serverUrl ? openOnServer(serverUrl) : openInFolder();
}

let migrated: Promise<string> | undefined;

/** A migrated database to copy, one per process: migrating each took four times as long. */
async function migrateOne(serverUrl: string): Promise<string> {
  const databaseUrl = await freshDatabase(serverUrl);
  const database = await openDatabase({ databaseUrl, dataDir: scratchFolder(), connectionWaitMs });
  await database.close();
  return databaseUrl;
}

async function openOnServer(serverUrl: string): Promise<Database> {
  migrated ??= migrateOne(serverUrl);
  const databaseUrl = await freshDatabase(serverUrl, await migrated);
  const database = await openDatabase({ databaseUrl, dataDir: scratchFolder(), connectionWaitMs });
  return closingWith(database, () => dropDatabase(serverUrl, databaseUrl));
}

async function openInFolder(): Promise<Database> {
  const dataDir = await mkdtemp(join(scratchFolder(), 'gyg-test-'));
  const database = await openDatabase({ dataDir });
  return closingWith(database, () => rm(dataDir, { recursive: true, force: true }));
}

function closingWith(database: Database, remove: () => Promise<void>): Database {
  return {
    ...database,
    async close() {
      await database.close();
      await remove();
    },
  };
}
