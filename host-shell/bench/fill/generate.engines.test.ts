import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, engine, openDatabase } from '@gyg/database';
import { bookings, gygs, needs, notifications, organizations } from '@gyg/database/schema';
import { dropDatabase, freshDatabase, scratchFolder } from '@gyg/database/testing';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDatabase } from './fill-database';
import { generate } from './generate';
import { createTables } from './tables';

const gygCount = 200;
const today = Date.parse('2026-03-04');
const serverUrl = process.env.DATABASE_URL ?? '';
let dataDir: string;
let databaseUrl: string | undefined;
let db: Database;
beforeAll(async () => {
  dataDir = await mkdtemp(join(scratchFolder(), 'gyg-fill-'));
  databaseUrl = engine === 'postgres' ? await freshDatabase(serverUrl) : undefined;
  await fillDatabase({ dataDir, databaseUrl }, { gygs: gygCount, today });
  db = await openDatabase({ dataDir, databaseUrl });
});
afterAll(async () => {
  await db.close();
  if (databaseUrl) await dropDatabase(serverUrl, databaseUrl);
  await rm(dataDir, { recursive: true, force: true });
});

test('there is as much of everything as asked for', async () => {
  expect(await db.read.$count(gygs)).toBe(gygCount);
  expect(await db.read.$count(organizations)).toBe(gygCount / 50);
  expect(await db.read.$count(needs)).toBe(3 * gygCount);
  const booked = await db.read.$count(bookings);
  expect(booked).toBeGreaterThan(8 * gygCount);
  expect(booked).toBeLessThan(13 * gygCount);
  expect(await db.read.$count(notifications)).toBeGreaterThanOrEqual(5 * gygCount);
});

test('the counters of every need are those of its bookings', async () => {
  const { id, activeBookings, pendingBookings, endedBookings, bookedPositions, pendingPositions } = needs;
  const counters = { id, activeBookings, pendingBookings, endedBookings, bookedPositions, pendingPositions };
  const stored = await db.read.select(counters).from(needs);
  const rows = await db.read.select().from(bookings);
  const counted = stored.map((need) => {
    const of = rows.filter(({ needId }) => needId === need.id);
    const [active, pending] = [
      of.filter((row) => row.status === 'ACTIVE'),
      of.filter((row) => row.status === 'PENDING'),
    ];
    const sum = (list: typeof of) => list.reduce((total, row) => total + row.quantity, 0);
    return {
      id: need.id,
      activeBookings: active.length,
      pendingBookings: pending.length,
      endedBookings: of.length - active.length - pending.length,
      bookedPositions: sum(active) + sum(pending),
      pendingPositions: sum(pending),
    };
  });
  expect(stored).toEqual(counted);
});

test('every row belongs to one that exists', async () => {
  const ids = db.read.select({ id: gygs.id }).from(gygs);
  expect(await db.read.$count(needs, inArray(needs.gygId, ids))).toBe(3 * gygCount);
  expect(await db.read.$count(bookings, inArray(bookings.gygId, ids))).toBe(await db.read.$count(bookings));
});

test('the same day gives the same data', () => {
  function rowsOf(gygsMade: number) {
    const tables = createTables();
    expect([...generate(tables, { gygs: gygsMade, today })]).toHaveLength(gygsMade);
    return Object.values(tables).map(({ rows }) => rows);
  }
  expect(rowsOf(20)).toEqual(rowsOf(20));
});
