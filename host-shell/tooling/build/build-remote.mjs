import { rmSync } from 'node:fs';
import path from 'node:path';
import { remoteConfig } from '../webpack/remote.mjs';
import { compile } from './compile.mjs';
import { writeBuild } from './deploy-table.mjs';
import { compressBelow } from './files.mjs';
import { firstViewConfigs } from './first-views.mjs';
import { assertWithinRanges } from './shared-versions.mjs';

/**
 * Builds a remote into a folder: remotes.json, which has one row, and the files.
 * @param {{ root: string, dist: string, remote: ReturnType<typeof import('./remotes.mjs').readRemoteJson>,
 *   versions: ReturnType<typeof import('./shared-versions.mjs').installedVersions>, outside?: boolean }} options outside:
 *   the root is the remote's own repository
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
