import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Manifest } from './manifest';

type FileDigest = Manifest['files'][number];

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The files below a folder, as paths relative to it, with slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** Length and digest of every file below a folder. */
export async function digestFiles(folder: string): Promise<FileDigest[]> {
  const digests: FileDigest[] = [];
  for (const file of await listFiles(folder)) {
    const place = path.join(folder, file);
    digests.push({ path: file, bytes: (await stat(place)).size, sha256: await digestOf(place) });
  }
  return digests;
}

/** The files of a manifest that are missing or differ. */
export async function damagedFiles(folder: string, files: readonly FileDigest[]): Promise<string[]> {
  const damaged: string[] = [];
  for (const { path: file, bytes, sha256 } of files) {
    const place = path.join(folder, file);
    const stats = await stat(place).catch(() => undefined);
    if (stats?.size !== bytes || (await digestOf(place)) !== sha256) damaged.push(file);
  }
  return damaged;
}
