import { engine } from '../engine-choice';
import { findMigrationsFolder } from '../migrations-folder';
import { newestMigration } from '../newest-migration';
import type { ExplainedStatement } from './explained-statement';
import { fillTables } from './fill-tables';
import { createMigratedDatabase } from './migrated-database';
import { openRaw, type RawConnection } from './raw-connection';
import { wholeReadsOf } from './whole-reads';

/** A database in which statements are explained, each table with three rows. */
export interface Explainer {
  explain(statement: { sql: string; values: readonly unknown[] }): Promise<ExplainedStatement>;
  /** Changes the tables, to see what that does to plans. */
  run(sql: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * SQLite plans for large tables if it has no statistics. PostgreSQL plans by sizes, and would read the few rows of a test as a
 * whole: here it does so only where no index can be used.
 */
async function planAsIfLarge(connection: RawConnection): Promise<void> {
  for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'material']) await connection.run(`set enable_${way} = off`);
}

/** PostgreSQL's indexes by name, each with its first column. */
async function firstColumns(connection: RawConnection): Promise<ReadonlyMap<string, string>> {
  const rows = await connection.run(
    "select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid, 1, true) as first from pg_index where indrelid::regclass::text !~ '^pg_'",
  );
  return new Map(rows.map(({ name, first }) => [String(name), String(first)]));
}

/** Marks the conditions that leave out the first column of their index: PostgreSQL then reads the whole index. */
const markSkips = (plan: string, first: ReadonlyMap<string, string>): string =>
  plan.replace(
    /( (?:using|Bitmap Index Scan on) (\w+).*\n\s*)Index Cond: (.*)/g,
    (line, before: string, index: string, condition: string) =>
      condition.includes(first.get(index) ?? '') ? line : `${before}Index Cond without its first column: ${condition}`,
  );

type Statement = Parameters<Explainer['explain']>[0];

async function explainerOfSqlite(connection: RawConnection): Promise<Explainer['explain']> {
  return async ({ sql, values }) => {
    const rows = await connection.run(`explain query plan ${sql}`, [...values]);
    return { sql, plan: rows.map(({ detail }) => String(detail)).join('\n') };
  };
}

/** How often indexes are taken away from a plan. */
const tries = 12;

async function explainerOfPostgres(connection: RawConnection): Promise<Explainer['explain']> {
  await planAsIfLarge(connection);
  const first = await firstColumns(connection);
  const planNow = async ({ sql, values }: Statement): Promise<ExplainedStatement> => {
    const rows = await connection.run(`explain (costs off) ${sql}`, [...values]);
    return { sql, plan: markSkips(rows.map((row) => String(row['QUERY PLAN'])).join('\n'), first) };
  };
  // Where everything is small, PostgreSQL reads a short index rather than to look into another: is there another?
  return async (statement) => {
    const preferred = await planNow(statement);
    let other = preferred;
    await connection.run('begin');
    for (let taken = 0; taken < tries; taken += 1) {
      const indexes = wholeReadsOf(other).flatMap(({ index }) => index ?? []);
      if (indexes.length === 0) break;
      for (const index of indexes) {
        await connection.run('update pg_index set indisvalid = false where indexrelid = ?::regclass', [index]);
      }
      other = await planNow(statement);
    }
    await connection.run('rollback');
    return wholeReadsOf(other).length === 0 ? other : preferred;
  };
}

/** Makes a new database to explain statements in. */
export async function createExplainer(): Promise<Explainer> {
  const place = await createMigratedDatabase();
  const connection = await openRaw(place);
  await fillTables(connection, newestMigration(`${findMigrationsFolder()}/postgres`));
  return {
    explain: await (engine === 'sqlite' ? explainerOfSqlite : explainerOfPostgres)(connection),
    async run(sql) {
      await connection.run(sql);
    },
    async close() {
      await connection.close();
      await place.remove();
    },
  };
}

let shared: Promise<Explainer> | undefined;

/** The explainer of this process; it is deleted with the other files and databases of the run. */
export const sharedExplainer = (): Promise<Explainer> => {
  shared ??= createExplainer();
  return shared;
};
