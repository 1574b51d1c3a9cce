import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { columnsOf, readFlatCards } from './flat-cards';

/** Needs that the plain server takes bookings for. None can be overbooked in the time of a run without its guard. */
export const plainNeeds = 20_000;
const offeredEach = 10;

const folder = () => process.env.BENCH_FOLDER ?? '';
/** The URL of an empty database, where the run is on PostgreSQL. */
export const flatDatabaseUrl = process.env.BENCH_DATABASE_URL ?? '';

function createStatements(real: string): string[] {
  const rows = readFlatCards();
  const columns = columnsOf(rows).map(({ name, isNumber }) => `"${name}" ${isNumber ? real : 'text'}`);
  return [
    `create table cards (number integer primary key, ${columns.join(', ')})`,
    'create unique index cards_id on cards (id)',
    'create table needs (id integer primary key, offered integer not null, booked integer not null)',
    'create table bookings (id text primary key, need_id integer not null, user_id text not null, created_at text not null)',
    'create unique index bookings_once on bookings (need_id, user_id)',
  ];
}

/** Makes the flat tables in a new SQLite file, with the product's settings for durability. */
export function createFlatSqlite(name: string): Sqlite.Database {
  const file = new Sqlite(join(folder(), name));
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  for (const statement of createStatements('real')) file.exec(statement);
  const rows = readFlatCards();
  const names = columnsOf(rows).map((column) => column.name);
  const insert = file.prepare(`insert into cards values (?, ${names.map(() => '?').join(', ')})`);
  const need = file.prepare('insert into needs values (?, ?, 0)');
  file.transaction(() => {
    for (const [number, row] of rows.entries()) insert.run(number, ...names.map((column) => row[column]));
    for (let id = 0; id < plainNeeds; id += 1) need.run(id, offeredEach);
  })();
  return file;
}

/** Makes the flat tables in an empty PostgreSQL database. */
export async function createFlatPostgres(): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: flatDatabaseUrl });
  const { rows } = await pool.query<{ found: string | null }>("select to_regclass('cards') as found");
  if (rows[0]?.found) return pool;
  for (const statement of createStatements('double precision')) await pool.query(statement);
  const cards = JSON.stringify(readFlatCards().map((row, number) => ({ number, ...row })));
  await pool.query('insert into cards select * from json_populate_recordset(null::cards, $1)', [cards]);
  await pool.query(`insert into needs select id, ${offeredEach}, 0 from generate_series(0, ${plainNeeds - 1}) as id`);
  await pool.query('analyze');
  return pool;
}
