import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { engine } from './engine-choice';
import { openDatabase } from './open-database';
import * as schema from './schema';
import { freshDatabase } from './testing/fresh-database';
import { insertUser } from './testing/sample-rows';
import { scratchFolder } from './testing/scratch-folder';

/** The options of one new database, to be opened more than once. */
async function newDatabaseOptions() {
  const dataDir = await mkdtemp(join(scratchFolder(), 'gyg-migrations-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const serverUrl = process.env.DATABASE_URL;
  return serverUrl ? { dataDir, databaseUrl: await freshDatabase(serverUrl) } : { dataDir };
}

test('opening again has nothing left to migrate and keeps all data', async () => {
  const options = await newDatabaseOptions();
  const first = await openDatabase(options);
  await first.tx(insertUser);
  await first.close();
  const second = await openDatabase(options);
  onTestFinished(() => second.close());
  expect(await second.read.$count(schema.users)).toBe(1);
});

test.runIf(engine === 'postgres')('processes that start together migrate one after the other', async () => {
  const options = await newDatabaseOptions();
  const opened = await Promise.all([openDatabase(options), openDatabase(options), openDatabase(options)]);
  onTestFinished(async () => {
    await Promise.all(opened.map((database) => database.close()));
  });
  expect(await opened[2].read.$count(schema.users)).toBe(0);
});

test('refuses a URL of the other engine, since the tables are built for this one', async () => {
  const databaseUrl = engine === 'sqlite' ? 'postgres://localhost/gyg' : undefined;
  await expect(openDatabase({ databaseUrl, dataDir: tmpdir() })).rejects.toThrow('The tables were built for');
  await expect(openDatabase({ databaseUrl: 'mysql://localhost', dataDir: tmpdir() })).rejects.toThrow('postgres://');
});

test('every table of the schema exists with every column', async () => {
  const database = await openDatabase(await newDatabaseOptions());
  onTestFinished(() => database.close());
  for (const table of Object.values(schema)) {
    expect(await database.read.select().from(table).limit(1)).toEqual([]);
  }
});
