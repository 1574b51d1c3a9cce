import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, engine, openDatabase } from '@gyg/database';
import { beneficiaries, bookings, gygs, needs, notifications, organizations } from '@gyg/database/schema';
import { dropDatabase, freshDatabase, scratchFolder } from '@gyg/database/testing';
import { count, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkWriter } from './bulk-writer';
import { fillDatabase } from './fill-database';
import { generate } from './generate';
import { weekOf } from './size';

const made = 200;
const week = weekOf(Date.parse('2026-03-04T12:00:00Z'));
const serverUrl = process.env.DATABASE_URL ?? '';
let dataDir: string;
let databaseUrl: string | undefined;
let db: Database;
beforeAll(async () => {
  dataDir = await mkdtemp(join(scratchFolder(), 'gyg-fill-'));
  databaseUrl = engine === 'postgres' ? await freshDatabase(serverUrl) : undefined;
  await fillDatabase({ dataDir, databaseUrl }, { gygs: made, week });
  db = await openDatabase({ dataDir, databaseUrl });
});
afterAll(async () => {
  await db.close();
  if (databaseUrl) await dropDatabase(serverUrl, databaseUrl);
  await rm(dataDir, { recursive: true, force: true });
});

test('there is as much of everything as asked for', async () => {
  expect(await db.read.$count(gygs)).toBe(made);
  expect(await db.read.$count(organizations)).toBe(made / 50);
  expect(await db.read.$count(needs)).toBe(3 * made);
  const booked = await db.read.$count(bookings);
  expect(booked).toBeGreaterThan(8 * made);
  expect(booked).toBeLessThan(13 * made);
  expect(await db.read.$count(notifications)).toBeGreaterThanOrEqual(5 * made);
});

test('the counters of every need are those of its bookings', async () => {
  const { id, activeBookings, pendingBookings, endedBookings, bookedPositions, pendingPositions } = needs;
  const counters = { id, activeBookings, pendingBookings, endedBookings, bookedPositions, pendingPositions };
  const stored = await db.read.select(counters).from(needs);
  const rows = await db.read.select().from(bookings);
  const counted = stored.map((need) => {
    const of = rows.filter(({ needId }) => needId === need.id);
    const [active, pending] = [
      of.filter((one) => one.status === 'ACTIVE'),
      of.filter((one) => one.status === 'PENDING'),
    ];
    const sum = (list: typeof of) => list.reduce((total, one) => total + one.quantity, 0);
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

test('the recipients of every gyg are those that it counts', async () => {
  const taken = db.read
    .select({ gygId: beneficiaries.gygId, places: count().as('places') })
    .from(beneficiaries)
    .groupBy(beneficiaries.gygId)
    .as('taken');
  const rows = await db.read
    .select({ stored: gygs.beneficiariesTaken, counted: sql<number>`coalesce(${taken.places}, 0)`.mapWith(Number) })
    .from(gygs)
    .leftJoin(taken, eq(taken.gygId, gygs.id));
  expect(rows.map(({ stored }) => stored)).toEqual(rows.map(({ counted }) => counted));
  expect(rows.some(({ stored }) => stored > 0)).toBe(true);
});

test('every row belongs to one that exists', async () => {
  const ids = db.read.select({ id: gygs.id }).from(gygs);
  expect(await db.read.$count(needs, inArray(needs.gygId, ids))).toBe(3 * made);
  expect(await db.read.$count(bookings, inArray(bookings.gygId, ids))).toBe(await db.read.$count(bookings));
});

test('the same week gives the same data', async () => {
  async function textOf(): Promise<string> {
    const rows: string[] = [];
    const writer: BulkWriter = {
      add: (table, row) => void rows.push(JSON.stringify([table, row])),
      drain: async () => undefined,
      close: async () => undefined,
    };
    await generate(writer, { gygs: 20, week });
    return rows.join('\n');
  }
  expect(await textOf()).toBe(await textOf());
});
