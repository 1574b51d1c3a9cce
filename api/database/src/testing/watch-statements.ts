import Sqlite from 'better-sqlite3';

/** A statement that read from SQLite, and its query plan in SQLite's text. */
export interface WatchedStatement {
  sql: string;
  plan: string;
}

function planOf({ database, source }: Sqlite.Statement, values: unknown[]): string {
  const steps = database.prepare<unknown[], { detail: string }>(`explain query plan ${source}`).all(...values);
  return steps.map(({ detail }) => detail).join('\n');
}

/** Runs `work` and returns the statements that read while it ran, on any connection to SQLite in this process. */
export async function watchStatements(work: () => Promise<unknown>): Promise<WatchedStatement[]> {
  const connection = new Sqlite(':memory:');
  const prototype: Pick<Sqlite.Statement, 'all' | 'get'> = Object.getPrototypeOf(connection.prepare('select 1'));
  connection.close();
  const { all, get } = prototype;
  const seen = new Map<string, { statement: Sqlite.Statement; values: unknown[] }>();
  const noting = <Rows>(read: (...values: unknown[]) => Rows) =>
    function note(this: Sqlite.Statement, ...values: unknown[]): Rows {
      seen.set(this.source, { statement: this, values });
      return read.apply(this, values);
    };
  Object.assign(prototype, { all: noting(all), get: noting(get) });
  try {
    await work();
  } finally {
    Object.assign(prototype, { all, get });
  }
  return [...seen.values()].map(({ statement, values }) => ({
    sql: statement.source,
    plan: planOf(statement, values),
  }));
}
