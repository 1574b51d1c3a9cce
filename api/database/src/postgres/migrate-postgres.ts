import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any number that nobody else uses as an advisory lock in this database. */
const migrationLock = 727_401;

/**
 * Applies what is missing, on a connection of its own without the pool's time limits. Several processes may start at
 * once: one migrates, the others wait and find nothing left to do. The lock ends with the connection.
 */
export async function migratePostgres(
  databaseUrl: string,
  migrationsFolder: string,
  connectionTimeoutMillis: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
