import { BuildError } from '../build/build-error.mjs';

/**
 * @typedef {{ version?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Row
 * @typedef {{ packages: Record<string, Row> }} Lock
 */

/** The place of a package required from `place`, as Node resolves it: the nearest node_modules upwards. */
function findPlace(packages, place, name) {
  for (let from = place; ; from = from.slice(0, Math.max(from.lastIndexOf('/'), 0))) {
    const nearest = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (packages[nearest] !== undefined) return nearest;
    if (from === '') return undefined;
  }
}

function needsOf({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/**
 * The rows of package-lock.json that these packages need when they run, by their place.
 * @param {Lock} lock @param {readonly string[]} names packages in the root's node_modules
 * @returns {Record<string, Row>}
 */
export function runtimeRows({ packages }, names) {
  const places = new Set();
  const add = (from, name, isOptional) => {
    const place = findPlace(packages, from, name);
    if (place === undefined && isOptional) return;
    if (place === undefined) throw new BuildError(`package-lock.json does not name ${name}. Run: npm install`);
    if (places.has(place)) return;
    places.add(place);
    const row = packages[place];
    for (const need of needsOf(row)) add(place, need, row.optionalDependencies?.[need] !== undefined);
  };
  for (const name of names) add('', name, false);
  return Object.fromEntries([...places].sort().map((place) => [place, packages[place]]));
}

/**
 * The manifest and the lock file of the folder: with them `npm ci` installs the same versions on any platform.
 * @param {Record<string, Row>} rows as `runtimeRows` returns them
 * @param {{ names: readonly string[], root: Record<string, unknown>, commands: readonly string[] }} product `root`: the
 *   repository's package.json
 */
export function manifestsOf(rows, { names, root, commands }) {
  const dependencies = Object.fromEntries(names.map((name) => [name, rows[`node_modules/${name}`].version]));
  const { version, license, engines, allowScripts } = root;
  const name = 'gyg-server';
  const scripts = Object.fromEntries(commands.map((command) => [command, `node server/${command}.mjs`]));
  const allowed = Object.entries(allowScripts).filter(([part]) => rows[`node_modules/${part}`] !== undefined);
  const plain = Object.entries(rows).map(([place, { dev: _dev, devOptional: _devOptional, ...row }]) => [place, row]);
  return {
    manifest: {
      ...{ name, version, license, private: true, type: 'module', engines },
      scripts: { start: 'node server/main.mjs', ...scripts },
      allowScripts: Object.fromEntries(allowed),
      dependencies,
    },
    lock: {
      ...{ name, version, lockfileVersion: 3, requires: true },
      packages: { '': { name, version, license, dependencies, engines }, ...Object.fromEntries(plain) },
    },
  };
}
