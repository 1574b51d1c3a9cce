import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { assertKnown } from '../assert-known';
import { MigrationFailed } from '../migration-failures';

/** An arbitrary key for the advisory lock of migrations in this database. */
export const migrationLock = 727_401;

/** The times of the applied migrations. */
async function listApplied(client: pg.Client): Promise<number[]> {
  const { rows: tables } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!tables[0]?.there) return [];
  const { rows } = await client.query('select created_at as time from drizzle.__drizzle_migrations');
  return rows.map(({ time }) => Number(time));
}

/**
 * Applies missing migrations in one transaction, on a separate connection without the pool's timeouts. Concurrent
 * processes wait for the one that migrates. The lock ends with the connection. Throws MigrationFailed, or
 * DatabaseTooNew or DatabaseUnknown if another version has migrated the database.
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
    const steps = readMigrationFiles({ migrationsFolder });
    const last = assertKnown(steps, await listApplied(client), {
      what: 'The database that DATABASE_URL names',
      remedy: 'Let DATABASE_URL name a new, empty database, or start the build that made this one.',
    });
    await migrate(drizzle(client), { migrationsFolder }).catch((error: unknown) => {
      throw new MigrationFailed(error);
    });
    // What the migration made has no statistics; autovacuum makes later ones. In a new database all tables would count as empty,
    // and PostgreSQL would read them as a whole until then.
    if (last > 0 && last < (steps.at(-1)?.folderMillis ?? 0)) await client.query('analyze');
  } finally {
    await client.end();
  }
}
