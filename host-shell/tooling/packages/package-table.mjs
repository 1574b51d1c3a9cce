import { readFileSync } from 'node:fs';
import path from 'node:path';

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
