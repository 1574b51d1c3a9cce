import { openRaw } from '@gyg/database/testing';
import type { Place } from './server';

/** Enough for every page that is asked for. */
export const flatRows = 10_000;
export const cardsPerResponse = 20;
/** Needs that the plain server takes bookings for. None can be full in the time of a run. */
export const plainNeeds = 20_000;
const rowsPerStatement = 100;

const flatOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || value === null ? value : JSON.stringify(value ?? null);

/**
 * Makes the floor's tables in an empty database: cards of the product, repeated with other ids if there are too few,
 * with each field in a column (JSON text, if it is no text or number); needs; and bookings. Returns what `floor.ts` is
 * started with.
 */
export async function createFlatTables(
  place: Place,
  cards: readonly Readonly<Record<string, unknown>>[],
): Promise<Record<string, string>> {
  const names = [...new Set(cards.flatMap((card) => Object.keys(card)))];
  const columns = names.map((name) => ({ name, isNumber: cards.some((card) => typeof card[name] === 'number') }));
  const rows = Array.from({ length: flatRows }, (_one, number) => {
    const card = cards[number % cards.length] ?? {};
    const id = number < cards.length ? card.id : `${card.id}-${number}`;
    return [number, ...names.map((name) => (name === 'id' ? id : flatOf(card[name])))];
  });
  const raw = await openRaw(place);
  const types = columns.map(({ name, isNumber }) => `"${name}" ${isNumber ? 'double precision' : 'text'}`);
  await raw.run(`create table cards (number integer primary key, ${types})`);
  await raw.run('create table needs (id integer primary key, offered integer not null, booked integer not null)');
  await raw.run(
    'create table bookings (id text primary key, need_id integer not null, user_id text not null, created_at text not null)',
  );
  await raw.run('create unique index bookings_once on bookings (need_id, user_id)');
  await raw.run('begin');
  const marks = `(?${', ?'.repeat(names.length)})`;
  for (let at = 0; at < flatRows; at += rowsPerStatement) {
    const part = rows.slice(at, at + rowsPerStatement);
    await raw.run(`insert into cards values ${part.map(() => marks)}`, part.flat());
  }
  await raw.run(
    `insert into needs with recursive numbers(id) as (select 0 union all select id + 1 from numbers where id < ${plainNeeds - 1})
      select id, 10, 0 from numbers`,
  );
  await raw.run('commit');
  await raw.run('analyze');
  await raw.close();
  return {
    BENCH_COLUMNS: JSON.stringify(columns),
    BENCH_FILE: `${place.dataDir}/gyg.db`,
    DATABASE_URL: place.databaseUrl ?? '',
  };
}
