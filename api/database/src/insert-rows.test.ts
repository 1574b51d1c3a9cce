import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Tx } from './database';
import { insertRows, insertUnlessThere } from './insert-rows';
import { listOf } from './list-of';
import { prepared } from './prepared';
import { gygs, mailOutbox, notifications, organizations } from './schema';
import { openTestDatabase } from './testing/open-test-database';
import { insertNeed, insertUser } from './testing/sample-rows';
import { updateRowsOf } from './update-rows';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const time = new Date('2031-03-30T01:30:00.123Z');

test('writes what a plain insert writes: texts, numbers, booleans, times, and nulls', async () => {
  const { organizationId } = await database.tx((tx) => insertNeed(tx, 1));
  const gyg = (id: string) => ({
    id,
    organizationId,
    title: `Åsas "dag" \\ 'x' – 🌊\n${'ö'.repeat(3_000)}`,
    friendlyUrl: id,
    hidden: true,
    lat: 57.000000123,
    lng: 11,
    startDateTime: time,
    createdAt: time,
    updatedAt: time,
    secondaryGoals: '3 14',
    beneficiaryPositions: 7,
  });
  await database.tx(async (tx) => {
    await tx.insert(gygs).values(gyg('plain'));
    await insertRows(tx, gygs, [gyg('one'), gyg('two')]);
    await insertRows(tx, gygs, [gyg('alone')]);
  });
  const [alone, one, plain, two] = await database.read
    .select()
    .from(gygs)
    .where(inArray(gygs.id, listOf(['alone', 'one', 'plain', 'two', 'none'])))
    .orderBy(asc(gygs.id));
  expect(one).toMatchObject(gyg('one'));
  expect([alone, one, two]).toEqual(['alone', 'one', 'two'].map((id) => ({ ...plain, id, friendlyUrl: id })));
});

test('fills in defaults: ids of their own, texts, times', async () => {
  const [userId, before] = [await database.tx(insertUser), Date.now()];
  const sent = ['first', 'second'].map((title) => ({ userId, type: 'message', title, data: { gyg: 'A "day"' } }));
  await database.tx((tx) => insertRows(tx, notifications, sent));
  const rows = await database.read.select().from(notifications).where(eq(notifications.userId, userId));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  expect(rows.map(({ title, body, viewed, gygId, data }) => [title, body, viewed, gygId, data]).sort()).toEqual(
    sent.map(({ title, data }) => [title, '', false, null, data]),
  );
  expect(rows[0]?.createdAt.getTime()).toBeGreaterThanOrEqual(before);
});

test('any number of rows, and no row, are written; a list has any number of ids', async () => {
  const mails = Array.from({ length: 1_234 }, (_one, index) => ({
    id: `mail-${index}`,
    to: `${index}@example.org`,
    template: 'plain',
    locale: 'en' as const,
    data: { index },
  }));
  await database.tx(async (tx) => {
    await insertRows(tx, mailOutbox, mails);
    await insertRows(tx, mailOutbox, []);
  });
  const ids = mails.map(({ id }) => id);
  const rows = await database.read
    .select()
    .from(mailOutbox)
    .where(inArray(mailOutbox.id, listOf(ids)));
  expect(rows).toHaveLength(1_234);
  expect(rows.find(({ id }) => id === 'mail-1233')).toMatchObject({ to: '1233@example.org', data: { index: 1233 } });
  const count = prepared({ ids: 'ids' }, (db, { ids }) =>
    db.select({ to: mailOutbox.to }).from(mailOutbox).where(inArray(mailOutbox.id, ids)).orderBy(asc(mailOutbox.to)),
  );
  expect(await count(database.read, { ids })).toHaveLength(1_234);
  expect(await count(database.read, { ids: ['mail-1', 'none', 'mail-0'] })).toEqual(
    [0, 1].map((index) => ({ to: `${index}@example.org` })),
  );
  expect(await count(database.read, { ids: [] })).toEqual([]);
});

test('between parts of many rows the process does other work, in a transaction too', async () => {
  const mails = Array.from({ length: 450 }, () => ({ to: 'a', template: 'plain', locale: 'en' as const, data: {} }));
  let turns = 0;
  await database.tx(async (tx) => {
    let over = false;
    const count = () => {
      turns += 1;
      if (!over) setImmediate(count);
    };
    count();
    await insertRows(tx, mailOutbox, mails);
    over = true;
  });
  expect(turns).toBeGreaterThanOrEqual(3);
});

