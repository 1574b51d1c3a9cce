import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { findMigrationsFolder } from '../migrations-folder';
import { organizations } from '../schema';
import { scratchFolder } from '../testing/scratch-folder';
import { openWriter } from './connections';
import { plannedOnce } from './guarded-client';
import { openSqlite } from './open-sqlite';

const migrations = join(findMigrationsFolder(), 'sqlite');

function newFolder(): string {
  const folder = mkdtempSync(join(scratchFolder(), 'gyg-planned-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('opening a database deletes what ANALYZE sampled, and keeps what it counted', async () => {
  const folder = newFolder();
  const first = openSqlite(folder, migrations);
  const names = Array.from({ length: 1_000 }, (_, index) => `org-${index}`);
  await first.tx((tx) => tx.insert(organizations).values(names.map((name) => ({ name, friendlyUrl: name }))));
  await first.close();
  const file = openWriter(join(folder, 'gyg.db'));
  onTestFinished(() => {
    file.close();
  });
  const rowsIn = (table: string) => Number(file.prepare(`select count(*) from ${table}`).pluck().get());
  file.exec('analyze');
  const ofOrganizations = "sqlite_stat1 where tbl = 'organizations'";
  const counted = rowsIn(ofOrganizations);
  expect(rowsIn('sqlite_stat4')).toBeGreaterThan(0);
  await openSqlite(folder, migrations).close();
  expect([rowsIn('sqlite_stat4'), rowsIn(ofOrganizations)]).toEqual([0, counted]);
});

test('limits and offsets are no reason to plan a statement again, and mean the same', async () => {
  expect(plannedOnce('select "a" from "b" where "c" = ? limit ? offset ?')).toBe(
    'select "a" from "b" where "c" = ? limit ? + 0 offset ? + 0',
  );
  const database = openSqlite(newFolder(), migrations);
  for (const name of ['a', 'b', 'c', 'd'])
    await database.tx((tx) => tx.insert(organizations).values({ name, friendlyUrl: name }));
  const page = (limit: number, offset: number) =>
    database.read
      .select({ name: organizations.name })
      .from(organizations)
      .orderBy(asc(organizations.name))
      .limit(limit)
      .offset(offset);
  expect((await page(2, 1)).map(({ name }) => name)).toEqual(['b', 'c']);
  expect((await page(9, 3)).map(({ name }) => name)).toEqual(['d']);
  await database.close();
});
