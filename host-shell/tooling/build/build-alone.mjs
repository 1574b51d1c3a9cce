import { rmSync } from 'node:fs';
import path from 'node:path';
import { createConfig } from '../webpack.mjs';
import { BuildError } from './build-error.mjs';
import { compile } from './compile.mjs';
import { compressBelow } from './compress.mjs';
import { writeBuild } from './deploy-table.mjs';
import { withLock } from './lock.mjs';
import { listRemotes } from './remotes.mjs';
import { assertWithinRanges, sharedVersions } from './shared-versions.mjs';

/**
 * Builds one remote of this tree into a folder of its own.
 * @param {string} root @param {string} name
 * @returns {Promise<string>} a folder with remotes.json, which has one row, and the files
 */
export async function buildAlone(root, name) {
  const remotes = listRemotes(root);
  const remote = remotes.find((one) => one.name === name);
  if (remote === undefined)
    throw new BuildError(`No remote is called ${name}. There are: ${remotes.map((one) => one.name).join(', ')}.`);
  const versions = sharedVersions(root);
  assertWithinRanges(remote, versions);
  const dist = path.join(root, '.cache', 'deploy', name);
  return withLock(root, async () => {
    rmSync(dist, { recursive: true, force: true });
    const files = await compile([createConfig(remote, { root, dist })]);
    await compressBelow(path.join(dist, 'remotes', name));
    await writeBuild(dist, remote, versions, files.get(path.join(dist, 'remotes', name)));
    return dist;
  });
}
