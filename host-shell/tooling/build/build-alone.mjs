import { rmSync } from 'node:fs';
import path from 'node:path';
import { remoteConfig } from '../webpack/remote.mjs';
import { BuildError } from './build-error.mjs';
import { compile } from './compile.mjs';
import { compressBelow } from './compress.mjs';
import { writeBuild } from './deploy-table.mjs';
import { firstViewConfigs } from './first-views.mjs';
import { withLock } from './lock.mjs';
import { listRemotes, readRemoteJson } from './remotes.mjs';
import { assertWithinRanges, installedVersions, sharedVersions } from './shared-versions.mjs';

/** Builds a remote into a folder: remotes.json, which has one row, and the files. */
async function buildInto(dist, { root, remote, versions, outside }) {
  assertWithinRanges(remote, versions);
  const folder = path.join(dist, 'remotes', remote.name);
  return withLock(root, async () => {
    rmSync(folder, { recursive: true, force: true });
    const { files, imports } = await compile([
      remoteConfig({ root, dist, dev: false, remote, ...(outside && { outside: versions }) }),
      ...firstViewConfigs({ root, dist, remote, outside }),
    ]);
    await compressBelow(folder);
    await writeBuild(dist, remote, versions, { files: files.get(folder), imports: imports.get(folder) });
    return dist;
  });
}

/**
 * Builds one remote of this tree into a folder of its own.
 * @param {string} root @param {string} name
 * @returns {Promise<string>} the folder
 */
export function buildAlone(root, name) {
  const remotes = listRemotes(root);
  const remote = remotes.find((one) => one.name === name);
  if (remote === undefined)
    throw new BuildError(`No remote is called ${name}. There are: ${remotes.map((one) => one.name).join(', ')}.`);
  const dist = path.join(root, '.cache', 'deploy', name);
  return buildInto(dist, { root, remote, versions: sharedVersions(root), outside: false });
}

/**
 * Builds the remote of a repository of its own, with remote.json in its root, into `dist` there.
 * @param {string} root
 * @returns {Promise<string>} the folder
 */
export function buildOutside(root) {
  const remote = readRemoteJson(path.join(root, 'remote.json'), 'remote.json');
  return buildInto(path.join(root, 'dist'), { root, remote, versions: installedVersions(root), outside: true });
}
