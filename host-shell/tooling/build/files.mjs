import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const KEPT_DAYS = 14;
/** Widgets of a released version are never removed, because partners may have pinned them. */
const RELEASED = /^\d+\.\d+\.\d+[\\/]/;

/** The text of a file; undefined if there is none. */
export const textIf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** The value in a JSON file. */
export const readJson = (...parts) => JSON.parse(readFileSync(path.join(...parts), 'utf8'));

/** Writes a file, and the folders above it. @param {string} file @param {string | Uint8Array} content */
export function writeBelow(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes a value as JSON, in lines. */
export const writeJson = (file, value) => writeBelow(file, `${JSON.stringify(value, null, 2)}\n`);

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

const brotli = promisify(brotliCompress);
/** Not the server's own modules (`mjs`), which pages never request. */
const TEXT = /\.(js|css|html|json|svg|txt|xml|ico)$/;
const MIN_BYTES = 1024;

/**
 * Writes a brotli sibling of every text file of a kilobyte or more.
 * @param {string} folder @param {(file: string) => boolean} wanted by path relative to the folder
 */
export async function compressBelow(folder, wanted = () => true) {
  const compress = async (file) => {
    const text = await readFile(path.join(folder, file));
    if (text.length < MIN_BYTES) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    await writeFile(path.join(folder, `${file}.br`), await brotli(text, { params }));
  };
  await Promise.all(
    filesBelow(folder)
      .filter((file) => TEXT.test(file) && wanted(file))
      .map(compress),
  );
}
