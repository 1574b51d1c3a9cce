/** The plain server on SQLite: Express and Drizzle as a first version of a product would use them. */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { cardsPerAnswer, columnsOf, readFlatCards } from './flat-cards';
import { createFlatSqlite } from './flat-database';
import { servePlain } from './plain-app';

const fields = columnsOf(readFlatCards()).map(({ name, isNumber }) => [name, isNumber ? real(name) : text(name)]);
const cards = sqliteTable('cards', { number: integer('number').primaryKey(), ...Object.fromEntries(fields) });
const needs = sqliteTable('needs', {
  id: integer('id').primaryKey(),
  offered: integer('offered').notNull(),
  booked: integer('booked').notNull(),
});
const bookings = sqliteTable('bookings', {
  id: text('id').primaryKey(),
  needId: integer('need_id').notNull(),
  userId: text('user_id').notNull(),
  createdAt: text('created_at').notNull(),
});

const db = drizzle(createFlatSqlite('plain.db'));
servePlain({
  list: (from) => db.select().from(cards).where(sql`number >= ${from}`).orderBy(sql`number`).limit(cardsPerAnswer),
  book: async ({ needId, userId }) =>
    db.transaction(
      (tx) => {
        const { changes } = tx
          .update(needs)
          .set({ booked: sql`${needs.booked} + 1` })
          .where(and(eq(needs.id, needId), gt(needs.offered, needs.booked)))
          .run();
        if (changes === 0) return false;
        tx.insert(bookings).values({ id: randomUUID(), needId, userId, createdAt: new Date().toISOString() }).run();
        return true;
      },
      { behavior: 'immediate' },
    ),
  overbooked: async () => db.$count(needs, gt(needs.booked, needs.offered)),
});
