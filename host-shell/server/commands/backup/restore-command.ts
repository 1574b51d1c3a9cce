import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupRefused, restoreDatabase } from '@gyg/database/backup';
import type { CommandResult } from '../command';
import { refuse, tell } from '../read-arguments';
import { copyMedia } from './copy-media';
import { damagedFiles, listFiles } from './file-digests';
import { databaseFolder, type Manifest, mediaFolder, readManifest } from './manifest';
import { readPlace } from './place';
import { readOptions } from './read-options';

const usage =
  'npm run restore -- --from <backup> [--replace]   restores a backup; --replace: in place of the data that is there';

async function assertIntact(folder: string, { files }: Manifest): Promise<void> {
  const damaged = await damagedFiles(folder, files);
  if (damaged.length === 0) return;
  const names = damaged.slice(0, 5).join(', ');
  throw new BackupRefused(`The backup is damaged, so nothing was restored: ${names}${damaged.length > 5 ? ', …' : ''}`);
}

async function assertNoPictures(mediaDir: string): Promise<void> {
  if (!existsSync(mediaDir) || (await listFiles(mediaDir)).length === 0) return;
  throw new BackupRefused(`There are pictures in ${mediaDir}. To replace them, and the database: --replace`);
}

/**
 * Restores database and media. Everything is checked first: a backup that is damaged changes nothing.
 * @throws {BackupRefused}
 */
export async function restoreCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<CommandResult> {
  const options = readOptions(args, { from: { type: 'string' }, replace: { type: 'boolean' } });
  if (typeof options?.from !== 'string') return refuse(usage);
  const place = readPlace(environment);
  const folder = path.resolve(options.from);
  const manifest = await readManifest(folder);
  await assertIntact(folder, manifest);
  const hasPictures = manifest.media === 'folder';
  if (hasPictures && options.replace !== true) await assertNoPictures(place.mediaDir);
  const staged = `${place.mediaDir}.restoring`;
  await rm(staged, { recursive: true, force: true });
  try {
    const pictures = await copyMedia(path.join(folder, mediaFolder), staged);
    await restoreDatabase(
      place,
      { ...manifest.database, folder: path.join(folder, databaseFolder) },
      { replace: options.replace === true },
    );
    // Pictures that the restored database does not know would stay forever.
    if (hasPictures) await rm(place.mediaDir, { recursive: true, force: true });
    if (pictures > 0) await rename(staged, place.mediaDir);
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
  const said = [`Restored ${place.name} from ${folder}, made at ${manifest.created}. You can start the server.`];
  if (!hasPictures) said.push('The pictures are in the bucket: the backup does not contain them.');
  else if (place.media === 'bucket')
    said.push(`The pictures are in ${place.mediaDir}. Copy that folder to the bucket of MEDIA_URL.`);
  return tell(
    ...said,
    'Erase again the users who were erased since then, and run rotate-keys if others could read it.',
  );
}
