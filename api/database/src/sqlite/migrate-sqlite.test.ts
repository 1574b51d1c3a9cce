import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../testing/scratch-folder';
import { openWriter } from './connections';
import { migrateSqlite } from './migrate-sqlite';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(scratchFolder(), 'gyg-rebuild-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

/** A folder of migrations in drizzle-kit's format. */
function writeMigrations(statements: string[][]) {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = statements.map((parts, index) => {
    const tag = `000${index}_step`;
    writeFileSync(join(folder, `${tag}.sql`), parts.join('--> statement-breakpoint\n'));
    return { idx: index, version: '6', when: index + 1, tag, breakpoints: true };
  });
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ version: '7', dialect: 'sqlite', entries }));
}

function openHere() {
  const writer = openWriter(join(folder, 'test.db'));
  onTestFinished(() => {
    writer.close();
  });
  return writer;
}

const first = [
  'create table parent (id text primary key);',
  'create table child (id text primary key, parent_id text not null references parent (id) on delete cascade);',
  "insert into parent values ('p');",
  "insert into child values ('c', 'p');",
];

test('rows that refer to a rebuilt table survive the rebuild', () => {
  const writer = openHere();
  const rebuild = [
    'PRAGMA foreign_keys=OFF;',
    'create table __new_parent (id text primary key, name text);',
    'insert into __new_parent (id) select id from parent;',
    'drop table parent;',
    'alter table __new_parent rename to parent;',
    'PRAGMA foreign_keys=ON;',
  ];
  writeMigrations([first]);
  migrateSqlite(writer, folder);
  writeMigrations([first, rebuild]);
  migrateSqlite(writer, folder);
  expect(writer.prepare('select parent_id from child').all()).toEqual([{ parent_id: 'p' }]);
  expect(writer.pragma('foreign_keys', { simple: true })).toBe(1);
});

test('a migration that leaves broken references stops the start', () => {
  const writer = openHere();
  writeMigrations([first, ["delete from parent where id = 'p';"]]);
  expect(() => migrateSqlite(writer, folder)).toThrow('would refer to rows that are not there');
});
