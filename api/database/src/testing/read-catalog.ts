import { engine } from '../engine-choice';
import type { RawConnection } from './raw-connection';

/** Each returns one line per item; together they describe a schema, in an order that does not depend on its history. */
const questions = {
  sqlite: [
    `select 'column ' || m.name || '.' || c.name || ' ' || c.type || ' ' || c."notnull" || ' ' || coalesce(c.dflt_value, '-') || ' ' || c.pk as line
       from sqlite_master m, pragma_table_xinfo(m.name) c where m.type = 'table' and m.name not like '\\_\\_%' escape '\\' and m.name not like 'sqlite%'`,
    `select 'reference ' || m.name || '.' || f."from" || ' ' || f."table" || '.' || f."to" || ' ' || f.on_delete || ' ' || f.on_update as line
       from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`,
    `select sql as line from sqlite_master where type in ('index', 'trigger') and sql is not null`,
    `select 'table ' || name || ' ' || sql as line from sqlite_master where type = 'table' and sql like '%CHECK(%'`,
  ],
  postgres: [
    `select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '-') || ' ' || coalesce(datetime_precision, 0) as line
       from information_schema.columns where table_schema = 'public'`,
    `select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
       from pg_constraint where connamespace = 'public'::regnamespace`,
    `select indexdef as line from pg_indexes where schemaname = 'public'`,
    `select 'trigger ' || event_object_table || ' ' || trigger_name || ' ' || action_timing || ' ' || event_manipulation as line
       from information_schema.triggers where trigger_schema = 'public'`,
  ],
} as const;

/** Only a table's CHECKs: the position of columns in its SQL depends on when they were added. */
function checksOf(line: string): string[] {
  const table = /^table (\S+) /.exec(line)?.[1];
  if (table === undefined) return [line];
  return [...line.matchAll(/CONSTRAINT "(\w+)" CHECK\((.*)\)/g)].map(
    ([, name, rule]) => `check ${table} ${name} ${rule}`,
  );
}

/** Every column, reference, index, trigger and check of a database, one line each, sorted. */
export async function readCatalog(connection: RawConnection): Promise<string[]> {
  const lines: string[] = [];
  for (const question of questions[engine]) {
    for (const { line } of await connection.run(question)) lines.push(...checksOf(String(line)));
  }
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).sort();
}
