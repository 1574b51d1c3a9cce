import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database, Tx } from './database';
import { organizations } from './schema';
import { openTestDatabase } from './testing/open-test-database';
import { createSharedTestDatabase } from './testing/shared-test-database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const insert = (tx: Tx, name: string) => tx.insert(organizations).values({ name, friendlyUrl: name });
const count = (name: string) => database.read.$count(organizations, eq(organizations.friendlyUrl, name));

/** The message of the innermost error: on PostgreSQL Drizzle wraps the errors of queries. */
async function refusal(call: Promise<unknown>): Promise<string> {
  let reason: unknown = await call.then(
    () => 'it was allowed',
    (error: unknown) => error,
  );
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  return reason instanceof Error ? reason.message : String(reason);
}

test('resolves with the function’s result, once it is committed', async () => {
  const id = await database.tx(async (tx) => {
    const [row] = await tx.insert(organizations).values({ name: 'kept', friendlyUrl: 'kept' }).returning();
    return row?.id;
  });
  expect(id).toBeDefined();
  expect(await count('kept')).toBe(1);
});

test('sees its own writes before they are committed', async () => {
  const seen = await database.tx(async (tx) => {
    await insert(tx, 'own');
    return tx.$count(organizations, eq(organizations.friendlyUrl, 'own'));
  });
  expect(seen).toBe(1);
});

test('rolls back everything when the function throws, and rethrows the error', async () => {
  const reason = new Error('changed my mind');
  const undone = database.tx(async (tx) => {
    await insert(tx, 'undone');
    throw reason;
  });
  await expect(undone).rejects.toBe(reason);
  expect(await count('undone')).toBe(0);
});

test('rolls back everything when a statement fails', async () => {
  const undone = database.tx(async (tx) => {
    await insert(tx, 'twice');
    await insert(tx, 'twice');
  });
  await expect(undone).rejects.toThrow();
  expect(await count('twice')).toBe(0);
});

test('writes nothing and throws when a statement failed, even if its error was caught', async () => {
  await database.tx((tx) => insert(tx, 'taken'));
  const swallowing = database.tx(async (tx) => {
    await insert(tx, 'swallowed');
    await insert(tx, 'taken').catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('Nothing was written');
  expect(await count('swallowed')).toBe(0);
});

test('an expected conflict is ignored by onConflictDoNothing and the transaction goes on', async () => {
  await database.tx((tx) => insert(tx, 'conflict'));
  const again = await database.tx(async (tx) => {
    const rows = await tx
      .insert(organizations)
      .values({ name: 'other', friendlyUrl: 'conflict' })
      .onConflictDoNothing()
      .returning();
    await insert(tx, 'after-conflict');
    return rows;
  });
  expect(again).toEqual([]);
  expect(await count('after-conflict')).toBe(1);
});

test('several statements may be awaited together', async () => {
  await database.tx((tx) => Promise.all(['together-1', 'together-2', 'together-3'].map((name) => insert(tx, name))));
  expect(await count('together-3')).toBe(1);
});

test('tx inside tx throws', async () => {
  const nested = database.tx(() => database.tx((tx) => insert(tx, 'nested')));
  await expect(nested).rejects.toThrow('tx inside tx');
  expect(await count('nested')).toBe(0);
});

test('read inside tx throws, prepared or not', async () => {
  const prepared = database.read.select().from(organizations).prepare('all_organizations');
  expect(await refusal(database.tx(async () => count('any')))).toMatch('read inside tx');
  expect(await refusal(database.tx(async () => prepared.execute()))).toMatch('read inside tx');
});

test('a handle used after its end throws and writes nothing', async () => {
  let escaped: Tx | undefined;
  await database.tx(async (tx) => {
    escaped = tx;
  });
  const late = async () => {
    if (escaped) await insert(escaped, 'late');
  };
  expect(await refusal(late())).toMatch('This transaction is over');
  // Not inside another transaction either, which it would otherwise join.
  expect(await refusal(database.tx(late))).toMatch('This transaction is over');
  expect(await count('late')).toBe(0);
});

test('work that outlives a transaction may open another one after its end', async () => {
  let goOn = () => {};
  const over = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let leftBehind: Promise<unknown> = Promise.resolve();
  await database.tx(async () => {
    leftBehind = over.then(() => database.tx((tx) => insert(tx, 'left-behind')));
  });
  goOn();
  await leftBehind;
  expect(await count('left-behind')).toBe(1);
});

test('a serializable transaction commits like any other', async () => {
  await database.tx((tx) => insert(tx, 'serializable'), { serializable: true });
  expect(await count('serializable')).toBe(1);
});

test('ping resolves while the database is open', async () => {
  await expect(database.ping()).resolves.toBeUndefined();
});

test('a closed database refuses transactions, and closing again has no effect', async () => {
  const other = await openTestDatabase();
  await other.close();
  await expect(other.tx((tx) => insert(tx, 'closed'))).rejects.toThrow();
  await expect(other.close()).resolves.toBeUndefined();
});

test('the version is another one after each commit, of another process too, and the same without', async () => {
  const shared = await createSharedTestDatabase();
  const [own, other] = [await shared.open(), await shared.open()];
  try {
    // PostgreSQL counts what other tests commit on the same server: between two of their commits nothing changes.
    const first = await vi.waitFor(async () => {
      const before = await own.version();
      await own.read.$count(organizations);
      expect(await own.version()).toBe(before);
      return before;
    }, 10_000);
    await own.tx((tx) => insert(tx, 'own-commit'));
    const second = await own.version();
    expect(second).not.toBe(first);
    await other.tx((tx) => insert(tx, 'commit-of-other'));
    const third = await own.version();
    expect(third).not.toBe(second);
    await expect(own.tx(() => Promise.reject(new Error('rolled back')))).rejects.toThrow('rolled back');
  } finally {
    await shared.remove();
  }
});
