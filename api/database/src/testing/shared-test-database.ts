import type { Database } from '../database';
import { createMigratedDatabase, openPlace } from './migrated-database';

export interface SharedTestDatabase {
  /** Opens it once more, with separate connections, as another process does. */
  open(): Promise<Database>;
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
    async remove() {
      await Promise.all(opened.map((database) => database.close()));
      await place.remove();
    },
  };
}
