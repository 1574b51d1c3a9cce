import type { Database } from '../database';
import { createMigratedDatabase, openPlace } from './migrated-database';

/**
 * Opens a new, empty, migrated database: on the server of DATABASE_URL if the test project has set one, otherwise
 * SQLite in a temporary folder. Closing it deletes it.
 */
export async function openTestDatabase(): Promise<Database> {
  const place = await createMigratedDatabase();
  const database = await openPlace(place);
  return {
    ...database,
    async close() {
      await database.close();
      await place.remove();
    },
  };
}
