import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRemoteRow } from '@gyg/contract/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deployRows, removeRow } from './deploy-table.mjs';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'gyg-deploy-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const file = () => path.join(dist, 'remotes.json');
const table = () => JSON.parse(readFileSync(file(), 'utf8'));
const write = (rows: unknown) => writeFileSync(file(), typeof rows === 'string' ? rows : JSON.stringify(rows));
const row = (...basePaths: string[]) => buildRemoteRow({ basePaths });

test('building one remote changes only its row, even if this tree lacks other remotes', async () => {
  const elsewhere = { ...row('/elsewhere'), unknownField: 'of a newer build' };
  write({ public: row('/'), elsewhere });
  const newer = { ...row('/'), version: '2.0.0' };
  expect(await deployRows(dist, { public: newer })).toEqual(['public', 'elsewhere']);
  expect(table()).toEqual({ public: newer, elsewhere });
  expect(readdirSync(dist).toSorted()).toEqual(['remotes', 'remotes.json']);
});

test('the first build creates the table, and a new remote comes last', async () => {
  await deployRows(dist, { public: row('/') });
  expect(await deployRows(dist, { admin: row('/admin') })).toEqual(['public', 'admin']);
});

test.each([
  ['a path that another remote has', { admin: row('/search') }, '"admin": /search belongs to "public"'],
  ['a path of the shell', { admin: row('/run') }, '"admin": /run belongs to the shell'],
  [
    'a path that costs a later row its own',
    { public: row('/', '/search', '/book') },
    '"booking": /book belongs to "public"',
  ],
  ['a row without a hash', { admin: { ...row('/admin'), integrity: '' } }, '"admin": left out: integrity'],
])('%s is refused, and the table is unchanged', async (_what, rows, problem) => {
  const before = { public: row('/', '/search'), booking: row('/book') };
  write(before);
  await expect(deployRows(dist, rows)).rejects.toThrow(problem);
  expect(table()).toEqual(before);
});

test('two remotes that are built together may swap a path', async () => {
  write({ public: row('/', '/book'), booking: row('/bookings') });
  await deployRows(dist, { public: row('/'), booking: row('/bookings', '/book') });
  expect(table().booking.basePaths).toEqual(['/bookings', '/book']);
});

test('a bad row of another remote does not prevent deploying a remote', async () => {
  write({ public: row('/'), broken: {} });
  await deployRows(dist, { public: { ...row('/'), version: '2.0.0' } });
  expect(table()).toMatchObject({ public: { version: '2.0.0' }, broken: {} });
});

test('a file that is not a table is not overwritten', async () => {
  write('{"public": {');
  await expect(deployRows(dist, { public: row('/') })).rejects.toThrow(/remotes\.json of .* is not a table of remotes/);
  expect(readFileSync(file(), 'utf8')).toBe('{"public": {');
});

test('a row is removed by name', async () => {
  write({ public: row('/'), old: row('/old') });
  await removeRow(dist, 'old');
  expect(Object.keys(table())).toEqual(['public']);
  await expect(removeRow(dist, 'old')).rejects.toThrow('remotes.json has no row "old".');
});

test('a build without changes leaves its row and its canary, another build replaces both', async () => {
  const canary = { ...row('/'), version: '1.1.0', share: 0.1 };
  write({ public: { ...row('/'), canary } });
  await deployRows(dist, { public: row('/') });
  expect(table().public.canary).toEqual(canary);
  await deployRows(dist, { public: { ...row('/'), version: '1.2.0' } });
  expect(table().public).toEqual({ ...row('/'), version: '1.2.0' });
});
