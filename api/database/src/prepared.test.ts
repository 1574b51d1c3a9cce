import { AsyncResource } from 'node:async_hooks';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Tx } from './database';
import { prepared, preparedWrite } from './prepared';
import { needs, organizations } from './schema';
import { openTestDatabase } from './testing/open-test-database';
import { insertNeed } from './testing/sample-rows';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const insert = (tx: Tx, name: string, createdAt = new Date()) =>
  tx.insert(organizations).values({ name, friendlyUrl: name, createdAt });

const findName = prepared({ friendlyUrl: organizations.friendlyUrl }, (db, { friendlyUrl }) =>
  db.select({ name: organizations.name }).from(organizations).where(eq(organizations.friendlyUrl, friendlyUrl)),
);
const rename = preparedWrite(
  { friendlyUrl: organizations.friendlyUrl, name: organizations.name },
  (db, { friendlyUrl, name }) =>
    db
      .update(organizations)
      .set({ name })
      .where(eq(organizations.friendlyUrl, friendlyUrl))
      .returning({ name: organizations.name }),
);

/** The message of the innermost error: on PostgreSQL Drizzle wraps the errors of queries. */
async function refusal(call: Promise<unknown>): Promise<string> {
  let reason: unknown = await call.then(
    () => 'it was allowed',
    (error: unknown) => error,
  );
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  return reason instanceof Error ? reason.message : String(reason);
}

test('reads with the values of each call, and is built once for an open database', async () => {
  let builds = 0;
  const find = prepared({ url: organizations.friendlyUrl }, (db, { url }) => {
    builds += 1;
    return db.select({ name: organizations.name }).from(organizations).where(eq(organizations.friendlyUrl, url));
  });
  await database.tx((tx) => Promise.all([insert(tx, 'one'), insert(tx, 'two')]));
  expect(await find(database.read, { url: 'one' })).toEqual([{ name: 'one' }]);
  expect(await find(database.read, { url: 'two' })).toEqual([{ name: 'two' }]);
  expect(await find(database.read, { url: 'none' })).toEqual([]);
  expect(builds).toBe(1);
  for (let transaction = 0; transaction < 2; transaction += 1) {
    await database.tx((tx) => find(tx, { url: 'one' }));
  }
  // Once more for the connections of transactions.
  expect(builds).toBe(2);
});

test('runs on two open databases', async () => {
  const other = await openTestDatabase();
  await other.tx((tx) => insert(tx, 'elsewhere'));
  expect(await findName(other.read, { friendlyUrl: 'elsewhere' })).toHaveLength(1);
  expect(await findName(database.read, { friendlyUrl: 'elsewhere' })).toEqual([]);
  await other.close();
});

/** Async contexts that Node 20 copies into each promise and resource of the process. */
const copiedContexts = () => Object.getOwnPropertySymbols(new AsyncResource('probe')).length;

test('a further open database has no async context of its own: Node would copy it into every promise', async () => {
  const runOn = (each: Database) => each.tx((tx) => findName(tx, { friendlyUrl: 'none' }));
  await runOn(database);
  const before = copiedContexts();
  const other = await openTestDatabase();
  await runOn(other);
  await other.close();
  expect(copiedContexts()).toBe(before);
});

test('inside a transaction it sees its writes, and rolls back with it', async () => {
  await database.tx((tx) => insert(tx, 'before'));
  const undone = database.tx(async (tx) => {
    expect(await rename(tx, { friendlyUrl: 'before', name: 'after' })).toEqual([{ name: 'after' }]);
    expect(await findName(tx, { friendlyUrl: 'before' })).toEqual([{ name: 'after' }]);
    expect(await findName(database.read, { friendlyUrl: 'before' }).catch(() => 'refused')).toBe('refused');
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await findName(database.read, { friendlyUrl: 'before' })).toEqual([{ name: 'before' }]);
  await database.tx((tx) => rename(tx, { friendlyUrl: 'before', name: 'after' }));
  expect(await findName(database.read, { friendlyUrl: 'before' })).toEqual([{ name: 'after' }]);
});

test('simultaneous transactions each use their own', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `together-${index}`);
  const seen = await Promise.all(
    names.map((name) =>
      database.tx(async (tx) => {
        await insert(tx, name);
        await rename(tx, { friendlyUrl: name, name: `${name}!` });
        return Promise.all([findName(tx, { friendlyUrl: name }), findName(tx, { friendlyUrl: 'none' })]);
      }),
    ),
  );
  expect(seen).toEqual(names.map((name) => [[{ name: `${name}!` }], []]));
});

