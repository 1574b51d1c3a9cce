import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engine } from './engine-choice';
import { findMigrationsFolder } from './migrations-folder';
import { openDatabase } from './open-database';
import * as schema from './schema';
import { columnsOf, fillTables, readRows } from './testing/fill-tables';
import { dropDatabase, freshDatabase } from './testing/fresh-database';
import { copyMigrations, listMigrations } from './testing/migration-folders';
import { openRaw, type RawConnection } from './testing/raw-connection';
import { readCatalog } from './testing/read-catalog';

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

function removeAfter(folder: string): string {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function newPlace(): Promise<Place> {
  const dataDir = removeAfter(mkdtempSync(join(tmpdir(), 'gyg-place-')));
  const serverUrl = process.env.DATABASE_URL;
  const databaseUrl = serverUrl ? await freshDatabase(serverUrl) : undefined;
  if (serverUrl && databaseUrl) onTestFinished(() => dropDatabase(serverUrl, databaseUrl));
  return { dataDir, databaseUrl };
}

/** Starts a program that knows these migrations, and ends it again. */
async function startOnce(place: Place, migrations: { upTo?: number; added?: string[] } = {}): Promise<void> {
  const database = await openDatabase({ ...place, migrationsDir: removeAfter(copyMigrations(migrations)) });
  await database.close();
}

async function connect(place: Place) {
  const connection = await openRaw(place);
  onTestFinished(() => connection.close());
  return connection;
}

const steps = listMigrations();
const newest = steps.at(-1)?.tag ?? '';
const earlier = steps.slice(0, -1).map(({ tag }, index) => ({ tag, upTo: index + 1 }));

/** A database of the newest schema with three rows in every table. */
async function filledPlace() {
  const place = await newPlace();
  await startOnce(place);
  const connection = await connect(place);
  const tables = await fillTables(connection, newest);
  return { place, connection, tables };
}

test.each(earlier)(
  'every row and reference of a database of $tag survives the way to the newest',
  async ({ tag, upTo }) => {
    const place = await newPlace();
    await startOnce(place, { upTo });
    const connection = await connect(place);
    const tables = await fillTables(connection, tag);
    expect(tables.length).toBeGreaterThan(20);
    const before = await readRows(connection, tables);
    for (const rows of before.values()) expect(rows).toHaveLength(3);

    await startOnce(place);
    expect(await readRows(connection, tables, columnsOf(tag))).toEqual(before);
    if (engine === 'sqlite') expect(await connection.run('pragma foreign_key_check')).toEqual([]);

    const fresh = await newPlace();
    await startOnce(fresh);
    expect(await readCatalog(connection)).toEqual(await readCatalog(await connect(fresh)));
  },
);

test('values that name a kind follow the spelling of their tables', async () => {
  const place = await newPlace();
  await startOnce(place, { upTo: 3 });
  const connection = await connect(place);
  await fillTables(connection, '0002_audit-and-accounts');
  for (const table of ['featured', 'old_friendly_urls']) {
    await connection.run(`update ${table} set kind = 'organisation' where id = '${table}-1'`);
  }
  await connection.run("update mail_outbox set template = 'organisationOpened' where id = 'mail_outbox-1'");

  await startOnce(place);
  for (const table of ['featured', 'old_friendly_urls']) {
    const rows = await connection.run(`select kind from ${table} where id = '${table}-1'`);
    expect(rows).toEqual([{ kind: 'organization' }]);
  }
  const mails = await connection.run("select template from mail_outbox where id = 'mail_outbox-1'");
  expect(mails).toEqual([{ template: 'organizationOpened' }]);
});

test('the migrations make what the schema says', async () => {
  const kit = await import('drizzle-kit/api');
  const file = join(findMigrationsFolder(), engine, 'meta', `${newest.slice(0, 4)}_snapshot.json`);
  const snapshot = JSON.parse(readFileSync(file, 'utf8'));
  const missing =
    engine === 'sqlite'
      ? await kit.generateSQLiteMigration(
          snapshot,
          await kit.generateSQLiteDrizzleJson({ ...schema }, snapshot.id, 'snake_case'),
        )
      : await kit.generateMigration(
          snapshot,
          kit.generateDrizzleJson({ ...schema }, snapshot.id, undefined, 'snake_case'),
        );
  expect(missing).toEqual([]);
});

test('references, indexes and checks of the migrated database hold', async () => {
  const { connection } = await filledPlace();
  const catalog = (await readCatalog(connection)).join('\n');
  for (const name of ['gygs_public_list', 'bookings_active_unique', 'needs_positions', 'gygs_published_has_times']) {
    expect(catalog).toContain(name);
  }
  await expect(connection.run("delete from users where id = 'users-1'")).rejects.toThrow();
  await expect(connection.run("update needs set booked_positions = 9 where id = 'needs-1'")).rejects.toThrow();
  await expect(connection.run("update gygs set organization_id = 'nobody' where id = 'gygs-1'")).rejects.toThrow();
});

describe.runIf(engine === 'sqlite')('a parent table that a later version rebuilds', () => {
  /** As drizzle-kit writes it. */
  async function rebuildOfGygs(connection: RawConnection): Promise<string[]> {
    const parts = await connection.run(
      "select type, sql from sqlite_master where tbl_name = 'gygs' and sql is not null",
    );
    const of = (type: string) => parts.filter((row) => row.type === type).map((row) => String(row.sql));
    return [
      'PRAGMA foreign_keys=OFF;',
      ...of('table').map((sql) => sql.replace('`gygs`', '`__new_gygs`')),
      'INSERT INTO `__new_gygs` SELECT * FROM `gygs`;',
      'DROP TABLE `gygs`;',
      'ALTER TABLE `__new_gygs` RENAME TO `gygs`;',
      'PRAGMA foreign_keys=ON;',
      ...of('index'),
    ];
  }

  test('keeps the rows that refer to it', async () => {
    const { place, connection, tables } = await filledPlace();
    const catalog = await readCatalog(connection);
    const before = await readRows(connection, tables);
    await startOnce(place, { added: await rebuildOfGygs(connection) });
    expect(await readRows(connection, tables)).toEqual(before);
    expect(before.get('bookings')).toHaveLength(3);
    expect(await connection.run('pragma foreign_key_check')).toEqual([]);
    expect(await readCatalog(connection)).toEqual(catalog);
  });

  test('would lose them in a mere transaction, where its own switch does nothing', async () => {
    const { connection } = await filledPlace();
    for (const statement of ['begin', ...(await rebuildOfGygs(connection)), 'commit']) await connection.run(statement);
    expect((await readRows(connection, ['gygs', 'bookings'])).get('bookings')).toEqual([]);
  });
});

describe('a migration that fails changes nothing and says so', () => {
  const failing = [
    { why: 'by a statement that cannot be done', added: ['create table half_done (id text);', 'drop table nowhere;'] },
    {
      why: 'by leaving rows that refer to nothing',
      added: ['create table half_done (id text);', "delete from organizations where id = 'organizations-1';"],
    },
  ];
  test.each(failing)('$why', async ({ added }) => {
    const { place, connection, tables } = await filledPlace();
    const before = await readRows(connection, tables);
    const catalog = await readCatalog(connection);
    await expect(startOnce(place, { added })).rejects.toThrow(
      'The database could not be brought up to date, and nothing in it was changed',
    );
    expect(await readRows(connection, tables)).toEqual(before);
    expect(await readCatalog(connection)).toEqual(catalog);
    // The version before starts as ever.
    await startOnce(place);
  });
});

test('an older program refuses the database of a newer one and leaves it alone', async () => {
  const { place, connection } = await filledPlace();
  await startOnce(place, { added: ['create table of_the_future (id text);'] });
  const catalog = await readCatalog(connection);
  await expect(startOnce(place)).rejects.toThrow('A newer version of the program has changed this database');
  expect(await readCatalog(connection)).toEqual(catalog);
});
