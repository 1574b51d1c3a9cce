import { asc, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database';
import { insertRows } from './insert-rows';
import { listOf } from './list-of';
import { prepared } from './prepared';
import { mailOutbox } from './schema';
import { openTestDatabase } from './testing/open-test-database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

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