test('values are written as their columns are: times, numbers, limits', async () => {
  const page = prepared(
    { until: organizations.createdAt, limit: 'number', offset: 'number' },
    (db, { until, limit, offset }) =>
      db
        .select({ name: organizations.name, createdAt: organizations.createdAt })
        .from(organizations)
        .where(and(lte(organizations.createdAt, until), sql`${organizations.name} like 'time-%'`))
        .orderBy(asc(organizations.name))
        .limit(limit)
        .offset(offset),
  );
  const [early, late] = [new Date('2031-05-01T10:00:00.123Z'), new Date('2032-05-01T10:00:00.123Z')];
  await database.tx((tx) => Promise.all([insert(tx, 'time-1', early), insert(tx, 'time-2', late)]));
  expect(await page(database.read, { until: early, limit: 5, offset: 0 })).toEqual([
    { name: 'time-1', createdAt: early },
  ]);
  const last = await page(database.read, { until: late, limit: 1, offset: 1 });
  expect(last).toEqual([{ name: 'time-2', createdAt: late }]);
});

test('joined rows are read as in other statements: null where there is none', async () => {
  const { needId } = await database.tx((tx) => insertNeed(tx, 3));
  const find = prepared({ id: needs.id }, (db, { id }) =>
    db
      .select({ need: needs, organization: organizations })
      .from(needs)
      .leftJoin(organizations, eq(organizations.id, 'none'))
      .where(eq(needs.id, id)),
  );
  const [row] = await find(database.read, { id: needId });
  expect(row).toMatchObject({ need: { id: needId, offeredPositions: 3 }, organization: null });
});

test('a read inside tx throws', async () => {
  expect(await refusal(database.tx(() => findName(database.read, { friendlyUrl: 'one' })))).toMatch('read inside tx');
});

test('a handle used after its end throws and writes nothing, inside another transaction too', async () => {
  let escaped: Tx | undefined;
  await database.tx(async (tx) => {
    await insert(tx, 'escaped');
    escaped = tx;
  });
  const late = async () => escaped && rename(escaped, { friendlyUrl: 'escaped', name: 'late' });
  expect(await refusal(late())).toMatch('This transaction is over');
  expect(await refusal(database.tx(late))).toMatch('This transaction is over');
  expect(await findName(database.read, { friendlyUrl: 'escaped' })).toEqual([{ name: 'escaped' }]);
});

test('after it failed the transaction writes nothing, even if its error was caught', async () => {
  const move = preparedWrite({ from: organizations.friendlyUrl, to: organizations.friendlyUrl }, (db, { from, to }) =>
    db.update(organizations).set({ friendlyUrl: to }).where(eq(organizations.friendlyUrl, from)),
  );
  await database.tx((tx) => Promise.all([insert(tx, 'taken'), insert(tx, 'free')]));
  const swallowing = database.tx(async (tx) => {
    await insert(tx, 'swallowed');
    await move(tx, { from: 'free', to: 'taken' }).catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('Nothing was written');
  expect(await findName(database.read, { friendlyUrl: 'swallowed' })).toEqual([]);
});

test('a statement cannot be run while one is built', async () => {
  const nested = prepared({ friendlyUrl: organizations.friendlyUrl }, (db, { friendlyUrl }) => {
    findName(db, { friendlyUrl: 'one' });
    return db.select().from(organizations).where(eq(organizations.friendlyUrl, friendlyUrl));
  });
  expect(await refusal(nested(database.read, { friendlyUrl: 'one' }))).toMatch('A statement is being built');
});
