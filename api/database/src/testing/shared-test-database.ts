import { rm } from 'node:fs/promises';
import type { Database } from '../database';
import { openDatabase } from '../open-database';
import { createMigratedDatabase, openPlace } from './migrated-database';
import { copyMigrations } from './migration-folders';

export interface SharedTestDatabase {
  /** Opens it once more, with separate connections, as another process does. */
  open(): Promise<Database>;
  /** Migrates it with one more migration, as the first start of the next version does. */
  migrate(statements: string[]): Promise<void>;
  /** Closes all open handles and deletes it. */
  remove(): Promise<void>;
}

/** A new, empty, migrated database that several processes share. */
export async function createSharedTestDatabase(): Promise<SharedTestDatabase> {
  const place = await createMigratedDatabase();
  const opened: Database[] = [];
  return {
    async open() {
      const database = await openPlace(place);
      opened.push(database);
      return database;
    },
    async migrate(statements) {
      const migrationsDir = copyMigrations({ added: statements });
      const next = await openDatabase({ ...place, migrationsDir });
      await next.close();
      await rm(migrationsDir, { recursive: true });
    },
    async remove() {
      await Promise.all(opened.map((database) => database.close()));
      await place.remove();
    },
  };
}
