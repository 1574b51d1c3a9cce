import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupRefused, backupDatabase } from '@gyg/database/backup';
import product from '../../../package.json';
import type { CommandResult } from '../command';
import { refuse, tell } from '../read-arguments';
import { copyMedia } from './copy-media';
import { digestFiles } from './file-digests';
import { databaseFolder, type Manifest, manifestFile, mediaFolder } from './manifest';
import { type Place, readPlace } from './place';
import { readOptions } from './read-options';

const usage = 'npm run backup -- --to <folder>   makes a backup, in a new folder below it';

/** `2026-11-24T23-31-05Z`: sorts by time, and is a valid name on every system. */
const nameAt = (now: Date) =>
  `gyg-${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}`;

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}

async function write(folder: string, place: Place, now: Date): Promise<Manifest> {
  const media = path.join(folder, mediaFolder);
  await mkdir(path.join(folder, databaseFolder), { recursive: true });
  // Before and after: pictures that the copied database refers to may be added or deleted meanwhile.
  if (place.media === 'folder') await copyMedia(place.mediaDir, media);
  const database = await backupDatabase(place, path.join(folder, databaseFolder));
  if (place.media === 'folder') await copyMedia(place.mediaDir, media);
  const files = await digestFiles(folder);
  const manifest: Manifest = {
    ...{ format: 1, product: product.version, created: now.toISOString() },
    ...{ database, media: place.media, files },
  };
  for (const file of files) await sync(path.join(folder, file.path));
  await writeFile(path.join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  return manifest;
}

/**
 * Makes a backup of database and media while the server runs. The folder has its name only when it is complete.
 * @throws {BackupRefused}
 */
export async function backupCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  now = new Date(),
): Promise<CommandResult> {
  const options = readOptions(args, { to: { type: 'string' } });
  if (typeof options?.to !== 'string') return refuse(usage);
  const place = readPlace(environment);
  const folder = path.resolve(options.to, nameAt(now));
  if (existsSync(folder)) throw new BackupRefused(`${folder} exists already.`);
  const partial = `${folder}.partial`;
  // It contains personal data and keys.
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    const { files } = await write(partial, place, now);
    await rename(partial, folder);
    await sync(path.dirname(folder));
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const said = `The backup is complete: ${folder} (${files.length} files, ${(bytes / 1e6).toFixed(1)} MB).`;
    if (place.media === 'folder') return tell(said);
    return tell(said, 'It does not contain the pictures: they are in the bucket of MEDIA_URL. Use its own versioning.');
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}
