import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The packages with which a remote is built in another repository. `without`: exports for other parts of this repository
 * alone; `styles`: a style sheet that its components need; `wholeLines`: longer declarations are a hash in the report of
 * its exports; `reference`: the page that is made from its doc comments.
 * @typedef {{ name: string, folder: string, without: readonly string[], styles?: string, wholeLines: number, reference?: string }} PublicPackage
 * @type {readonly PublicPackage[]}
 */
export const PUBLIC_PACKAGES = [
  { name: '@gyg/contract', folder: 'api/contract', without: [], wholeLines: 12 },
  {
    name: '@gyg/platform',
    folder: 'host-shell/platform',
    without: ['./internal'],
    wholeLines: 150,
    reference: 'host-shell/docs/platform.md',
  },
  {
    name: '@gyg/design-system',
    folder: 'design-system',
    without: ['./elements', './elements/small'],
    styles: 'tokens/styles.css',
    wholeLines: 150,
  },
];

/** @param {string} root @param {PublicPackage} pack */
export const manifestOf = (root, { folder }) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

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
