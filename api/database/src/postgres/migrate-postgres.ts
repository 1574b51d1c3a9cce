import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseTooNew, MigrationFailed } from '../migration-failures';

/** An arbitrary key for the advisory lock of migrations in this database. */
export const migrationLock = 727_401;

/** The time of the newest applied migration; 0 if none. */
async function lastApplied(client: pg.Client): Promise<number> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as there");
  if (!found[0]?.there) return 0;
  const { rows } = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations');
  return Number(rows[0]?.last ?? 0);
}

/**
 * Applies missing migrations in one transaction, on a separate connection without the pool's timeouts. Concurrent
 * processes wait for the one that migrates. The lock ends with the connection. Throws MigrationFailed, or
 * DatabaseTooNew if a newer version has migrated the database.
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
    const newestKnown = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
    const last = await lastApplied(client);
    if (last > newestKnown) throw new DatabaseTooNew(newestKnown, last);
    await migrate(drizzle(client), { migrationsFolder }).catch((error: unknown) => {
      throw new MigrationFailed(error);
    });
    // What the migration made has no statistics; autovacuum makes later ones. In a new database all tables would count as empty,
    // and PostgreSQL would read them as a whole until then.
    if (last > 0 && last < newestKnown) await client.query('analyze');
  } finally {
    await client.end();
  }
}
