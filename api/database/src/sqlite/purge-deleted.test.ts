import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../database';
import { findMigrationsFolder } from '../migrations-folder';
import { users } from '../schema';
import { scratchFolder } from '../testing/scratch-folder';
import { openSqlite } from './open-sqlite';

const migrations = join(findMigrationsFolder(), 'sqlite');
const canary = 'Canary';

function newFolder(): string {
  const folder = mkdtempSync(join(scratchFolder(), 'gyg-purge-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The number of canaries in each file of the folder. */
function canariesIn(folder: string): Record<string, number> {
  const counts = readdirSync(folder).map((name) => {
    const bytes = readFileSync(join(folder, name)).toString('latin1');
    return [name, bytes.split(canary).length - 1] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Many people with short and long names, so that pages split and overflow; half are deleted, half emptied. */
async function writeAndErase(database: Database): Promise<void> {
  const ids = Array.from({ length: 400 }, (_, index) => `${(index * 7919) % 400}`);
  for (const id of ids) {
    const fullName = `${canary} ${id} ${'x'.repeat(id.endsWith('7') ? 9_000 : 40)}`;
    await database.tx((tx) => tx.insert(users).values({ id, subject: `${canary}-${id}`, fullName, email: fullName }));
  }
  for (const [index, id] of ids.entries()) {
    await database.tx((tx) =>
      index % 2 === 0
        ? tx.delete(users).where(eq(users.id, id))
        : tx.update(users).set({ subject: id, fullName: '', email: null }).where(eq(users.id, id)),
    );
  }
}

test('deleted and overwritten texts are neither in the file nor in its log', async () => {
  const folder = newFolder();
  const database = openSqlite(folder, migrations);
  await writeAndErase(database);
  expect(canariesIn(folder)).not.toEqual({});
  await database.purgeDeleted();
  expect(statSync(join(folder, 'gyg.db-wal')).size).toBe(0);
  expect(canariesIn(folder)).toEqual({});
  await database.close();
  expect(canariesIn(folder)).toEqual({});
});

test('another process that reads does not prevent later purges', async () => {
  const folder = newFolder();
  const database = openSqlite(folder, migrations);
  await database.tx((tx) => tx.insert(users).values({ id: 'one', subject: canary, fullName: canary }));
  const other = new Sqlite(join(folder, 'gyg.db'), { readonly: true });
  other.exec('begin');
  other.prepare('select count(*) from users').get();
  await database.tx((tx) => tx.delete(users).where(eq(users.id, 'one')));
  await database.purgeDeleted();
  expect(canariesIn(folder)).not.toEqual({});
  other.close();
  await database.purgeDeleted();
  expect(canariesIn(folder)).toEqual({});
  await database.close();
});

test('a purge waits for the running transaction', async () => {
  const folder = newFolder();
  const database = openSqlite(folder, migrations);
  const order: string[] = [];
  const written = database.tx(async (tx) => {
    await tx.insert(users).values({ subject: 'one', fullName: 'One' });
    await new Promise((resolve) => setImmediate(resolve));
    order.push('written');
  });
  const purged = database.purgeDeleted().then(() => order.push('purged'));
  await Promise.all([written, purged]);
  expect(order).toEqual(['written', 'purged']);
  expect(await database.read.$count(users)).toBe(1);
  await database.close();
});
