import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

const KEPT_DAYS = 14;
/** Widgets of a version that a partner may have pinned stay for good. */
const RELEASED = /^\d+\.\d+\.\d+[\\/]/;

/** Every file below a folder, as paths relative to it. */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/**
 * Hashed files of earlier builds stay beside the new ones so that open tabs go on; those that no build of the last two
 * weeks has used go. A file's time is the time of the last build that used it.
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
