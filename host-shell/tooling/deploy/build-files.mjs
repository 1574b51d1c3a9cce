import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param {Buffer} bytes @param {'sha256' | 'sha384' | 'sha512'} [kind] */
export const integrityOf = (bytes, kind = 'sha384') => `${kind}-${createHash(kind).update(bytes).digest('base64')}`;

/**
 * The key of a file of a remote in its place, from the address in its row: a path of the site, or an address elsewhere.
 * @param {string} name @param {string} address
 */
export const keyOf = (name, address) => address.slice(address.indexOf(`/remotes/${name}/`) + 1);

/** The list of all files of a build with their hashes, beside its entry. */
export const listKey = (name, row) => keyOf(name, row.entry).replace(/\.js$/, '.files.json');

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
  writeFileSync(path.join(dist, listKey(name, row)), `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`);
}

/**
 * The keys of all files of a build in a folder, with maps and compressed siblings; undefined if they are not listed.
 * @param {string} dist @param {string} name @param {{ entry: string }} row
 */
export function filesOfBuild(dist, name, row) {
  const list = listKey(name, row);
  if (!existsSync(path.join(dist, list))) return undefined;
  const files = Object.keys(JSON.parse(readFileSync(path.join(dist, list), 'utf8')));
  const keys = [...files.map((file) => `remotes/${name}/${file}`), list];
  return keys
    .flatMap((key) => [key, `${key}.map`, `${key}.br`, `${key}.map.br`])
    .filter((key) => existsSync(path.join(dist, key)));
}
