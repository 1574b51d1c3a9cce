import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import type { Tx } from '../database';

/** Shared, so that column names are computed once. */
const dialect = new PgDialect({ casing: 'snake_case' });

/** Drizzle on a PostgreSQL pool or connection. */
export function postgresHandle(client: Pool | PoolClient): Tx {
  return new NodePgDatabase(dialect, new NodePgSession(client, dialect, undefined), undefined);
}
