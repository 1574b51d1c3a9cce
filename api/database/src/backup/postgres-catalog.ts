import type pg from 'pg';

/** The tables of the product, and the record of its migrations. */
export const migrationRecord = 'drizzle.__drizzle_migrations';

export const quoted = (name: string) =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

/** The tables of the schema `public`, by name. */
export async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  return rows.map(({ name }) => name);
}

/** The time of the newest applied migration; 0 if none. */
export async function postgresMigration(client: pg.Client): Promise<number> {
  const { rows: tables } = await client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [
    migrationRecord,
  ]);
  if (!tables[0]?.is_there) return 0;
  const { rows } = await client.query<{ last: string | null }>(
    `select max(created_at) as last from ${migrationRecord}`,
  );
  return Number(rows[0]?.last ?? 0);
}

/** The columns of a table, in order. */
export async function listColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** The tables in an order in which each comes after those that it refers to. */
export async function listTablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ child: string; parent: string }>(
    `select c.relname as child, p.relname as parent from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and c.oid <> p.oid`,
  );
  const ordered: string[] = [];
  let waiting = await listTables(client);
  while (waiting.length > 0) {
    const ready = waiting.filter(
      (name) => !rows.some(({ child, parent }) => child === name && waiting.includes(parent)),
    );
    if (ready.length === 0) throw new Error(`Tables that refer to each other: ${waiting.join(', ')}`);
    ordered.push(...ready);
    waiting = waiting.filter((name) => !ready.includes(name));
  }
  return ordered;
}
