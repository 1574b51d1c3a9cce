import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../build/build-error.mjs';
import { withLockFile } from '../build/lock.mjs';

/**
 * Where a remote is deployed to: its files, and the table. Keys are paths with slashes, such as `remotes/booking/a.js`.
 * @typedef {{
 *   label: string,
 *   compressed: boolean,
 *   exclusively<T>(work: () => Promise<T>): Promise<T>,
 *   read(key: string): Promise<Buffer | undefined>,
 *   modified(key: string): Promise<Date | undefined>,
 *   put(key: string, bytes: Buffer): Promise<void>,
 *   change(key: string, next: (text: string | undefined) => Promise<string> | string): Promise<void>,
 * }} Place compressed: whether files have compressed siblings; change: replaces a file at once, never half of it
 */

/** The text of a file in a place. @param {Place} place @param {string} key */
export const textIn = async (place, key) => (await place.read(key))?.toString('utf8');

/** For how long a deploy waits for another one. */
const PATIENCE_MS = 60_000;

const missingIsUndefined = (error) => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

/**
 * A folder as a place. All changes of the table in it happen one after the other.
 * @param {string} folder @returns {Place}
 */
export function folderPlace(folder) {
  const at = (key) => path.join(folder, ...key.split('/'));
  const write = async (key, content) => {
    const unfinished = `${at(key)}.${process.pid}.part`;
    await mkdir(path.dirname(at(key)), { recursive: true });
    try {
      await writeFile(unfinished, content);
      await rename(unfinished, at(key));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };
  const read = (key) => readFile(at(key)).catch(missingIsUndefined);
  return {
    label: folder,
    compressed: true,
    exclusively: (work) => withLockFile(at('remotes.json.lock'), work, { patienceMs: PATIENCE_MS }),
    read,
    modified: async (key) => (await stat(at(key)).catch(missingIsUndefined))?.mtime,
    put: write,
    change: async (key, next) => write(key, await next((await read(key))?.toString('utf8'))),
  };
}

/**
 * The `dist` folder of an installation.
 * @param {string} folder
 * @throws {BuildError} for a folder without one, which is probably a typing error
 */
export function installationPlace(folder) {
  const absolute = path.resolve(folder);
  if (!existsSync(absolute) || !statSync(absolute).isDirectory())
    throw new BuildError(`There is no folder ${absolute}.`);
  if (!['remotes.json', 'shell'].some((name) => existsSync(path.join(absolute, name))))
    throw new BuildError(
      `${absolute} is not the dist folder of an installation: it has neither remotes.json nor the shell. Give the folder that the server runs from, or build it with npm run build.`,
    );
  return folderPlace(absolute);
}
