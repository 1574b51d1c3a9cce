import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import type { Reader } from '../database';
import { schemaTables } from './schema-tables';

/**
 * A digest of every table's rows, by the table's name: two digests are equal exactly when no row was added, changed or
 * removed. For tests on small databases; `except` lists tables that may change at any time.
 */
export async function digestTables(read: Reader, except: readonly string[] = []): Promise<Map<string, string>> {
  const tables = schemaTables().filter((table) => !except.includes(getTableName(table)));
  const digests = await Promise.all(
    tables.map(async (table) => {
      const rows: unknown[] = await read.select().from(table);
      const texts = rows.map((row) => JSON.stringify(row)).sort();
      return [getTableName(table), createHash('sha256').update(texts.join('\n')).digest('base64')] as const;
    }),
  );
  return new Map(digests);
}

/** The tables in which two digests differ. */
export function changedTables(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
}
