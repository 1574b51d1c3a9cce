import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../build/build-error.mjs';
import { filesOfBuild } from './build-files.mjs';
import { withoutCanary } from './history.mjs';
import { rowsIn } from './table-text.mjs';

/** The row of a build, with addresses at another origin if its files are served from there. */
function addressed(row, publicUrl) {
  if (publicUrl === undefined) return row;
  const base = publicUrl.replace(/\/+$/, '');
  // The server runs only what is in its own folder.
  const { firstView: _leftOut, ...build } = row;
  return {
    ...build,
    entry: `${base}${row.entry}`,
    prefetch: row.prefetch.map((file) => ({ ...file, href: `${base}${file.href}` })),
  };
}

/**
 * Copies the files of a remote's build beside those of earlier builds.
 * @param {{ from: string, name: string, files: import('./folder-place.mjs').Place, publicUrl?: string, inspect?: (row: import('./history.mjs').Row) => Promise<void> }} options from: a
 *   folder with remotes.json and the files, as the build writes it; inspect: may refuse the row before anything is copied
 * @returns {Promise<{ row: import('./history.mjs').Row, count: number }>} the row for the table
 */
export async function transferBuild({ from, name, files, publicUrl, inspect = async () => {} }) {
  const table = path.join(from, 'remotes.json');
  const row = existsSync(table) ? rowsIn(readFileSync(table, 'utf8'), table)[name] : undefined;
  const keys = row === undefined ? undefined : filesOfBuild(from, name, row);
  if (keys === undefined)
    throw new BuildError(
      `${path.resolve(from)} has no build of ${name}. Leave out --from to build it, or build it there first.`,
    );
  await inspect(row);
  const wanted = keys.filter((key) => files.compressed || !key.endsWith('.br'));
  for (const key of wanted) await files.put(key, readFileSync(path.join(from, key)));
  return { row: addressed(withoutCanary(row), publicUrl), count: wanted.length };
}
