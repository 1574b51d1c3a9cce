import { type Column, type GetColumnData, Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from './database';
import { readList, readNumbers } from './list-of';

/** What a kind of value is at a call, and what stands for it while the statement is built. */
interface Kinds {
  /** For `limit` and `offset`. */
  number: [number, Placeholder<string, number>];
  /** A parameter of any use in SQL. */
  text: [string, SQL<string>];
  /** For `inArray`. */
  ids: [readonly string[], SQL];
  /** The same with whole numbers. */
  numbers: [readonly number[], SQL];
}

/** The values of a prepared statement by name: of a column, or of another kind. */
type Given = Readonly<Record<string, Column | keyof Kinds>>;
type Values<G extends Given> = { readonly [Name in keyof G]: ValueOf<G[Name]> };
type ValueOf<Kind> = Kind extends keyof Kinds
  ? Kinds[Kind][0]
  : Kind extends Column
    ? NonNullable<GetColumnData<Kind>>
    : never;
type Places<G extends Given> = { readonly [Name in keyof G]: PlaceOf<G[Name]> };
type PlaceOf<Kind> = Kind extends keyof Kinds
  ? Kinds[Kind][1]
  : Kind extends Column
    ? SQL<NonNullable<GetColumnData<Kind>>>
    : never;

/** Drizzle's statements. */
export interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> };
}

const asJson = { mapToDriverValue: (value: unknown) => JSON.stringify(value) };

function placeOf(name: string, kind: Given[string]) {
  const place = new Placeholder(name);
  if (kind === 'number') return place;
  if (kind === 'ids') return readList(sql.param(place, asJson));
  if (kind === 'numbers') return readNumbers(sql.param(place, asJson));
  return kind === 'text' ? sql`${place}` : sql`${sql.param(place, kind)}`;
}

/** `Object.fromEntries` has one type for all entries; each place has that of its kind. */
const placesOf = <G extends Given>(kinds: G) =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, placeOf(name, kind)])) as Places<G>;

let statements = 0;

/** A statement of any kind that is built once. */
export function prepare<G extends Given, Result>(kinds: G, build: (db: Tx, places: Places<G>) => Preparable<Result>) {
  statements += 1;
  const name = `gyg_${statements}`;
  const built = new WeakMap<object, ReturnType<Preparable<Result>['prepare']>>();
  return ({ prepared: { home, run } }: Reader, values: Values<G>): Promise<Result> =>
    run(async () => {
      const query = built.get(home) ?? build(home, placesOf(kinds)).prepare(name);
      built.set(home, query);
      // `then` sends the statement now; on SQLite a returned query would be sent after `run` has ended.
      return query.execute(values).then((rows) => rows);
    });
}

/**
 * A read whose SQL is built once for each open database, and whose execution costs a fraction of building it. Runs on
 * any handle, of a transaction too, with the same checks as its other statements:
 *
 *     const findNeedTitle = prepared({ id: needs.id }, (db, { id }) =>
 *       db.select({ title: needs.title }).from(needs).where(eq(needs.id, id)));
 *     const [need] = await findNeedTitle(tx, { id: 'n1' });
 *
 * Each value is written as its column would be, so times and booleans are right on both engines. The shape is fixed: no
 * conditions that depend on values. Other values are of the kinds `'ids'` (a list for `inArray`), `'number'` and `'text'`.
 */
export function prepared<G extends Given, Result>(
  kinds: G,
  build: (db: Reader, places: Places<G>) => Preparable<Result>,
): (handle: Reader, values: Values<G>) => Promise<Result> {
  return prepare(kinds, build);
}

/**
 * An update or delete that is built once, as with `prepared`. Inserts are plain: built here, the ids and times that columns
 * make themselves would be the same for every row.
 */
export function preparedWrite<G extends Given, Result>(
  kinds: G,
  build: (db: Pick<Tx, 'select' | 'update' | 'delete'>, places: Places<G>) => Preparable<Result>,
): (handle: Tx, values: Values<G>) => Promise<Result> {
  return prepare(kinds, build);
}
