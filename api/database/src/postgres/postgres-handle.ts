import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { buildingOnly } from '../building-only';
import { ChosenClient } from '../chosen-client';
import type { PreparedStatements, Tx } from '../database';

/** Shared, so that column names are computed once. */
const dialect = new PgDialect({ casing: 'snake_case' });

/** Drizzle on a PostgreSQL pool or connection. */
const handle = (client: Pool | PoolClient, prepared: PreparedStatements): Tx =>
  Object.assign(new NodePgDatabase(dialect, new NodePgSession(client, dialect, undefined), undefined), { prepared });

/** The handle of a pool, for reads. */
export function poolHandle(pool: Pool): Tx {
  return handle(pool, { home: handle(pool, buildingOnly), run: (act) => act() });
}

/** Makes the handles of transactions on the pool's connections; PostgreSQL parses a prepared statement once for each. */
export function transactionHandles(pool: Pool): (client: PoolClient) => Tx {
  const running = new ChosenClient<PoolClient>();
  const query = (...values: unknown[]) => {
    const client = running.current();
    return Reflect.apply(client.query, client, values);
  };
  const ofRunning = new Proxy(pool, { get: (_target, property) => (property === 'query' ? query : undefined) });
  const home = handle(ofRunning, buildingOnly);
  return (client) => handle(client, { home, run: (act) => running.run(client, act) });
}
