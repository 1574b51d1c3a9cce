import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Tx } from '../database';
import { needs } from '../schema';
import { openTestDatabase } from '../testing/open-test-database';
import { insertNeed } from '../testing/sample-rows';

describe('a transaction on PostgreSQL', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('read-then-write is correct in serializable transactions: conflicting ones are retried', async () => {
    const { needId } = await database.tx((tx) => insertNeed(tx, 100));
    let runs = 0;
    const addOne = async (tx: Tx) => {
      runs++;
      const [need] = await tx.select().from(needs).where(eq(needs.id, needId));
      await tx
        .update(needs)
        .set({ bookedPositions: (need?.bookedPositions ?? 0) + 1 })
        .where(eq(needs.id, needId));
    };
    await Promise.all(Array.from({ length: 6 }, () => database.tx(addOne, { serializable: true })));
    const [need] = await database.read.select().from(needs).where(eq(needs.id, needId));
    expect(need?.bookedPositions).toBe(6);
    expect(runs).toBeGreaterThanOrEqual(6);
  });

  test('that loses its connection fails, and the next one gets a new connection', async () => {
    const cut = database.tx(async (tx) => {
      await insertNeed(tx, 1);
      await tx.select({ cut: sql`pg_terminate_backend(pg_backend_pid())` }).from(sql`(select 1) as one`);
    });
    await expect(cut).rejects.toThrow();
    await expect(database.tx((tx) => insertNeed(tx, 1))).resolves.toBeDefined();
  });

  test('more transactions than connections are queued', async () => {
    const { needId } = await database.tx((tx) => insertNeed(tx, 100));
    const addOne = (tx: Tx) =>
      tx
        .update(needs)
        .set({ bookedPositions: sql`${needs.bookedPositions} + 1` })
        .where(eq(needs.id, needId));
    await Promise.all(Array.from({ length: 40 }, () => database.tx(addOne)));
    const [need] = await database.read.select().from(needs).where(eq(needs.id, needId));
    expect(need?.bookedPositions).toBe(40);
  });
});
