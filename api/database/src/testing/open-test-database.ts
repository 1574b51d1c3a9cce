import type { Database } from '../database';
import { createMigratedDatabase, openPlace } from './migrated-database';
import { openRaw } from './raw-connection';

export interface TestDatabase extends Database {
  /** Does what PostgreSQL does by itself after some minutes with many new rows; for measurements. */
  vacuum(): Promise<void>;
}

/**
 * Opens a new, empty, migrated database: on the server of DATABASE_URL if the test project has set one, otherwise
 * SQLite in a temporary folder. Closing it deletes it.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const place = await createMigratedDatabase();
  const database = await openPlace(place);
  return {
    ...database,
    async vacuum() {
      if (database.engine === 'sqlite') return;
      const connection = await openRaw(place);
      await connection.run('vacuum analyze');
      await connection.close();
    },
    async close() {
      await database.close();
      await place.remove();
    },
  };
}
