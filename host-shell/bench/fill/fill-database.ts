import { rebuildCards } from '@gyg/api/testing';
import { engine, openDatabase } from '@gyg/database';
import { openRaw, type RawConnection } from '@gyg/database/testing';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Place } from '../server';
import { generate } from './generate';
import { createTables } from './tables';

const isSqlite = engine === 'sqlite';

const storedOf = (value: unknown) => (isSqlite && value instanceof Date ? value.getTime() : value);

/** Writes the rows of a table by one statement, and forgets them. */
async function write(raw: RawConnection, { name, rows }: { name: string; rows: object[] }): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((key) => toSnakeCase(key));
  if (columns.length === 0) return;
  const stored = rows
    .splice(0)
    .map((row) => Object.fromEntries(Object.values(row).map((value, at) => [columns[at], storedOf(value)])));
  const from = isSqlite ? 'json_each(?)' : `json_populate_recordset(null::"${name}", ?)`;
  const values = columns.map((column) => (isSqlite ? `value->>'${column}'` : `"${column}"`));
  const into = `"${name}" (${columns.map((column) => `"${column}"`)})`;
  await raw.run(`insert into ${into} select ${values} from ${from}`, [JSON.stringify(stored)]);
}

/** Nothing is flushed, and no reference is checked: a fill that was interrupted is made again. */
const quickly = isSqlite
  ? ['foreign_keys = off', 'synchronous = off', 'cache_size = -400000'].map((setting) => `pragma ${setting}`)
  : ["set session_replication_role = 'replica'"];
const indexes = isSqlite
  ? "select name, sql from sqlite_master where type = 'index' and sql is not null"
  : `select indexname as name, indexdef as sql from pg_indexes where schemaname = 'public'
    and indexname not in (select conname from pg_constraint)`;

const gygsAtOnce = 200;

/** Fills without the indexes, which are made at the end: that takes a third of the time. */
async function fillTables(raw: RawConnection, options: { gygs: number; today: number }): Promise<void> {
  for (const setting of quickly) await raw.run(setting);
  const dropped = await raw.run(indexes);
  for (const { name } of dropped) await raw.run(`drop index "${name}"`);
  const tables = createTables();
  const writeAll = async () => {
    for (const table of Object.values(tables)) await write(raw, table);
  };
  await raw.run('begin');
  let gygs = 0;
  for (const _gyg of generate(tables, options)) {
    gygs += 1;
    if (gygs % gygsAtOnce === 0) await writeAll();
  }
  await writeAll();
  // All cards are written next, whatever changed.
  await raw.run('delete from gyg_card_changes');
  await raw.run('commit');
  for (const { sql } of dropped) await raw.run(String(sql));
}

/**
 * Makes a database with so many gygs: migrated, filled, and ready to be measured. `today` is what is past and what is
 * upcoming.
 */
export async function fillDatabase(place: Place, options: { gygs: number; today: number }): Promise<void> {
  // Opening migrates.
  await (await openDatabase(place)).close();
  const raw = await openRaw(place);
  await fillTables(raw, options);
  const db = await openDatabase(place);
  await rebuildCards(db);
  await db.close();
  // The engine counts its rows, as in an installation that has run for a while.
  await raw.run('analyze');
  await raw.close();
}
