import { getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import pg from 'pg';
import { type BulkWriter, type TableName, tables } from './bulk-writer';

const rowsPerStatement = 2_000;

/**
 * Writes into the database of `url`, a few thousand rows a statement, without the indexes, which are made at the end.
 * Needs a superuser: rows may refer to others that come later.
 */
export async function openPostgresWriter(url: string): Promise<BulkWriter> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set session_replication_role = 'replica'");
  const { rows: indexes } = await client.query<{ name: string; sql: string }>(
    `select indexname as name, indexdef as sql from pg_indexes where schemaname = 'public'
      and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of indexes) await client.query(`drop index "${name}"`);

  const waiting = new Map<TableName, object[]>();
  async function write(table: TableName, rows: readonly object[]) {
    const name = getTableName(tables[table]);
    const columns = Object.keys(rows[0] ?? {}).map((key) => `"${toSnakeCase(key)}"`);
    const named = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value])),
    );
    await client.query(
      `insert into "${name}" (${columns}) select ${columns} from json_populate_recordset(null::"${name}", $1)`,
      [JSON.stringify(named)],
    );
  }
  async function drain(least: number) {
    for (const [table, rows] of waiting) {
      while (rows.length >= least) await write(table, rows.splice(0, rowsPerStatement));
    }
  }
  return {
    add(table, row) {
      const rows = waiting.get(table);
      if (rows === undefined) waiting.set(table, [row]);
      else rows.push(row);
    },
    drain: () => drain(rowsPerStatement),
    async close() {
      await drain(1);
      for (const { sql } of indexes) await client.query(sql);
      await client.end();
    },
  };
}
