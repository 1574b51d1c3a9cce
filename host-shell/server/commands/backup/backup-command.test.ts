import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@gyg/database';
import { expect, onTestFinished, test } from 'vitest';
import { backupCommand } from './backup-command';
import { readManifest } from './manifest';
import { restoreCommand } from './restore-command';

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gyg-backup-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const uploads = path.join('media', 'uploads', 'user');

/** An installation with a database and one picture. */
async function newInstallation() {
  const dataDir = newFolder();
  await (await openDatabase({ dataDir })).close();
  mkdirSync(path.join(dataDir, uploads), { recursive: true });
  writeFileSync(path.join(dataDir, uploads, 'a.webp'), 'picture');
  return dataDir;
}

const now = new Date('2026-11-24T23:31:05.000Z');
const name = 'gyg-2026-11-24T23-31-05Z';

async function newBackup(environment: Record<string, string> = {}) {
  const [DATA_DIR, to] = [await newInstallation(), newFolder()];
  const result = await backupCommand(['--to', to], { DATA_DIR, ...environment }, now);
  return { DATA_DIR, to, folder: path.join(to, name), result };
}

test('a backup is a folder with database, media and a manifest', async () => {
  const { folder, to, result } = await newBackup();
  expect(result).toMatchObject({ ok: true, lines: [expect.stringContaining(`The backup is complete: ${folder}`)] });
  expect(readdirSync(to)).toEqual([name]);
  const { files, ...manifest } = await readManifest(folder);
  expect(files.map((file) => file.path)).toEqual(['database/gyg.db', 'media/uploads/user/a.webp']);
  expect(manifest).toMatchObject({
    created: now.toISOString(),
    database: { engine: 'sqlite', rows: { users: 0 } },
    media: 'folder',
  });
});

test('a backup is restored with its pictures, and pictures that it does not have are removed', async () => {
  const { folder, DATA_DIR } = await newBackup();
  writeFileSync(path.join(DATA_DIR, uploads, 'later.webp'), 'later');
  expect(await restoreCommand(['--from', folder, '--replace'], { DATA_DIR })).toMatchObject({ ok: true });
  expect(readdirSync(path.join(DATA_DIR, uploads))).toEqual(['a.webp']);

  const empty = newFolder();
  const result = await restoreCommand(['--from', folder], { DATA_DIR: empty });
  expect(result.lines[0]).toContain(`Restored ${empty}/gyg.db from ${folder}, made at 2026-11-24T23:31:05.000Z.`);
  expect(readFileSync(path.join(empty, uploads, 'a.webp'), 'utf8')).toBe('picture');
});

test('an interrupted backup leaves nothing that looks like a backup', async () => {
  const to = newFolder();
  await expect(backupCommand(['--to', to], { DATA_DIR: newFolder() }, now)).rejects.toThrow('There is no database at');
  expect(readdirSync(to)).toEqual([]);
  // A killed process leaves its folder, without a manifest.
  mkdirSync(path.join(to, `${name}.partial`));
  await expect(restoreCommand(['--from', path.join(to, `${name}.partial`)], { DATA_DIR: to })).rejects.toThrow(
    'is not a complete backup: it has no manifest.json',
  );
});

test('a backup with a damaged or missing file is refused, and changes nothing', async () => {
  const { folder, DATA_DIR } = await newBackup();
  appendFileSync(path.join(folder, uploads, 'a.webp'), '!');
  rmSync(path.join(folder, 'database', 'gyg.db'));
  const target = newFolder();
  await expect(restoreCommand(['--from', folder, '--replace'], { DATA_DIR: target })).rejects.toThrow(
    'The backup is damaged, so nothing was restored: database/gyg.db, media/uploads/user/a.webp',
  );
  expect(readdirSync(target)).toEqual([]);
  writeFileSync(path.join(folder, 'manifest.json'), '{"format": 2}');
  await expect(restoreCommand(['--from', folder], { DATA_DIR })).rejects.toThrow('was written by a newer version');
});

test('a restore that is refused keeps the pictures', async () => {
  const { folder, DATA_DIR } = await newBackup();
  writeFileSync(path.join(DATA_DIR, uploads, 'later.webp'), 'later');
  await expect(restoreCommand(['--from', folder], { DATA_DIR })).rejects.toThrow(
    'To replace them, and the database: --replace',
  );
  rmSync(path.join(DATA_DIR, 'gyg.db'));
  await expect(restoreCommand(['--from', folder], { DATA_DIR })).rejects.toThrow('There are pictures in');
  expect(readdirSync(path.join(DATA_DIR, uploads))).toEqual(['a.webp', 'later.webp']);
  expect(existsSync(path.join(DATA_DIR, 'media.restoring'))).toBe(false);
});

test('pictures in a bucket are not in the backup, which says so', async () => {
  const { folder, result } = await newBackup({ MEDIA_URL: 's3://pictures?region=eu-north-1' });
  expect(result.lines[1]).toContain('they are in the bucket of MEDIA_URL');
  expect((await readManifest(folder)).files.map((file) => file.path)).toEqual(['database/gyg.db']);
  const restored = await restoreCommand(['--from', folder], { DATA_DIR: newFolder() });
  expect(restored.lines[1]).toContain('The pictures are in the bucket');
});

test.each([[[]], [['--to']], [['--into', 'x']], [['x']]])('the arguments %j get the usage', async (args) => {
  expect(await backupCommand(args, {})).toEqual({ ok: false, lines: [expect.stringContaining('-- --to <folder>')] });
  expect(await restoreCommand(args, {})).toEqual({ ok: false, lines: [expect.stringContaining('-- --from <backup>')] });
});
