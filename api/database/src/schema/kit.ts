import { randomUUID } from 'node:crypto';
import * as pg from 'drizzle-orm/pg-core';
import * as sqlite from 'drizzle-orm/sqlite-core';
import { engine } from '../engine-choice';
import type { SafeHtml } from '../safe-html';
import { nextSortedId } from './sorted-id';

const postgresKit = {
  table: pg.pgTable,
  text: pg.text,
  int: pg.integer,
  /** A whole number of up to 53 bits. */
  big: () => pg.bigint({ mode: 'number' }),
  /** A primary key that the database counts up. */
  counted: () => pg.bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  real: pg.doublePrecision,
  bool: pg.boolean,
  time: () => pg.timestamp({ withTimezone: true, mode: 'date', precision: 3 }),
  json: <T>() => pg.jsonb().$type<T>(),
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
  check: pg.check,
  primaryKey: pg.primaryKey,
};

const sqliteKit = {
  table: sqlite.sqliteTable,
  text: sqlite.text,
  int: sqlite.integer,
  big: () => sqlite.integer(),
  counted: () => sqlite.integer().primaryKey({ autoIncrement: true }),
  real: sqlite.real,
  bool: () => sqlite.integer({ mode: 'boolean' }),
  time: () => sqlite.integer({ mode: 'timestamp_ms' }),
  json: <T>() => sqlite.text({ mode: 'json' }).$type<T>(),
  index: sqlite.index,
  uniqueIndex: sqlite.uniqueIndex,
  check: sqlite.check,
  primaryKey: sqlite.primaryKey,
} satisfies Record<keyof typeof postgresKit, unknown>;

type Kit = typeof postgresKit;

/**
 * The only set of column builders, typed as PostgreSQL on both engines. The cast is safe for the columns defined here:
 * both dialects return text as string, integer and real as number, boolean as boolean, time as Date with milliseconds
 * and json as the parsed value (proved by the round-trip tests). Column names are the property names in snake_case.
 */
export const k: Kit = engine === 'postgres' ? postgresKit : (sqliteKit as unknown as Kit);

/** A text of safe HTML, empty by default. A plain string cannot be written to it. */
export const html = () => k.text().notNull().default('').$type<SafeHtml>();

/** An opaque, globally unique text id. */
export const id = () =>
  k
    .text()
    .primaryKey()
    .$defaultFn(() => randomUUID());

/** An id that sorts, as text, after those that this process made before. */
export const sortedId = (prefix: string) =>
  k
    .text()
    .primaryKey()
    .$defaultFn(() => nextSortedId(prefix));

/** The row that this one names, which cannot be deleted before this one. */
export const reference = (column: () => pg.AnyPgColumn) => k.text().notNull().references(column);

/** The row that this one is part of: it is deleted with that row. */
export const partOf = (column: () => pg.AnyPgColumn) => k.text().notNull().references(column, { onDelete: 'cascade' });

/** When the row was created. */
export const createdAt = () =>
  k
    .time()
    .notNull()
    .$defaultFn(() => new Date());
