import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const fileSchema = z.object({ href: z.string(), integrity: z.string() });

const rowSchema = z.object({
  entry: z.string(),
  integrity: z.string().optional(),
  version: z.string(),
  platform: z.string(),
  basePaths: z.array(z.string()),
  dialogs: z.array(z.string()).default([]),
  prefetch: z.array(fileSchema),
  navigation: z.array(z.unknown()),
});
const tableSchema = z.record(z.string(), rowSchema);

export type ServedRemoteTable = z.infer<typeof tableSchema>;

/**
 * Which remotes are deployed, read anew at each call: a deploy changes the file and nothing else.
 * @throws where the file is missing or not a table.
 */
export async function readRemoteTable(file: string): Promise<ServedRemoteTable> {
  return tableSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
