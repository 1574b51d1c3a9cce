import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { migrationLock } from '../postgres/migrate-postgres';
import { BackupRefused } from './backup-refused';
import { withPostgres } from './connect-postgres';
import type { DatabaseBackup } from './database-backup';
import { listColumns, listTables, postgresMigration, quoted } from './postgres-catalog';

/** The file of a table's rows: a header with the columns, then PostgreSQL's own CSV, which can be read again exactly. */
export const fileOfTable = (folder: string, table: string) => join(folder, 'tables', `${table}.csv.gz`);

async function copyTable(client: pg.Client, table: string, folder: string): Promise<number> {
  const columns = (await listColumns(client, table)).map(quoted).join(', ');
  const rows = client.query(
    copyTo(`copy (select ${columns} from ${quoted(table)}) to stdout with (format csv, header)`),
  );
  await pipeline(rows, createGzip(), createWriteStream(fileOfTable(folder, table), { flush: true }));
  return rows.rowCount;
}

/**
 * Copies all tables as they are at one moment, while servers use them. Needs no tools of PostgreSQL: the schema is
 * known from the migrations, so only rows are copied.
 */
export const backupPostgres = (databaseUrl: string, folder: string): Promise<DatabaseBackup> =>
  withPostgres(databaseUrl, 'gyg-backup', async (client) => {
    await mkdir(join(folder, 'tables'));
    // A server that starts waits until the tables are locked, and migrates them only after the copy.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('begin isolation level repeatable read read only');
    const migration = await postgresMigration(client);
    const tables = await listTables(client);
    if (tables.length === 0) {
      throw new BackupRefused('The database has no tables. Set DATABASE_URL as the server has it.');
    }
    await client.query(`lock table ${tables.map(quoted).join(', ')} in access share mode`);
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    const rows: Record<string, number> = {};
    for (const table of tables) rows[table] = await copyTable(client, table, folder);
    await client.query('commit');
    return { engine: 'postgres', migration, rows };
  });
