import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrationRecord } from './backup/postgres-catalog';
import { engine } from './engine-choice';
import { openDatabase } from './open-database';
import * as schema from './schema';
import { columnsOf, fillTables, readRows } from './testing/fill-tables';
import { dropDatabase, freshDatabase } from './testing/fresh-database';
import { copyMigrations, listMigrations, readSnapshot } from './testing/migration-folders';
import { openRaw, type RawConnection } from './testing/raw-connection';
import { readCatalog } from './testing/read-catalog';
import { scratchFolder } from './testing/scratch-folder';

interface TestDatabase {
  dataDir: string;
  databaseUrl: string | undefined;
}

function removeAfter(folder: string): string {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function newTestDatabase(): Promise<TestDatabase> {
  const dataDir = removeAfter(mkdtempSync(join(scratchFolder(), 'gyg-place-')));
  const serverUrl = process.env.DATABASE_URL;
  const databaseUrl = serverUrl ? await freshDatabase(serverUrl) : undefined;
  if (serverUrl && databaseUrl) onTestFinished(() => dropDatabase(serverUrl, databaseUrl));
  return { dataDir, databaseUrl };
}

/** Opens the database with these migrations, as an older program would, and closes it. */
async function startOnce(target: TestDatabase, migrations: { upTo?: number; added?: string[] } = {}): Promise<void> {
  const database = await openDatabase({ ...target, migrationsDir: removeAfter(copyMigrations(migrations)) });
  await database.close();
}

async function connect(target: TestDatabase) {
  const connection = await openRaw(target);
  onTestFinished(() => connection.close());
  return connection;
}

const steps = listMigrations();
const newest = steps.at(-1)?.tag ?? '';
const earlier = steps.slice(0, -1).map(({ tag }, index) => ({ tag, upTo: index + 1 }));

/** A database of the newest schema with three rows in every table. */
async function filledTestDatabase() {
  const target = await newTestDatabase();
  await startOnce(target);
  const connection = await connect(target);
  const tables = await fillTables(connection, newest);
  return { target, connection, tables };
}

test.each(earlier)(
  'every row and reference of a database of $tag survives the migration to the newest version',
  async ({ tag, upTo }) => {
    const target = await newTestDatabase();
    await startOnce(target, { upTo });
    const connection = await connect(target);
    const tables = await fillTables(connection, tag);
    expect(tables.length).toBeGreaterThan(20);
    const before = await readRows(connection, tables);
    // Triggers add rows of their own.
    for (const rows of before.values()) expect(rows.length).toBeGreaterThanOrEqual(3);

    await startOnce(target);
    const after = await readRows(connection, tables, columnsOf(tag));
    for (const [table, rows] of before) expect(after.get(table), table).toEqual(expect.arrayContaining(rows));
    // The triggers' migration notes all gygs, so that they get their cards. Nothing else comes from a migration.
    const grown = tables.filter((table) => after.get(table)?.length !== before.get(table)?.length);
    expect(['gyg_card_changes']).toEqual(expect.arrayContaining(grown));
    if (engine === 'sqlite') expect(await connection.run('pragma foreign_key_check')).toEqual([]);

    const fresh = await newTestDatabase();
    await startOnce(fresh);
    expect(await readCatalog(connection)).toEqual(await readCatalog(await connect(fresh)));
  },
);

test.runIf(engine === 'sqlite')('cards from before the index of their texts are found in it', async () => {
  const target = await newTestDatabase();
  await startOnce(target, { upTo: 1 });
  const connection = await connect(target);
  await fillTables(connection, '0000_initial');
  await startOnce(target);
  const rows = await connection.run(`select rowid from gyg_texts where gyg_texts match '"text åäö"'`);
  expect(rows).toEqual(await connection.run('select seq as rowid from gyg_cards'));
  expect(rows).toHaveLength(3);
});

test('the migrations produce the schema', async () => {
  const kit = await import('drizzle-kit/api');
  // It adds a method to all arrays, which would be among the keys of those in the tests that run after this one.
  if ('random' in Array.prototype) Object.defineProperty(Array.prototype, 'random', { enumerable: false });
  const snapshot = JSON.parse(readSnapshot(engine, newest));
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

test('references, indexes, checks and triggers of the migrated database hold', async () => {
  const { connection } = await filledTestDatabase();
  const catalog = (await readCatalog(connection)).join('\n');
  for (const name of ['gygs_public_list', 'bookings_active_unique', 'needs_positions', 'gygs_published_has_times']) {
    expect(catalog).toContain(name);
  }
  await expect(connection.run("delete from users where id = 'users-1'")).rejects.toThrow();
  await expect(connection.run("update needs set booked_positions = 9 where id = 'needs-1'")).rejects.toThrow();
  await expect(connection.run("update gygs set organization_id = 'nobody' where id = 'gygs-1'")).rejects.toThrow();
  await expect(connection.run("update audit_entries set actor = 'x' where id = 'audit_entries-1'")).rejects.toThrow(
    'entries of the audit log are never changed',
  );
});

describe.runIf(engine === 'sqlite')('a parent table that a later version rebuilds', () => {
  /** In drizzle-kit's format. */
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
      ...of('trigger'),
    ];
  }

  test('keeps the rows that refer to it', async () => {
    const { target, connection, tables } = await filledTestDatabase();
    const catalog = await readCatalog(connection);
    const before = await readRows(connection, tables);
    await startOnce(target, { added: await rebuildOfGygs(connection) });
    expect(await readRows(connection, tables)).toEqual(before);
    expect(before.get('bookings')).toHaveLength(3);
    expect(await connection.run('pragma foreign_key_check')).toEqual([]);
    expect(await readCatalog(connection)).toEqual(catalog);
  });

  test('would lose them in a plain transaction, where its switch of foreign keys has no effect', async () => {
    const { connection } = await filledTestDatabase();
    for (const statement of ['begin', ...(await rebuildOfGygs(connection)), 'commit']) await connection.run(statement);
    expect((await readRows(connection, ['gygs', 'bookings'])).get('bookings')).toEqual([]);
  });
});

describe('a migration that fails changes nothing and reports it', () => {
  const failing = [
    { why: 'by a statement that cannot be done', added: ['create table half_done (id text);', 'drop table nowhere;'] },
    {
      why: 'by leaving rows that refer to nothing',
      added: ['create table half_done (id text);', "delete from organizations where id = 'organizations-1';"],
    },
  ];
  test.each(failing)('$why', async ({ added }) => {
    const { target, connection, tables } = await filledTestDatabase();
    const before = await readRows(connection, tables);
    const catalog = await readCatalog(connection);
    await expect(startOnce(target, { added })).rejects.toThrow(
      'The database could not be brought up to date, and nothing in it was changed',
    );
    expect(await readRows(connection, tables)).toEqual(before);
    expect(await readCatalog(connection)).toEqual(catalog);
    // The previous version still starts.
    await startOnce(target);
  });
});

test('an older program refuses the database of a newer one and leaves it unchanged', async () => {
  const { target, connection } = await filledTestDatabase();
  await startOnce(target, { added: ['create table of_the_future (id text);'] });
  const catalog = await readCatalog(connection);
  await expect(startOnce(target)).rejects.toThrow('A newer version of the program has changed this database');
  expect(await readCatalog(connection)).toEqual(catalog);
});

test('a database of a build that is not one before this is refused, in words, and stays as it was', async () => {
  const { target, connection, tables } = await filledTestDatabase();
  const record = engine === 'sqlite' ? '__drizzle_migrations' : migrationRecord;
  await connection.run(`update ${record} set created_at = created_at - 1`);
  const before = await readRows(connection, tables);
  const what = engine === 'sqlite' ? `delete the folder ${target.dataDir}:` : 'name a new, empty database';
  await expect(startOnce(target)).rejects.toThrow(/\(DATABASE_UNKNOWN\)/);
  await expect(startOnce(target)).rejects.toThrow(what);
  expect(await readRows(connection, tables)).toEqual(before);
});
