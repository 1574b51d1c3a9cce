import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { createMigratedDatabase } from '../testing/migrated-database';
import { scratchFolder } from '../testing/scratch-folder';
import { openWriter } from './connections';
import { refreshStatistics } from './statistics';

async function createTable(): Promise<Sqlite.Database> {
  const folder = await mkdtemp(join(scratchFolder(), 'gyg-statistics-'));
  const writer = openWriter(join(folder, 'test.db'));
  onTestFinished(() => {
    writer.close();
    rmSync(folder, { recursive: true, force: true });
  });
  writer.exec('create table t (name text); create index t_by_name on t (name)');
  return writer;
}

function fill(writer: Sqlite.Database, rows: number): void {
  const insert = writer.prepare('insert into t values (?)');
  writer.transaction(() => {
    for (let row = 0; row < rows; row += 1) insert.run(`Person ${row % 10}`);
  })();
}
const counted = (writer: Sqlite.Database) => writer.prepare('select idx, stat from sqlite_stat1').all();

test('statistics count the entries of indexes, and contain no values', async () => {
  const writer = await createTable();
  fill(writer, 1_000);
  writer.exec('analyze');
  refreshStatistics(writer.name);
  expect(counted(writer)).toEqual([{ idx: 't_by_name', stat: '1000 100' }]);
  expect(writer.prepare('select count(*) from sqlite_stat4').pluck().get()).toBe(0);
});

test('of small tables nothing is known, so that plans are those for large ones', async () => {
  const writer = await createTable();
  fill(writer, 999);
  writer.exec('analyze');
  expect(counted(writer)).toHaveLength(1);
  refreshStatistics(writer.name);
  expect(counted(writer)).toEqual([]);
  fill(writer, 10_000);
  refreshStatistics(writer.name);
  expect(counted(writer)).toEqual([{ idx: 't_by_name', stat: expect.stringMatching(/^1\d{4} /) }]);
});

test('of the empty full-text index of a new database nothing is known: with two rows, each removal of a part reads it all', async () => {
  const place = await createMigratedDatabase();
  const writer = openWriter(join(place.dataDir, 'gyg.db'));
  onTestFinished(async () => {
    writer.close();
    await place.remove();
  });
  writer.exec('analyze');
  const countAnalysed = () => writer.prepare("select tbl from sqlite_stat1 where tbl like 'gyg_texts%'").all().length;
  expect(countAnalysed()).toBeGreaterThan(0);
  refreshStatistics(writer.name);
  expect(countAnalysed()).toBe(0);
});
