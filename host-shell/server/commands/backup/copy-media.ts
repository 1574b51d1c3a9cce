import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './file-digests';

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Copies the files of a folder that the copy does not have yet, or of another length. A file that is deleted meanwhile is
 * left out. Files of the media are written once and never changed.
 * @returns how many files were copied
 */
export async function copyMedia(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0;
  let copied = 0;
  for (const file of await listFiles(from)) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    const [original, copy] = await Promise.all(
      [stat(source), stat(target)].map((stats) => stats.catch(() => undefined)),
    );
    if (original === undefined || original.size === copy?.size) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(source, target, constants.COPYFILE_FICLONE).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
    copied += 1;
  }
  return copied;
}
