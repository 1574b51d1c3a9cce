import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist']);

/** The modification time of the newest file below the folders, in milliseconds. */
export function newestBelow(folders) {
  let newest = 0;
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue;
      const file = path.join(folder, entry.name);
      newest = Math.max(newest, entry.isDirectory() ? newestBelow([file]) : statSync(file).mtimeMs);
    }
  }
  return newest;
}
