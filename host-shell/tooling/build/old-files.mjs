import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

const KEPT_DAYS = 14;
/** Widgets of a released version are never removed, because partners may have pinned them. */
const RELEASED = /^\d+\.\d+\.\d+[\\/]/;

/** All files below a folder, as paths relative to it. */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/**
 * Removes hashed files that no build of the last two weeks has used. Newer ones stay for open tabs. A file's time is
 * that of the last build that used it.
 * @param {string} folder @param {string[]} used files of this build @param {Date} now
 */
export function dropOldFiles(folder, used, now = new Date()) {
  const inUse = new Set(used.flatMap((file) => [path.normalize(file), `${path.normalize(file)}.br`]));
  for (const file of filesBelow(folder)) {
    const place = path.join(folder, file);
    if (RELEASED.test(file)) continue;
    if (inUse.has(file)) utimesSync(place, now, now);
    else if (now.getTime() - statSync(place).mtimeMs > KEPT_DAYS * 86_400_000) rmSync(place);
  }
}
