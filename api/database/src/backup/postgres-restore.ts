import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { findMigrationsFolder } from '../migrations-folder';
import { BackupRefused } from './backup-refused';
import { withPostgres } from './connect-postgres';
import type { RestoreOptions, RestoreSource } from './database-backup';
import { fileOfTable } from './postgres-backup';
import {
  listColumns,
  listTables,
  listTablesInOrder,
  migrationRecord,
  postgresMigration,
  quoted,
} from './postgres-catalog';
import { assertSameContent } from './same-content';

/** How often it looks, and how long in between, in milliseconds: connections that were closed stay for a moment. */
const looks = { most: 20, pause: 100 };

async function assertUnused(client: pg.Client): Promise<void> {
  for (let look = 1; look <= looks.most; look += 1) {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and application_name = 'gyg'`,
    );
    if (rows[0]?.others === 0) return;
    await wait(looks.pause);
  }
  throw new BackupRefused('A server is using this database. Stop all of its processes, then restore again.');
}

async function dropEverything(client: pg.Client, tables: readonly string[]): Promise<void> {
  await client.query(`drop table if exists ${migrationRecord}`);
  if (tables.length > 0) await client.query(`drop table ${tables.map(quoted).join(', ')} cascade`);
  // Migrations create them for triggers. Those of extensions belong to no migration.
  const { rows } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
       where p.pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  for (const { name } of rows) await client.query(`drop function ${name}`);
}

async function fillTable(client: pg.Client, table: string, folder: string): Promise<number> {
  const columns = (await listColumns(client, table)).map(quoted).join(', ');
  const rows = client.query(copyFrom(`copy ${quoted(table)} (${columns}) from stdin with (format csv, header match)`));
  await pipeline(createReadStream(fileOfTable(folder, table)), createGunzip(), rows);
  return rows.rowCount;
}

/** What triggers do has been done: the rows they wrote are in the backup. */
async function setTriggers(client: pg.Client, tables: readonly string[], state: 'enable' | 'disable'): Promise<void> {
  for (const table of tables) await client.query(`alter table ${quoted(table)} ${state} trigger user`);
}

/** Lets counted columns go on after the rows that have been filled in. */
async function continueCounting(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 0) + 1, false) from ${quoted(table)}`,
      [quoted(table), column],
    );
  }
}

/** Creates the tables of an earlier or the newest version, and the record of its migrations, as Drizzle writes it. */
async function applyMigrations(client: pg.Client, steps: readonly MigrationMeta[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${migrationRecord} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql, hash, folderMillis } of steps) {
    for (const statement of sql) await client.query(statement);
    await client.query(`insert into ${migrationRecord} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
  }
}

/**
 * Creates the tables of the backup's version and fills them, in one transaction: the database is restored, or unchanged.
 * The next start migrates them to the newest version.
 */
export async function restorePostgres(
  databaseUrl: string,
  source: RestoreSource,
  { replace, migrationsDir }: RestoreOptions,
): Promise<void> {
  const migrationsFolder = join(migrationsDir ?? findMigrationsFolder(), 'postgres');
  const steps = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis <= source.migration);
  await withPostgres(databaseUrl, 'gyg-restore', async (client) => {
    await assertUnused(client);
    await client.query('begin');
    const existing = await listTables(client);
    if (existing.length > 0 && !replace) {
      throw new BackupRefused(`The database has ${existing.length} tables. To replace them: --replace`);
    }
    await dropEverything(client, existing);
    await applyMigrations(client, steps);
    const tables = await listTablesInOrder(client);
    // A migration may have filled some.
    for (const table of tables.toReversed()) await client.query(`delete from ${quoted(table)}`);
    const rows: Record<string, number> = {};
    await setTriggers(client, tables, 'disable');
    for (const table of tables) rows[table] = await fillTable(client, table, source.folder);
    await setTriggers(client, tables, 'enable');
    await continueCounting(client);
    assertSameContent(source, { migration: await postgresMigration(client), rows });
    await client.query('commit');
    await client.query('analyze');
  });
}
