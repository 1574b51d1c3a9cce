import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupRefused } from '@gyg/database/backup';
import { z } from 'zod';

/** The file that makes a folder a backup. It is written last. */
export const manifestFile = 'manifest.json';
/** The folders of a backup. */
export const databaseFolder = 'database';
export const mediaFolder = 'media';

const isInside = (file: string) => !path.isAbsolute(file) && !file.split(/[\\/]/).includes('..');

const manifestSchema = z.object({
  format: z.literal(1),
  /** The version of the product. */
  product: z.string(),
  created: z.iso.datetime(),
  database: z.object({
    engine: z.enum(['sqlite', 'postgres']),
    migration: z.number(),
    rows: z.record(z.string(), z.number()),
  }),
  /** Whether the backup contains the pictures, or they are in a bucket. */
  media: z.enum(['folder', 'bucket']),
  files: z.array(z.object({ path: z.string().refine(isInside), bytes: z.number(), sha256: z.string() })),
});

export type Manifest = z.output<typeof manifestSchema>;

/**
 * Reads the manifest of a backup.
 * @throws {BackupRefused} if the folder is no backup, or not a complete one
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new BackupRefused(
      `${folder} is not a complete backup: it has no ${manifestFile}. A folder that ends with .partial is left from a backup that was interrupted.`,
    );
  }
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new BackupRefused(`${path.join(folder, manifestFile)} is damaged, or was written by a newer version.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
