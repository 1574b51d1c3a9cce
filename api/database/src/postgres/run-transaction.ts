import type { Pool, PoolClient } from 'pg';
import type { Tx, TxOptions } from '../database';
import { nothingWrittenError, TransactionScope } from '../transaction-scope';
import { guardedClient } from './guarded-client';

export interface Transactions {
  pool: Pool;
  handleOf(client: PoolClient): Tx;
}

/** One attempt of one transaction on a connection of the pool. */
export async function runTransaction<T>(
  { pool, handleOf }: Transactions,
  fn: (tx: Tx) => Promise<T>,
  options: TxOptions = {},
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin isolation level ${options.serializable ? 'serializable' : 'read committed'}`);
    const value = await runInside(client, handleOf, fn);
    // If a statement failed and its error was caught, PostgreSQL answers COMMIT with ROLLBACK and no error; without
    // this check the caller would assume success.
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw nothingWrittenError();
    client.release();
    return value;
  } catch (reason) {
    client.release(!(await rolledBack(client)));
    throw reason;
  }
}

async function runInside<T>(
  client: PoolClient,
  handleOf: Transactions['handleOf'],
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  const scope = new TransactionScope();
  const guarded = guardedClient(client, scope.assertLive);
  try {
    return await scope.run(() => fn(handleOf(guarded.client)));
  } finally {
    await guarded.idle();
  }
}

/** False when the connection is lost, so that the pool drops it. */
async function rolledBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}
