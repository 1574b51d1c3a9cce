/** The two supported databases. */
export type Engine = 'sqlite' | 'postgres';

/** The engine of a database URL: postgres://… is PostgreSQL, undefined is SQLite; anything else throws. */
export function engineOf(databaseUrl: string | undefined): Engine {
  if (!databaseUrl) return 'sqlite';
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return 'postgres';
  throw new Error('DATABASE_URL must begin with postgres:// (leave it out for SQLite)');
}

/**
 * The engine of this process. Tables are built for one dialect when the schema module loads, before settings are
 * validated, so this is the one other place that reads the environment. `openDatabase` and the settings report invalid
 * URLs.
 */
export const engine: Engine = process.env.DATABASE_URL?.startsWith('postgres') ? 'postgres' : 'sqlite';
