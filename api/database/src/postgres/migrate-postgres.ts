import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseTooNew, MigrationFailed } from '../migration-failures';

/** Any number that nobody else uses as an advisory lock in this database. */
const migrationLock = 727_401;

/** When the newest migration was made that was ever applied; 0 where none was. */
async function lastApplied(client: pg.Client): Promise<number> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as there");
  if (!found[0]?.there) return 0;
  const { rows } = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations');
  return Number(rows[0]?.last ?? 0);
}

/**
 * Applies what is missing, all of it or nothing, on a connection of its own without the pool's time limits. Several
 * processes may start at once: one migrates, the others wait and find nothing left to do. The lock ends with the
 * connection. Throws MigrationFailed, or DatabaseTooNew where a newer program was here.
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
  } finally {
    await client.end();
  }
}
