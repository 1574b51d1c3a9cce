import { rmSync } from 'node:fs';
import path from 'node:path';
import { remoteConfig } from '../webpack/remote.mjs';
import { compile } from './compile.mjs';
import { compressBelow } from './compress.mjs';
import { writeBuild } from './deploy-table.mjs';
import { firstViewConfigs } from './first-views.mjs';
import { readRemoteJson } from './remotes.mjs';
import { assertWithinRanges, installedVersions } from './shared-versions.mjs';

/**
 * Builds a remote into a folder: remotes.json, which has one row, and the files.
 * @param {{ root: string, dist: string, remote: ReturnType<typeof readRemoteJson>, versions: ReturnType<typeof
 *   installedVersions>, outside?: boolean }} options outside: the root is the remote's own repository
 * @returns {Promise<import('./compile.mjs').Imports>} what comes with each of its imports
 */
export async function buildRemote({ root, dist, remote, versions, outside = false }) {
  assertWithinRanges(remote, versions);
  const folder = path.join(dist, 'remotes', remote.name);
  rmSync(folder, { recursive: true, force: true });
  const { files, imports } = await compile([
    remoteConfig({ root, dist, dev: false, remote, ...(outside && { outside: versions }) }),
    ...firstViewConfigs({ root, dist, remote, outside }),
  ]);
  await compressBelow(folder);
  await writeBuild(dist, remote, versions, { files: files.get(folder), imports: imports.get(folder) });
  return imports.get(folder);
}

/**
 * Builds the remote of a repository of its own, with remote.json in its root, into `dist` there.
 * @param {string} root
 * @returns {Promise<string>} the folder
 */
export async function buildOutside(root) {
  const dist = path.join(root, 'dist');
  const remote = readRemoteJson(path.join(root, 'remote.json'), 'remote.json');
  await buildRemote({ root, dist, remote, versions: installedVersions(root), outside: true });
  return dist;
}
