import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database';
import { openDatabase } from '../open-database';
import { connectionWaitMs, dropDatabase, freshDatabase } from './fresh-database';
import { scratchFolder } from './scratch-folder';

export interface SharedTestDatabase {
  /** Opens it once more, with separate connections, as another process does. */
  open(): Promise<Database>;
  /** Closes all open handles and deletes it. */
  remove(): Promise<void>;
}

/** A new, empty database that several processes share. */
export async function createSharedTestDatabase(): Promise<SharedTestDatabase> {
  const serverUrl = process.env.DATABASE_URL;
  const dataDir = await mkdtemp(join(scratchFolder(), 'gyg-shared-'));
  const databaseUrl = serverUrl ? await freshDatabase(serverUrl) : undefined;
  const opened: Database[] = [];
  return {
    async open() {
      const database = await openDatabase({ dataDir, databaseUrl, connectionWaitMs });
      opened.push(database);
      return database;
    },
    async remove() {
      await Promise.all(opened.map((database) => database.close()));
      if (serverUrl && databaseUrl) await dropDatabase(serverUrl, databaseUrl);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
