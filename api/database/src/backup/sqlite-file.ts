import { closeSync, fsyncSync, openSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** Runs `work` with a connection, and closes it. */
export function withSqlite<T>(file: string, work: (connection: Sqlite.Database) => T): T {
  const connection = new Sqlite(file, { fileMustExist: true });
  try {
    return work(connection);
  } finally {
    connection.close();
  }
}

/** The time of the newest applied migration; 0 if none. */
export function sqliteMigration(connection: Sqlite.Database): number {
  const isThere = connection.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
  if (isThere === undefined) return 0;
  return Number(connection.prepare('select max(created_at) from "__drizzle_migrations"').pluck().get() ?? 0);
}

const tables = `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`;

/** The number of rows of each table. */
export function sqliteRows(connection: Sqlite.Database): Record<string, number> {
  const names = connection.prepare<[], string>(tables).pluck().all();
  const count = (name: string) => Number(connection.prepare(`select count(*) from "${name}"`).pluck().get());
  return Object.fromEntries(names.map((name) => [name, count(name)]));
}

/** What is wrong with a database file; empty if it is sound. */
export function sqliteDamage(connection: Sqlite.Database): string[] {
  const findings = connection.prepare<[], string>('pragma integrity_check(5)').pluck().all();
  const broken = connection.prepare('pragma foreign_key_check').all().length;
  return [
    ...findings.filter((line) => line !== 'ok'),
    ...(broken > 0 ? [`${broken} rows refer to rows that do not exist`] : []),
  ];
}

/** Waits until a file is on the disk. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
