import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';

export type RawRow = Record<string, unknown>;

/** A connection without a schema, for tests of the stored data. */
export interface RawConnection {
  /** Runs a statement with values for its `?`; returns its rows. */
  run(statement: string, values?: unknown[]): Promise<RawRow[]>;
  close(): Promise<void>;
}

/** Opens the same database as `openDatabase` with these options. */
export async function openRaw(options: { dataDir: string; databaseUrl?: string | undefined }): Promise<RawConnection> {
  if (!options.databaseUrl) return rawSqlite(join(options.dataDir, 'gyg.db'));
  const client = new pg.Client({ connectionString: options.databaseUrl });
  await client.connect();
  return {
    async run(statement, values = []) {
      let count = 0;
      const numbered = statement.replace(/\?/g, () => `$${++count}`);
      return (await client.query(numbered, values)).rows;
    },
    close: () => client.end(),
  };
}

function rawSqlite(file: string): RawConnection {
  const connection = new Sqlite(file);
  connection.pragma('foreign_keys = ON');
  return {
    async run(statement, values = []) {
      const prepared = connection.prepare<unknown[], RawRow>(statement);
      if (prepared.reader) return prepared.all(...values);
      prepared.run(...values);
      return [];
    },
    async close() {
      connection.close();
    },
  };
}
