import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../open-database';
import { connectionWaitMs, dropDatabase, freshDatabase } from './fresh-database';
import { scratchFolder } from './scratch-folder';

/** Where a test's database is: a PostgreSQL database, or `gyg.db` in a folder. */
export interface TestDatabasePlace {
  dataDir: string;
  /** Undefined for SQLite. */
  databaseUrl: string | undefined;
  /** Deletes it. Close all connections first. */
  remove(): Promise<void>;
}

const sqliteFile = (dataDir: string) => join(dataDir, 'gyg.db');

/** A migrated database to copy, one per process: migrating each took four times as long as copying. */
let migrated: Promise<TestDatabasePlace> | undefined;

async function emptyPlace(like?: TestDatabasePlace): Promise<TestDatabasePlace> {
  const serverUrl = process.env.DATABASE_URL;
  const dataDir = await mkdtemp(join(scratchFolder(), 'gyg-test-'));
  const databaseUrl = serverUrl ? await freshDatabase(serverUrl, like?.databaseUrl) : undefined;
  if (like && !serverUrl) await copyFile(sqliteFile(like.dataDir), sqliteFile(dataDir));
  return {
    dataDir,
    databaseUrl,
    async remove() {
      if (serverUrl && databaseUrl) await dropDatabase(serverUrl, databaseUrl);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const openPlace = ({ dataDir, databaseUrl }: TestDatabasePlace) =>
  openDatabase({ dataDir, databaseUrl, connectionWaitMs });

async function migrateOne(): Promise<TestDatabasePlace> {
  const place = await emptyPlace();
  const database = await openPlace(place);
  await database.close();
  return place;
}

/** Creates an empty, migrated database: on the server of DATABASE_URL if the test project has set one, else SQLite. */
export async function createMigratedDatabase(): Promise<TestDatabasePlace> {
  migrated ??= migrateOne();
  return emptyPlace(await migrated);
}
