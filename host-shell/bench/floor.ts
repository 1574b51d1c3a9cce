/**
 * The floor: the least that a response from a database can cost on this machine. Node's own server, one prepared
 * statement on a flat table, JSON, and the two headers that a response needs. Below /plain it is Express and Drizzle on
 * the same tables, as a first version of a product would use them.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import Sqlite from 'better-sqlite3';
import { and, eq, gt, sql } from 'drizzle-orm';
import * as onSqlite from 'drizzle-orm/better-sqlite3';
import * as onPostgres from 'drizzle-orm/node-postgres';
import * as postgres from 'drizzle-orm/pg-core';
import * as sqlite from 'drizzle-orm/sqlite-core';
import express from 'express';
import pg from 'pg';
import { z } from 'zod';
import { cardsPerResponse, flatRows } from './flat-tables';

const bookingSchema = z.object({ needId: z.number(), userId: z.string() });
type Booking = z.infer<typeof bookingSchema>;

const { BENCH_COLUMNS = '[]', BENCH_FILE = '', DATABASE_URL = '' } = process.env;
const columns = z.array(z.object({ name: z.string(), isNumber: z.boolean() })).parse(JSON.parse(BENCH_COLUMNS));
const rowOf = ({ needId, userId }: Booking) => ({
  ...{ id: randomUUID(), needId, userId },
  createdAt: new Date().toISOString(),
});
const columnsBy = <Column>(real: (name: string) => Column, text: (name: string) => Column) =>
  Object.fromEntries(columns.map(({ name, isNumber }) => [name, isNumber ? real(name) : text(name)]));

interface Store {
  /** A page of cards by a prepared statement. */
  list(from: number): unknown[] | Promise<unknown[]>;
  /** The same by Drizzle. */
  plainList(from: number): Promise<unknown[]>;
  /** Books in one transaction; false when the need is full. */
  book(booking: Booking): Promise<boolean>;
}

/** With the product's settings for durability. */
function openSqlite(): Store {
  const { sqliteTable, integer, real, text } = sqlite;
  const file = new Sqlite(BENCH_FILE);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  const db = onSqlite.drizzle(file);
  const cards = sqliteTable('cards', {
    number: integer().primaryKey(),
    ...columnsBy<sqlite.SQLiteColumnBuilderBase>(real, text),
  });
  const needs = sqliteTable('needs', {
    id: integer().primaryKey(),
    offered: integer().notNull(),
    booked: integer().notNull(),
  });
  const bookings = sqliteTable('bookings', {
    id: text().primaryKey(),
    needId: integer('need_id').notNull(),
    userId: text('user_id').notNull(),
    createdAt: text('created_at').notNull(),
  });
  const page = file.prepare('select * from cards where number >= ? order by number limit ?');
  return {
    list: (from) => page.all(from, cardsPerResponse),
    plainList: async (from) =>
      db.select().from(cards).where(sql`number >= ${from}`).orderBy(sql`number`).limit(cardsPerResponse),
    book: async (booking) =>
      db.transaction(
        (tx) => {
          const free = and(eq(needs.id, booking.needId), gt(needs.offered, needs.booked));
          const { changes } = tx
            .update(needs)
            .set({ booked: sql`${needs.booked} + 1` })
            .where(free)
            .run();
          if (changes > 0) tx.insert(bookings).values(rowOf(booking)).run();
          return changes > 0;
        },
        { behavior: 'immediate' },
      ),
  };
}

function openPostgres(): Store {
  const { pgTable, integer, doublePrecision, text } = postgres;
  const pool = new pg.Pool({ connectionString: DATABASE_URL });
  const db = onPostgres.drizzle(pool);
  const cards = pgTable('cards', {
    number: integer().primaryKey(),
    ...columnsBy<postgres.PgColumnBuilderBase>(doublePrecision, text),
  });
  const needs = pgTable('needs', {
    id: integer().primaryKey(),
    offered: integer().notNull(),
    booked: integer().notNull(),
  });
  const bookings = pgTable('bookings', {
    id: text().primaryKey(),
    needId: integer('need_id').notNull(),
    userId: text('user_id').notNull(),
    createdAt: text('created_at').notNull(),
  });
  const page = { name: 'page', text: 'select * from cards where number >= $1 order by number limit $2' };
  return {
    list: async (from) => (await pool.query({ ...page, values: [from, cardsPerResponse] })).rows,
    plainList: async (from) =>
      db.select().from(cards).where(sql`number >= ${from}`).orderBy(sql`number`).limit(cardsPerResponse),
    book: (booking) =>
      db.transaction(async (tx) => {
        const free = and(eq(needs.id, booking.needId), gt(needs.offered, needs.booked));
        const { rowCount } = await tx
          .update(needs)
          .set({ booked: sql`${needs.booked} + 1` })
          .where(free);
        if (rowCount) await tx.insert(bookings).values(rowOf(booking));
        return Boolean(rowCount);
      }),
  };
}

const store = DATABASE_URL ? openPostgres() : openSqlite();
const bodyOf = (page: number, gygs: unknown[]) => ({ gygs, total: flatRows, page, pageSize: cardsPerResponse });

const plain = express();
plain.get('/plain/list/:page', async (request, response) => {
  const page = Number(request.params.page);
  response.json(bodyOf(page, await store.plainList(page * cardsPerResponse)));
});
plain.post('/plain/bookings', express.json(), async (request, response) => {
  const booked = await store.book(bookingSchema.parse(request.body));
  response.status(booked ? 201 : 409).json({ booked });
});

const server = createServer((request, response) => {
  const { url = '' } = request;
  if (url.startsWith('/plain/')) return void plain(request, response);
  if (url === '/nothing') return void response.writeHead(404, { 'content-length': 0 }).end();
  const page = Number(url.slice('/list/'.length));
  const respond = (cards: unknown[]) => {
    const text = Buffer.from(JSON.stringify(bodyOf(page, cards)));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length }).end(text);
  };
  const cards = store.list(page * cardsPerResponse);
  if (cards instanceof Promise) cards.then(respond, () => response.destroy());
  else respond(cards);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
