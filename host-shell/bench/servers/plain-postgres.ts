/** The plain server on PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cardsPerAnswer, columnsOf, readFlatCards } from './flat-cards';
import { createFlatPostgres } from './flat-database';
import { servePlain } from './plain-app';

const fields = columnsOf(readFlatCards()).map(({ name, isNumber }) => [
  name,
  isNumber ? doublePrecision(name) : text(name),
]);
const cards = pgTable('cards', { number: integer('number').primaryKey(), ...Object.fromEntries(fields) });
const needs = pgTable('needs', {
  id: integer('id').primaryKey(),
  offered: integer('offered').notNull(),
  booked: integer('booked').notNull(),
});
const bookings = pgTable('bookings', {
  id: text('id').primaryKey(),
  needId: integer('need_id').notNull(),
  userId: text('user_id').notNull(),
  createdAt: text('created_at').notNull(),
});

const db = drizzle(await createFlatPostgres());
servePlain({
  list: (from) => db.select().from(cards).where(sql`number >= ${from}`).orderBy(sql`number`).limit(cardsPerAnswer),
  book: ({ needId, userId }) =>
    db.transaction(async (tx) => {
      const taken = await tx
        .update(needs)
        .set({ booked: sql`${needs.booked} + 1` })
        .where(and(eq(needs.id, needId), gt(needs.offered, needs.booked)))
        .returning({ id: needs.id });
      if (taken.length === 0) return false;
      await tx.insert(bookings).values({ id: randomUUID(), needId, userId, createdAt: new Date().toISOString() });
      return true;
    }),
  overbooked: async () => db.$count(needs, gt(needs.booked, needs.offered)),
});