test('is undone with its transaction', async () => {
  const undone = database.tx(async (tx) => {
    await insertRows(tx, organizations, [{ name: 'undone', friendlyUrl: 'undone' }]);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await database.read.$count(organizations, eq(organizations.friendlyUrl, 'undone'))).toBe(0);
});

test('a row that conflicts is not written, and the transaction goes on', async () => {
  const row = { name: 'one', friendlyUrl: 'only-once' };
  const written = await database.tx(async (tx) => [
    await insertUnlessThere(tx, organizations, row),
    await insertUnlessThere(tx, organizations, { ...row, name: 'two' }),
  ]);
  expect(written).toEqual([true, false]);
  const rows = await database.read.select().from(organizations).where(eq(organizations.friendlyUrl, 'only-once'));
  expect(rows.map(({ name }) => name)).toEqual(['one']);
});

test('updates write what a plain update writes, of any number of rows, and leave others alone', async () => {
  const { organizationId } = await database.tx((tx) => insertNeed(tx, 1));
  const made = ['update-one', 'update-two', 'update-three'].map((id) => ({
    id,
    organizationId,
    title: id,
    friendlyUrl: id,
    startDateTime: time,
    lat: 1.5,
  }));
  await database.tx((tx) => insertRows(tx, gygs, made));
  const rows = () =>
    database.read
      .select()
      .from(gygs)
      .where(inArray(gygs.id, listOf(made.map(({ id }) => id))))
      .orderBy(asc(gygs.friendlyUrl));
  const [one, three, two] = await rows();
  if (!one || !two || !three) throw new Error('The rows were not written');
  const changed = [one, two].map((row) => ({
    ...row,
    title: `Ny "titel" ${row.id}`,
    hidden: true,
    lat: null,
    startDateTime: null,
  }));
  const update = updateRowsOf({ table: gygs, key: 'id', computed: { summary: sql`'computed'` } });
  await database.tx((tx) => update(tx, [...changed, { ...one, id: 'nowhere' }]));
  expect(await rows()).toEqual([{ ...changed[0], summary: 'computed' }, three, { ...changed[1], summary: 'computed' }]);
});

test('updates some columns of the rows whose others are as given, and says which', async () => {
  const { organizationId } = await database.tx((tx) => insertNeed(tx, 5));
  const nulls = { lat: null, startDateTime: null, heroImage: null };
  const values = { lat: 57.123456789012, lng: 11, startDateTime: time, heroImage: 'a.webp', hidden: true };
  const given = [
    { id: 'some-nulls', ...nulls },
    { id: 'some-values', ...values },
    { id: 'some-other', ...values },
  ].map((row) => ({ organizationId, title: 'Old', friendlyUrl: row.id, ...row }));
  await database.tx((tx) => insertRows(tx, gygs, given));
  const ids = given.map(({ id }) => id);
  const rows = () =>
    database.read
      .select()
      .from(gygs)
      .where(inArray(gygs.id, listOf(ids)))
      .orderBy(asc(gygs.id));
  const [nullsBefore, otherBefore, valuesBefore] = await rows();
  if (!nullsBefore || !otherBefore || !valuesBefore) throw new Error('The rows are missing');
  const update = updateRowsOf({ table: gygs, key: 'id', kept: ['summary'], only: ['title', 'lng'] });
  const changed = [nullsBefore, { ...otherBefore, startDateTime: null }, valuesBefore].map((row) => ({
    ...{ ...row, title: 'New', lng: 12.5 },
  }));
  const [, other = otherBefore, last = valuesBefore] = changed;
  const alone = async (tx: Tx) => [await update(tx, [other]), await update(tx, [last])];
  const written = await database.tx(async (tx) => [await update(tx, changed.slice(0, 2)), ...(await alone(tx))]);
  expect(written).toEqual([new Set(['some-nulls']), new Set(), new Set(['some-values'])]);
  expect(await rows()).toEqual([
    { ...nullsBefore, title: 'New', lng: 12.5 },
    otherBefore,
    { ...valuesBefore, title: 'New', lng: 12.5 },
  ]);
});
