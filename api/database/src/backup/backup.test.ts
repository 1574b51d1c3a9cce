import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engine } from '../engine-choice';
import { openDatabase } from '../open-database';
import { bookUnderLoad } from '../testing/book-under-load';
import { columnsOf, fillTables, readRows } from '../testing/fill-tables';
import { dropDatabase, freshDatabase } from '../testing/fresh-database';
import { copyMigrations, listMigrations } from '../testing/migration-folders';
import { openRaw } from '../testing/raw-connection';
import { scratchFolder } from '../testing/scratch-folder';
import { backupDatabase, type DatabasePlace, restoreDatabase } from './index';

const newest = listMigrations().at(-1)?.tag ?? '';
const plain = { replace: false };
const replacing = { replace: true };

/** What the tests leave, removed in reverse order. */
const remains: (() => unknown)[] = [];
const later = (remove: () => unknown) => remains.push(remove);
afterAll(async () => {
  for (const remove of remains.toReversed()) await remove();
});

function newFolder(): string {
  const folder = mkdtempSync(join(scratchFolder(), 'gyg-backup-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A place without a database. */
async function emptyPlace(): Promise<DatabasePlace> {
  const dataDir = newFolder();
  const serverUrl = process.env.DATABASE_URL;
  if (!serverUrl) return { dataDir, databaseUrl: undefined };
  const databaseUrl = await freshDatabase(serverUrl);
  later(() => dropDatabase(serverUrl, databaseUrl));
  return { dataDir, databaseUrl };
}

async function connect(place: DatabasePlace) {
  const connection = await openRaw(place);
  later(() => connection.close());
  return connection;
}

/** A database with rows in every table, of the newest version or an earlier one. */
async function filledPlace(upTo?: number) {
  const place = await emptyPlace();
  const migrationsDir = copyMigrations(upTo === undefined ? {} : { upTo });
  later(() => rmSync(migrationsDir, { recursive: true }));
  await (await openDatabase({ ...place, migrationsDir })).close();
  const connection = await connect(place);
  const tag = listMigrations()[(upTo ?? 0) - 1]?.tag ?? newest;
  const tables = await fillTables(connection, tag);
  return { place, connection, tables, tag };
}

async function backUp(place: DatabasePlace) {
  const folder = newFolder();
  return { folder, ...(await backupDatabase(place, folder)) };
}

/** A database with rows in every table, and its backup. No test changes them. */
let sample: Awaited<ReturnType<typeof filledPlace>>;
let source: Awaited<ReturnType<typeof backUp>>;
beforeAll(async () => {
  sample = await filledPlace();
  await sample.connection.close();
  source = await backUp(sample.place);
});

/** All rows of a database like the sample. */
async function contentOf(place: DatabasePlace) {
  const connection = await openRaw(place);
  const rows = await readRows(connection, sample.tables);
  await connection.close();
  return rows;
}

test('every row of every table is restored, and the server starts with it', async () => {
  expect(source).toMatchObject({ engine, rows: { bookings: 3, users: 3 } });
  const target = await emptyPlace();
  await restoreDatabase(target, source, plain);
  expect(await contentOf(target)).toEqual(await contentOf(sample.place));
  await (await openDatabase(target)).close();
});

test('triggers and numbers go on in a restored database', async () => {
  const target = await emptyPlace();
  await restoreDatabase(target, source, plain);
  const connection = await connect(target);
  const changes = async () =>
    (await connection.run('select id from gyg_card_changes order by id')).map(({ id }) => Number(id));
  const before = await changes();
  await connection.run("update gygs set title = 'New' where id = 'gygs-1'");
  expect(await changes()).toEqual([...before, Math.max(...before) + 1]);
});

test('a backup of an earlier version is restored, and the next start brings it up to date', async () => {
  const { place, connection, tables, tag } = await filledPlace(1);
  const target = await emptyPlace();
  await restoreDatabase(target, await backUp(place), plain);
  await (await openDatabase(target)).close();
  // The migration notes all gygs, so that they get their cards.
  const kept = tables.filter((table) => table !== 'gyg_card_changes');
  const restored = await readRows(await connect(target), kept, columnsOf(tag));
  expect(restored).toEqual(await readRows(connection, kept));
});

test('a backup under load has every booking that was committed before it began, and its counters are right', async () => {
  const { place, connection } = await filledPlace();
  await connection.run("update needs set offered_positions = 1000000, booked_positions = 1 where id = 'needs-1'");
  await connection.run("update bookings set quantity = 1 where id = 'bookings-1'");
  const load = bookUnderLoad(place, columnsOf(newest).get('bookings') ?? []);
  await load.atLeast(20);
  const before = [...load.acknowledged];
  const copy = await backUp(place);
  // Writers did not wait for the copy to end, and go on after it.
  await load.atLeast(before.length + 20);
  await load.stop();

  const target = await emptyPlace();
  await restoreDatabase(target, copy, plain);
  const restored = await connect(target);
  const problems = await restored.run("select id from bookings where id like 'load-%'");
  expect(problems.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
  expect(problems.length).toBeLessThan(load.acknowledged.length);
  const sums = await restored.run(
    "select sum(quantity) as booked from bookings where need_id = (select need_id from bookings where id = 'bookings-1')",
  );
  const counted = await restored.run("select booked_positions from needs where id = 'needs-1'");
  expect(Number(counted[0]?.booked_positions)).toBe(Number(sums[0]?.booked));
  if (engine === 'sqlite') expect(await restored.run('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});

test('a database that exists is replaced only if that is asked for', async () => {
  const target = await emptyPlace();
  await restoreDatabase(target, source, plain);
  const connection = await openRaw(target);
  await connection.run("update bookings set booking_comment = 'newer'");
  await connection.close();
  const before = await contentOf(target);
  await expect(restoreDatabase(target, source, plain)).rejects.toThrow('--replace');
  expect(await contentOf(target)).toEqual(before);

  await restoreDatabase(target, source, replacing);
  expect(await contentOf(target)).toEqual(await contentOf(sample.place));
});

test('a database that a server uses is not replaced', async () => {
  const server = await openDatabase(sample.place);
  await server.ping();
  await expect(restoreDatabase(sample.place, source, replacing)).rejects.toThrow(/using .+Stop/);
  await server.close();
});

test('a backup of a newer version, of a build that is not one before, or of the other engine, is refused', async () => {
  const newer = { ...source, migration: source.migration + 1 };
  await expect(restoreDatabase(sample.place, newer, replacing)).rejects.toThrow('A newer version of the program');
  const unknown = { ...source, migration: source.migration - 1 };
  await expect(restoreDatabase(sample.place, unknown, replacing)).rejects.toThrow('(DATABASE_UNKNOWN)');
  const other = { ...source, engine: engine === 'sqlite' ? ('postgres' as const) : ('sqlite' as const) };
  await expect(restoreDatabase(sample.place, other, replacing)).rejects.toThrow(
    /This is a backup of .+, and the database is/,
  );
});

/** The backup, with each file cut in half. */
function damagedBackup() {
  const folder = newFolder();
  cpSync(source.folder, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const place = join(file.parentPath, file.name);
    if (file.isFile()) truncateSync(place, Math.floor(statSync(place).size / 2));
  }
  return { ...source, folder };
}

test('a backup that is damaged, or does not fit its manifest, is refused and the database stays as it was', async () => {
  const before = await contentOf(sample.place);
  await expect(restoreDatabase(sample.place, damagedBackup(), replacing)).rejects.toThrow();
  const wrong = { ...source, rows: { ...source.rows, bookings: 4 } };
  await expect(restoreDatabase(sample.place, wrong, replacing)).rejects.toThrow('bookings differ');
  expect(await contentOf(sample.place)).toEqual(before);
});

test('a place without a database has nothing to back up', async () => {
  const place = await emptyPlace();
  if (engine === 'sqlite') await expect(backUp(place)).rejects.toThrow('There is no database at');
  else await expect(backUp(place)).rejects.toThrow('has no tables');
});

test.runIf(engine === 'postgres')('a database that does not respond is reported in words', async () => {
  const place = { dataDir: newFolder(), databaseUrl: 'postgres://gyg:secret@127.0.0.1:1/gyg' };
  const refused = backUp(place);
  await expect(refused).rejects.toThrow('The database at 127.0.0.1:1 does not respond: connect ECONNREFUSED');
});
