import pg from 'pg';
import type { Database } from '../database';
import { newestMigration } from '../newest-migration';
import { TransactionScope } from '../transaction-scope';
import { guardedPool } from './guarded-client';
import { migratePostgres } from './migrate-postgres';
import { poolHandle, transactionHandles } from './postgres-handle';
import { withRetry } from './retry';
import { runTransaction } from './run-transaction';

/** No statement of the product takes this long; a transaction idle for this long is stuck. */
const statementTimeoutMs = 30_000;

export interface PostgresOptions {
  /** Called for each connection that PostgreSQL dropped; it is replaced, so this is for the log only. */
  onConnectionError?: ((error: Error) => void) | undefined;
  /** How long to wait for a connection, in milliseconds; default 5,000. */
  connectionWaitMs?: number | undefined;
}

/** Migrates, then opens a pool of connections. */
export async function openPostgres(
  databaseUrl: string,
  migrationsFolder: string,
  { onConnectionError = () => {}, connectionWaitMs = 5_000 }: PostgresOptions = {},
): Promise<Database> {
  await migratePostgres(databaseUrl, migrationsFolder, connectionWaitMs);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectionWaitMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    application_name: 'gyg',
  });
  pool.on('error', onConnectionError);
  // A connection lost during a transaction: its next query fails, but without a listener the process would exit.
  pool.on('connect', (client) => client.on('error', () => {}));
  const readPool = guardedPool(pool, () => TransactionScope.assertOutside('read'));
  const transactions = { pool, handleOf: transactionHandles(pool) };
  let closed = false;

  return {
    engine: 'postgres',
    read: poolHandle(readPool),
    async tx(fn, options) {
      TransactionScope.assertOutside('tx');
      return withRetry(() => runTransaction(transactions, fn, options));
    },
    async version() {
      const { rows } = await pool.query<{ version: string }>({
        name: 'gyg_version',
        text: 'select pg_current_snapshot()::text as version',
      });
      return rows[0]?.version ?? '';
    },
    purgeDeleted: async () => undefined,
    async ping() {
      await pool.query('select 1');
    },
    async facts() {
      const { rows } = await pool.query<{ version: string; bytes: string }>(
        "select current_setting('server_version') as version, pg_database_size(current_database()) as bytes",
      );
      // Distributions add their own name: `18.1 (Debian 18.1-1)`.
      const [version = ''] = (rows[0]?.version ?? '').split(' ');
      return { version, bytes: Number(rows[0]?.bytes ?? 0), migration: newestMigration(migrationsFolder) };
    },
    async close() {
      if (closed) return;
      closed = true;
      await pool.end();
    },
  };
}
