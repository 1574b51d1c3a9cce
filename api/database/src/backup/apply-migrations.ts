import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { migrationRecord } from './postgres-catalog';

/** Creates the tables of an earlier or the newest version, and the record of its migrations, as Drizzle writes it. */
export async function applyMigrations(client: pg.Client, steps: readonly MigrationMeta[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${migrationRecord} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql, hash, folderMillis } of steps) {
    for (const statement of sql) await client.query(statement);
    await client.query(`insert into ${migrationRecord} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
  }
}
