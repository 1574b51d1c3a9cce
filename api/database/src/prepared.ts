import { type Column, type GetColumnData, Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from './database';

/** What a prepared statement is given at each call: values for columns, or numbers for `limit` and `offset`. */
type Given = Readonly<Record<string, Column | 'number'>>;
type Values<G extends Given> = { readonly [Name in keyof G]: ValueOf<G[Name]> };
type ValueOf<Kind> = Kind extends Column ? NonNullable<GetColumnData<Kind>> : number;
/** What stands for the values while the statement is built. */
type Places<G extends Given> = { readonly [Name in keyof G]: PlaceOf<G[Name]> };
type PlaceOf<Kind> = Kind extends Column ? SQL<NonNullable<GetColumnData<Kind>>> : Placeholder<string, number>;

/** Drizzle's statements: selects, updates and deletes of both engines. */
interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> };
}

let statements = 0;

/** The types of places are computed per name; `Object.fromEntries` has one type for all. */
function placesOf<G extends Given>(given: G): Places<G> {
  const entries = Object.entries(given).map(([name, kind]) => {
    const place = new Placeholder(name);
    return [name, kind === 'number' ? place : sql`${sql.param(place, kind)}`] as const;
  });
  return Object.fromEntries(entries) as Places<G>;
}

function prepare<G extends Given, Result>(given: G, build: (db: Tx, places: Places<G>) => Preparable<Result>) {
  statements += 1;
  const name = `gyg_${statements}`;
  const built = new WeakMap<object, ReturnType<Preparable<Result>['prepare']>>();
  return ({ prepared: { home, run } }: Reader, values: Values<G>): Promise<Result> =>
    run(async () => {
      const query = built.get(home) ?? build(home, placesOf(given)).prepare(name);
      built.set(home, query);
      return query.execute(values);
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
 * conditions that depend on values, no lists of any length (`inArray`).
 */
export function prepared<G extends Given, Result>(
  given: G,
  build: (db: Reader, places: Places<G>) => Preparable<Result>,
): (handle: Reader, values: Values<G>) => Promise<Result> {
  return prepare(given, build);
}

/**
 * An update or delete that is built once, as with `prepared`. No inserts: ids and times that columns make themselves
 * would be the same for every row.
 */
export function preparedWrite<G extends Given, Result>(
  given: G,
  build: (db: Pick<Tx, 'update' | 'delete'>, places: Places<G>) => Preparable<Result>,
): (handle: Tx, values: Values<G>) => Promise<Result> {
  return prepare(given, build);
}
