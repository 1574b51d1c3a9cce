import { AsyncLocalStorage } from 'node:async_hooks';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { engine } from '../engine-choice';

/** A statement that was sent to the database, with its values as the driver got them. */
export interface SentStatement {
  sql: string;
  values: unknown[];
  /** Whether `asProduct` ran what sent it. */
  byProduct: boolean;
}

const listeners = new Set<(statement: SentStatement) => void>();
const product = new AsyncLocalStorage<true>();

function tell(sql: string, values: unknown[]): void {
  if (!/^\s*(select|insert|update|delete|with)\b/i.test(sql)) return;
  const sent = { sql, values, byProduct: product.getStore() === true };
  for (const listener of listeners) listener(sent);
}

function listenToSqlite(): void {
  const connection = new Sqlite(':memory:');
  const prototype: Pick<Sqlite.Statement, 'all' | 'get' | 'run'> = Object.getPrototypeOf(
    connection.prepare('select 1'),
  );
  connection.close();
  const telling = <Result>(act: (...values: unknown[]) => Result) =>
    function tellAndAct(this: Sqlite.Statement, ...values: unknown[]): Result {
      tell(this.source, values);
      return act.apply(this, values);
    };
  const { all, get, run } = prototype;
  Object.assign(prototype, { all: telling(all), get: telling(get), run: telling(run) });
}

const textOf = (query: unknown): string => {
  if (typeof query === 'object' && query !== null && 'text' in query) return String(query.text);
  return typeof query === 'string' ? query : '';
};

/**
 * A query of a pool counts when the pool gets it: the pool sends it when a connection is free, with a callback, maybe
 * while something else runs.
 */
function listenToPostgres(): void {
  const pool: { query: (...query: unknown[]) => unknown } = pg.Pool.prototype;
  const client: typeof pool = pg.Client.prototype;
  for (const [sender, isOwn] of [
    [pool, () => true],
    [client, (query: unknown[]) => typeof query.at(-1) !== 'function'],
  ] as const) {
    const { query } = sender;
    sender.query = function tellAndQuery(...parameters) {
      if (isOwn(parameters)) tell(textOf(parameters[0]), Array.isArray(parameters[1]) ? parameters[1] : []);
      return Reflect.apply(query, this, parameters);
    };
  }
}

let listening = false;

/** Calls `listener` with each statement that this process sends from now on; returns what ends that. */
export function onStatement(listener: (statement: SentStatement) => void): () => void {
  if (!listening) (engine === 'sqlite' ? listenToSqlite : listenToPostgres)();
  listening = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs what belongs to the product, so that its statements are not taken for those of a test. */
export const asProduct = <Result>(act: () => Result): Result => product.run(true, act);
