import path from 'node:path';
import { root as here } from '../paths.mjs';
import { runTasks } from '../turbo.mjs';
import { BuildError } from './build-error.mjs';
import { listRemotes } from './remotes.mjs';

/** What comes with each import of a remote, beside its row: for weighing its pages. */
export const IMPORTS = 'imports.json';

/** Parts that are no remotes: the task of each, and where it writes. The server's bundles know where they lie. */
const OWN = {
  shell: { task: '@gyg/host-shell#bundle:shell', output: ['host-shell', 'dist'] },
  widgets: { task: '@gyg/widgets#bundle', output: ['widgets', 'dist'] },
  server: { task: '@gyg/host-shell#bundle:server', output: ['dist'] },
};

/** The folder that a part is built into: that of the product's files below it, as in `dist`. */
export const outputOf = (root, name) => path.join(root, ...(OWN[name]?.output ?? ['remotes', name, 'dist']));

/**
 * The given parts of this tree; all if none is given.
 * @param {readonly string[]} names
 * @throws {BuildError} for an unknown one
 */
export function partsOf(names) {
  const [shell, ...others] = Object.keys(OWN);
  const all = [shell, ...listRemotes(here).map(({ name }) => name), ...others];
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new BuildError(`No part is called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  return names.length === 0 ? all : [...names];
}

/**
 * Builds parts of this tree, each by a task of turbo: what was built before from the same sources is taken from its cache.
 * @param {readonly string[]} parts @throws {BuildError}
 */
export async function bundleParts(parts) {
  const code = await runTasks(parts.map((name) => OWN[name]?.task ?? `@gyg/remote-${name}#bundle`));
  if (code !== 0) throw new BuildError('The build failed.');
}
