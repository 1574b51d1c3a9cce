import type Sqlite from 'better-sqlite3';

/** Number of cached compiled statements per connection; the oldest is dropped first. */
const maxCachedStatements = 500;

/**
 * A text with limits that SQLite does not look at while it plans. A plan that depends on a bound value is made again for each execution,
 * which takes ten to thirty times as long as to find a row by its key; no plan of ours should depend on the size of a page.
 */
export const plannedOnce = (source: string): string => source.replace(/ (limit|offset) \?/g, ' $1 ? + 0');

/** The compiled statement of an SQL text, compiled once. */
export function statementCache(connection: Sqlite.Database): (source: string) => Sqlite.Statement {
  const statements = new Map<string, Sqlite.Statement>();
  return (source) => {
    const cached = statements.get(source);
    if (cached) return cached;
    const [oldest] = statements.keys();
    if (oldest !== undefined && statements.size >= maxCachedStatements) statements.delete(oldest);
    const compiled = connection.prepare(plannedOnce(source));
    statements.set(source, compiled);
    return compiled;
  };
}

/** Hooks before each statement and after a failed one. */
export interface Guard {
  assertAllowed(): void;
  markFailed?(): void;
}

/**
 * A connection for a Drizzle session: statements only, each calling the guard every time it runs (also a prepared
 * one). Raw mode is set at each run, because compiled statements are shared.
 */
export function guardedClient(
  connection: Sqlite.Database,
  compiled: (source: string) => Sqlite.Statement,
  guard: Guard,
): Sqlite.Database {
  const guarded = <T>(call: () => T): T => {
    guard.assertAllowed();
    try {
      return call();
    } catch (reason) {
      guard.markFailed?.();
      throw reason;
    }
  };
  const prepare = (source: string) => {
    const statement = guarded(() => compiled(source));
    const rows = (raw: boolean) => ({
      all: (...values: unknown[]) => guarded(() => statement.raw(raw).all(...values)),
      get: (...values: unknown[]) => guarded(() => statement.raw(raw).get(...values)),
    });
    return {
      ...rows(false),
      run: (...values: unknown[]) => guarded(() => statement.run(...values)),
      raw: () => rows(true),
    };
  };
  return new Proxy(connection, {
    get: (_target, property) => (property === 'prepare' ? prepare : undefined),
  });
}
