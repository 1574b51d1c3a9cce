import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database';
import { bookings, gygs, memberships, needs } from './schema';
import { openTestDatabase } from './testing/open-test-database';
import { insertBooking, insertNeed, insertUser } from './testing/sample-rows';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the table refuses more booked than offered, and less than zero', async () => {
  const { needId } = await database.tx((t) => insertNeed(t, 2));
  const book = (bookedPositions: number) =>
    database.tx((t) => t.update(needs).set({ bookedPositions }).where(eq(needs.id, needId)));
  await expect(book(3)).rejects.toThrow();
  await expect(book(-1)).rejects.toThrow();
  await book(2);
});

test('recipients never exceed the places of the gyg', async () => {
  const { gygId } = await database.tx((t) => insertNeed(t, 1));
  const take = database.tx((t) => t.update(gygs).set({ beneficiariesTaken: 1 }).where(eq(gygs.id, gygId)));
  await expect(take).rejects.toThrow();
});

test('a gyg cannot be published without its times, nor end before it starts', async () => {
  const { gygId } = await database.tx((t) => insertNeed(t, 1));
  const set = (values: Partial<typeof gygs.$inferInsert>) =>
    database.tx((t) => t.update(gygs).set(values).where(eq(gygs.id, gygId)));
  await expect(set({ publishedAt: new Date() })).rejects.toThrow();
  await expect(set({ startDateTime: new Date(2000), endDateTime: new Date(1000) })).rejects.toThrow();
  await set({ startDateTime: new Date(1000), endDateTime: new Date(2000), publishedAt: new Date() });
});

test('a person has one active booking per need, and may book again after cancelling', async () => {
  const booking = await database.tx(async (t) => ({ ...(await insertNeed(t, 5)), userId: await insertUser(t) }));
  await database.tx((t) => insertBooking(t, booking));
  await expect(database.tx((t) => insertBooking(t, booking))).rejects.toThrow();
  await database.tx((t) => t.update(bookings).set({ status: 'CANCELLED' }).where(eq(bookings.needId, booking.needId)));
  await database.tx((t) => insertBooking(t, booking));
  const rows = await database.read
    .select({ status: bookings.status })
    .from(bookings)
    .where(eq(bookings.needId, booking.needId));
  expect(rows.map((row) => row.status).sort()).toEqual(['ACTIVE', 'CANCELLED']);
});

test('a row cannot refer to a missing row', async () => {
  const userId = await database.tx(insertUser);
  const dangling = database.tx((t) =>
    t.insert(memberships).values({ organizationId: 'nowhere', userId, role: 'MEMBER' }),
  );
  await expect(dangling).rejects.toThrow();
});

test('deleting a gyg deletes its needs', async () => {
  const { gygId, needId } = await database.tx((t) => insertNeed(t, 1));
  await database.tx((t) => t.delete(gygs).where(eq(gygs.id, gygId)));
  expect(await database.read.$count(needs, eq(needs.id, needId))).toBe(0);
});
