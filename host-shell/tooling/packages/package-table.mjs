import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../build/files.mjs';

/**
 * The packages with which a remote is built in another repository. `without`: exports for other parts of this repository
 * alone; `styles`: a style sheet that its components need; `reference`: the page that is made from its doc comments.
 * @typedef {{ name: string, folder: string, without: readonly string[], styles?: string, reference?: string }} PublicPackage
 * @type {readonly PublicPackage[]}
 */
export const PUBLIC_PACKAGES = [
  { name: '@gyg/contract', folder: 'api/contract', without: [] },
  {
    name: '@gyg/platform',
    folder: 'host-shell/platform',
    without: ['./internal'],
    reference: 'host-shell/docs/platform.md',
  },
  {
    name: '@gyg/design-system',
    folder: 'design-system',
    without: ['./shadow', './shadow/small'],
    styles: 'tokens/styles.css',
  },
];

/** @param {string} root @param {PublicPackage} pack */
export const manifestOf = (root, { folder }) => readJson(root, folder, 'package.json');

/** The versions of these packages. @param {string} root */
export const publicVersions = (root) =>
  Object.fromEntries(PUBLIC_PACKAGES.map((pack) => [pack.name, manifestOf(root, pack).version]));

/**
 * The entries of a package that are scripts: the file behind each export, without its ending.
 * @param {string} root @param {PublicPackage} pack
 * @returns {[entry: string, stem: string][]} such as `['./charts', 'src/charts']`
 */
export function entriesOf(root, pack) {
  return Object.entries(manifestOf(root, pack).exports)
    .filter(([entry, file]) => !pack.without.includes(entry) && /\.tsx?$/.test(file))
    .map(([entry, file]) => [entry, file.replace(/^\.\//, '').replace(/\.tsx?$/, '')]);
}

/** The package of an import: `@tiptap/pm/state` is `@tiptap/pm`. @param {string} request */
export const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/** The version of a library that comes with another one, and that declarations name. */
function installedVersion(root, name) {
  const folder = path.join(root, 'node_modules', name);
  return existsSync(folder) ? readJson(folder, 'package.json').version : undefined;
}

/**
 * The dependencies of a package that imports these libraries, with the exact versions that this repository has.
 * @param {string} root @param {Iterable<string>} requests
 * @param {Record<string, string>[]} tables versions by name, the first ones first
 * @returns {Record<string, string>}
 */
export function dependenciesFor(root, requests, tables) {
  const names = [...new Set([...requests].map(packageOf))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const version = tables.find((versions) => versions[name])?.[name] ?? installedVersion(root, name);
      if (version === undefined) throw new Error(`${name} is imported, but it is not installed`);
      return [name, version];
    }),
  );
}
