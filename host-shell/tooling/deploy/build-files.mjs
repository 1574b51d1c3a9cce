import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../build/build-error.mjs';
import { readJson, textIf, writeJson } from '../build/files.mjs';
import { textIn } from './folder-place.mjs';
import { withoutCanary } from './history.mjs';
import { rowsIn } from './table-text.mjs';

/** @param {Buffer} bytes @param {'sha256' | 'sha384' | 'sha512'} [kind] */
export const integrityOf = (bytes, kind = 'sha384') => `${kind}-${createHash(kind).update(bytes).digest('base64')}`;

/**
 * The key of a file of a remote in its place, from the address in its row: a path of the site, or an address elsewhere.
 * @param {string} name @param {string} address
 */
const keyOf = (name, address) => address.slice(address.indexOf(`/remotes/${name}/`) + 1);

/** The list of all files of a build with their hashes, beside its entry. */
const listKey = (name, row) => keyOf(name, row.entry).replace(/\.js$/, '.files.json');

/** The manifest of module federation of a build, which is written for each build as `mf-manifest.json`. */
export const manifestKey = (name, row) => keyOf(name, row.entry).replace(/\.js$/, '.manifest.json');

/** Not listed: maps and compressed siblings, which a page can do without. */
const isListed = (file) => !/\.(map|br)$/.test(file) && /\.[0-9a-f]{10}\./.test(path.basename(file));

/**
 * Writes the list of the files of a build.
 * @param {string} dist @param {string} name @param {{ entry: string }} row @param {string[]} files below its folder
 */
export function writeFilesList(dist, name, row, files) {
  const listed = files
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => isListed(file) && !file.endsWith('.files.json'))
    .sort()
    .map((file) => [file, integrityOf(readFileSync(path.join(dist, 'remotes', name, file)))]);
  writeJson(path.join(dist, listKey(name, row)), Object.fromEntries(listed));
}

/**
 * The keys of all files of a build in a folder, with maps and compressed siblings; undefined if they are not listed.
 * @param {string} dist @param {string} name @param {{ entry: string }} row
 */
export function filesOfBuild(dist, name, row) {
  const list = listKey(name, row);
  if (!existsSync(path.join(dist, list))) return undefined;
  const files = Object.keys(readJson(dist, list));
  const keys = [...files.map((file) => `remotes/${name}/${file}`), list];
  return keys
    .flatMap((key) => [key, `${key}.map`, `${key}.br`, `${key}.map.br`])
    .filter((key) => existsSync(path.join(dist, key)));
}

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
 * @param {{ from: string, name: string, files: import('./folder-place.mjs').Place, publicUrl?: string,
 *   inspect?: (row: import('./history.mjs').Row) => Promise<void> }} options from: a folder with remotes.json and the
 *   files, as the build writes it; inspect: may refuse the row before anything is copied
 * @returns {Promise<{ row: import('./history.mjs').Row, count: number }>} the row for the table
 */
export async function transferBuild({ from, name, files, publicUrl, inspect = async () => {} }) {
  const table = path.join(from, 'remotes.json');
  const row = rowsIn(textIf(table), table)[name];
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

const AT_ONCE = 8;

async function inParallel(items, work) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** A file that is not in the place, because its row names it at an address elsewhere. */
async function fetchFile(address) {
  if (!/^https?:/.test(address)) return undefined;
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

/** The files that a row needs, with their hashes and addresses: those of its build's list, or those that it names. */
async function neededFiles(place, name, row) {
  const { entry, integrity, prefetch = [], firstView } = row;
  const first =
    firstView === undefined ? [] : [firstView, ...Object.values(firstView.screens).flatMap(({ files }) => files)];
  const named = [{ href: entry, integrity }, ...prefetch, ...first];
  const list = await textIn(place, listKey(name, row));
  const base = row.entry.slice(0, row.entry.indexOf(`/remotes/${name}/`));
  const listed = Object.entries(list === undefined ? {} : JSON.parse(list)).map(([file, hash]) => ({
    href: `${base}/remotes/${name}/${file}`,
    integrity: hash,
  }));
  const all = new Map([...listed, ...named].map((file) => [file.href, file.integrity]));
  return [...all].map(([href, hash]) => ({ href, key: keyOf(name, href), integrity: hash }));
}

/**
 * Looks whether all files of a row are in a place, and have the right hashes.
 * @param {import('./folder-place.mjs').Place} place @param {string} name @param {import('./history.mjs').Row} row
 * @returns {Promise<{ count: number, missing: string[], wrong: string[] }>}
 */
export async function checkFiles(place, name, row) {
  const files = await neededFiles(place, name, row);
  const result = { count: files.length, missing: [], wrong: [] };
  await inParallel(files, async ({ href, key, integrity }) => {
    const bytes = (await place.read(key)) ?? (await fetchFile(href));
    if (bytes === undefined) result.missing.push(key);
    else if (integrityOf(bytes, integrity.split('-')[0]) !== integrity) result.wrong.push(key);
  });
  return result;
}
