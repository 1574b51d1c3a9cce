import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database';
import { gygs, mailOutbox, organizations, users } from './schema';
import { openTestDatabase } from './testing/open-test-database';
import { insertNeed, insertUser } from './testing/sample-rows';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('text keeps letters of every alphabet', async () => {
  const id = await database.tx(insertUser);
  const [row] = await database.read.select().from(users).where(eq(users.id, id));
  expect(row?.fullName).toBe('Åsa Öberg');
});

test('a boolean is read as a boolean, given or by default', async () => {
  const id = await database.tx(insertUser);
  const showName = () => database.read.select({ value: users.showName }).from(users).where(eq(users.id, id));
  expect(await showName()).toEqual([{ value: true }]);
  await database.tx((tx) => tx.update(users).set({ showName: false }).where(eq(users.id, id)));
  expect(await showName()).toEqual([{ value: false }]);
});

test('a time keeps its millisecond, a real its fraction, and null stays null', async () => {
  const start = new Date('2026-12-01T10:00:00.123Z');
  const { gygId } = await database.tx((tx) => insertNeed(tx, 1));
  await database.tx((tx) => tx.update(gygs).set({ startDateTime: start, lat: 59.3293234 }).where(eq(gygs.id, gygId)));
  const [row] = await database.read.select().from(gygs).where(eq(gygs.id, gygId));
  expect(row).toMatchObject({ startDateTime: start, lat: 59.3293234, lng: null, endDateTime: null });
});

test('json is read as it was written', async () => {
  const data = { name: 'été', list: [1, { deep: null }] };
  const insert = { to: 'a@example.org', template: 'welcome', locale: 'se' as const, data };
  const [row] = await database.tx((tx) => tx.insert(mailOutbox).values(insert).returning());
  expect(row?.data).toEqual(data);
});

test('every row gets an id and a creation time', async () => {
  const before = Date.now();
  const values = { name: 'New', friendlyUrl: 'new' };
  const [row] = await database.tx((tx) => tx.insert(organizations).values(values).returning());
  expect(row?.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(row?.createdAt.getTime()).toBeGreaterThanOrEqual(before);
});

test('a query prepared once on read can run again and again, and sees what was committed since', async () => {
  const query = database.read
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.friendlyUrl, sql.placeholder('url')))
    .prepare('organization_by_url');
  expect(await query.execute({ url: 'later' })).toEqual([]);
  await database.tx((tx) => tx.insert(organizations).values({ name: 'Later', friendlyUrl: 'later' }));
  expect(await query.execute({ url: 'later' })).toEqual([{ name: 'Later' }]);
});
