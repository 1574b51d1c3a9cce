import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Engine } from './engine-choice';

type Full = PgDatabase<PgQueryResultHKT, Record<string, never>>;

type Reads = Pick<Full, 'select' | 'selectDistinct' | 'with' | '$with' | '$count'>;
type Writes = Pick<Full, 'insert' | 'update' | 'delete'>;

/** Where statements of `prepared` are built, and how they run on the handle that has this. */
export interface PreparedStatements {
  /** Lives as long as the database. */
  home: Tx;
  /** Sends a statement of `home` as if the handle did; `act` sends it before it waits. */
  run<T>(act: () => Promise<T>): Promise<T>;
}

/**
 * A read handle. Typed as PostgreSQL on both engines; use only what both have (no ilike, no `.for('update')`, no raw
 * `sql` with a Date). Frequent statements are built once by `prepared`.
 */
export type Reader = Reads & { readonly prepared: PreparedStatements };

/** A transaction handle: reads see its own writes. Valid until the function given to `tx` settles. */
export type Tx = Reader & Writes;

export interface TxOptions {
  /** PostgreSQL only: run SERIALIZABLE instead of READ COMMITTED. On SQLite every transaction is serializable. */
  serializable?: boolean;
}

/** What the engine says about itself. */
export interface DatabaseFacts {
  /** The engine's version: 3.50.2, 18.1. */
  version: string;
  /** The size of all tables, with what is not yet written into them. */
  bytes: number;
  /** The newest migration; opening the database applied it. */
  migration: string;
}

/** An open database. Repositories take a `Reader` or a `Tx`; services decide which. */
export interface Database {
  engine: Engine;
  /**
   * Reads committed data. Throws inside `tx`: use the transaction's handle there.
   */
  read: Reader;
  /**
   * Runs `fn` in one transaction and resolves after its commit; an error in `fn` rolls back and is rethrown. Only
   * database calls inside `fn`: on PostgreSQL it runs again after a serialization failure or a deadlock, on SQLite all
   * other writers wait. Side effects come after. Throws inside another `tx`.
   */
  tx<T>(fn: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
  /**
   * A text that is another one after each commit, of other processes too: what was read between two equal ones is still
   * the same. Ask before reading. It says nothing about time.
   */
  version(): Promise<string>;
  /**
   * Removes deleted data from SQLite's write-ahead log; call it after a commit that erased personal data. PostgreSQL
   * does this automatically (vacuum, recycled log segments).
   */
  purgeDeleted(): Promise<void>;
  /** Throws if the database does not respond. */
  ping(): Promise<void>;
  /** Version and size, for super users. */
  facts(): Promise<DatabaseFacts>;
  /** Waits for running transactions. */
  close(): Promise<void>;
}
