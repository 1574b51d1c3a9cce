/** The two databases the product runs on. */
export type Engine = 'sqlite' | 'postgres';

/** Which engine a database address asks for: postgres://… is PostgreSQL, none is SQLite; anything else throws. */
export function engineOf(databaseUrl: string | undefined): Engine {
  if (!databaseUrl) return 'sqlite';
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return 'postgres';
  throw new Error('DATABASE_URL must begin with postgres:// (leave it out for SQLite)');
}

/**
 * The engine of this process. Tables are built for one dialect when the schema module loads, so the choice
 * cannot wait for validated settings: this is the one place outside them that reads the environment. An address that
 * names no engine is left to the settings and to `openDatabase`, which refuse it in words.
 */
export const engine: Engine = process.env.DATABASE_URL?.startsWith('postgres') ? 'postgres' : 'sqlite';
