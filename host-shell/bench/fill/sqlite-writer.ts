import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { type BulkWriter, type RowOf, type TableName, tables } from './bulk-writer';

type Stored = string | number | null;

function storedOf(value: unknown): Stored {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value instanceof Date ? value.getTime() : JSON.stringify(value);
}

/**
 * Writes into `gyg.db` of a folder without the indexes, which are made at the end: that takes a third of the time.
 * Nothing is flushed, because a fill that was interrupted is made again.
 */
export function openSqliteWriter(dataDir: string): BulkWriter {
  const file = new Sqlite(join(dataDir, 'gyg.db'));
  for (const setting of ['foreign_keys = OFF', 'synchronous = OFF', 'cache_size = -400000', 'temp_store = MEMORY']) {
    file.pragma(setting);
  }
  const indexes = file
    .prepare<[], { name: string; sql: string }>(
      "select name, sql from sqlite_master where type = 'index' and sql is not null",
    )
    .all();
  for (const { name } of indexes) file.exec(`drop index "${name}"`);
  file.exec('begin');

  const inserts = new Map<TableName, (row: object) => void>();
  function insertOf(table: TableName, first: object) {
    const keys = Object.keys(first);
    const columns = keys.map((key) => `"${toSnakeCase(key)}"`).join(', ');
    const places = keys.map(() => '?').join(', ');
    const statement = file.prepare(`insert into "${getTableName(tables[table])}" (${columns}) values (${places})`);
    return (row: object) => {
      statement.run(Object.values(row).map(storedOf));
    };
  }
  return {
    add<Name extends TableName>(table: Name, row: RowOf<Name>) {
      const insert = inserts.get(table) ?? insertOf(table, row);
      inserts.set(table, insert);
      insert(row);
    },
    drain: async () => undefined,
    async close() {
      file.exec('commit');
      for (const { sql } of indexes) file.exec(sql);
      file.pragma('wal_checkpoint(TRUNCATE)');
      file.close();
    },
  };
}
