import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Engine } from './engine-choice';

type Full = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A handle that reads. Typed as PostgreSQL on both engines; keep to what both have (no ilike, no `.for('update')`, no raw `sql` with a Date). */
export type Reader = Pick<Full, 'select' | 'selectDistinct' | 'with' | '$with' | '$count'>;

/** The handle of one transaction: reads see its own writes. Good until the function given to `tx` settles. */
export type Tx = Reader & Pick<Full, 'insert' | 'update' | 'delete'>;

export interface TxOptions {
  /** PostgreSQL only: run SERIALIZABLE instead of READ COMMITTED. SQLite has one writer, so every transaction is. */
  serializable?: boolean;
}

/** One opened database. Repositories take a `Reader` or a `Tx`; services decide which. */
export interface Database {
  engine: Engine;
  /** Reads what is committed. Throws inside `tx`: use the transaction's handle there. Hot queries are prepared on it once. */
  read: Reader;
  /**
   * Runs `fn` in one transaction and answers after its commit; whatever `fn` throws undoes all of it and is thrown on.
   * Inside `fn` only database calls: on PostgreSQL it runs again after a serialization failure or a deadlock, and on
   * SQLite everybody else waits. Side effects come after. Throws inside another `tx`.
   */
  tx<T>(fn: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
  /**
   * Removes what was deleted from SQLite's write-ahead log; call it after a commit that erased personal data. PostgreSQL
   * does this by itself (vacuum, recycled log segments).
   */
  purgeDeleted(): Promise<void>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** Waits for the transactions under way. */
  close(): Promise<void>;
}
