import type Sqlite from 'better-sqlite3';

/** Compiled statements kept per connection; the oldest goes first. */
const keptStatements = 500;

/** Gives the compiled statement for a text, compiling each text once. */
export function statementCache(connection: Sqlite.Database): (source: string) => Sqlite.Statement {
  const statements = new Map<string, Sqlite.Statement>();
  return (source) => {
    const kept = statements.get(source);
    if (kept) return kept;
    const [oldest] = statements.keys();
    if (oldest !== undefined && statements.size >= keptStatements) statements.delete(oldest);
    const compiled = connection.prepare(source);
    statements.set(source, compiled);
    return compiled;
  };
}

/**
 * What a Drizzle session sees of a connection: statements only, each asking `assertAllowed` first, every time it runs
 * (a prepared one too). Raw mode is set at each run, because compiled statements are shared.
 */
export function guardedClient(
  connection: Sqlite.Database,
  compiled: (source: string) => Sqlite.Statement,
  assertAllowed: () => void,
): Sqlite.Database {
  const prepare = (source: string) => {
    assertAllowed();
    const statement = compiled(source);
    const rows = (raw: boolean) => {
      assertAllowed();
      return statement.raw(raw);
    };
    return {
      run: (...values: unknown[]) => {
        assertAllowed();
        return statement.run(...values);
      },
      all: (...values: unknown[]) => rows(false).all(...values),
      get: (...values: unknown[]) => rows(false).get(...values),
      raw: () => ({
        all: (...values: unknown[]) => rows(true).all(...values),
        get: (...values: unknown[]) => rows(true).get(...values),
      }),
    };
  };
  return new Proxy(connection, {
    get: (_target, property) => (property === 'prepare' ? prepare : undefined),
  });
}
