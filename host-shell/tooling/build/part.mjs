import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { shellFirstView } from '../webpack/first-view.mjs';
import { shellConfig } from '../webpack/shell.mjs';
import { buildRemote } from './build-remote.mjs';
import { compile } from './compile.mjs';
import { compressBelow, writeJson } from './files.mjs';
import { SHELL_PARTS, shellParts } from './first-views.mjs';
import { IMPORTS, outputOf } from './parts.mjs';
import { listRemotes } from './remotes.mjs';
import { SHELL_VERSIONS, sharedVersions } from './shared-versions.mjs';

/** The shell, and the icons that browsers and phones ask for by fixed names. */
async function buildShell(root, dist) {
  const { imports } = await compile([shellConfig({ root, dist, dev: false }), shellFirstView({ root, dist })]);
  writeJson(path.join(dist, SHELL_VERSIONS), sharedVersions(root));
  writeJson(path.join(dist, SHELL_PARTS), shellParts(imports.get(path.join(dist, 'shell'))));
  cpSync(path.join(root, 'host-shell', 'icons'), path.join(dist, 'icons'), { recursive: true });
  // The page is a template that the server fills in, so its compressed form would never be served.
  await compressBelow(path.join(dist, 'shell'), (file) => file !== 'index.html');
}

/** The elements, and the partner's demo site, which is plain files. */
async function buildElements(root, dist) {
  const { buildWidgets } = await import('./widgets.mjs');
  await buildWidgets({ root, dist });
  cpSync(path.join(root, 'widgets', 'demo', 'site'), path.join(dist, 'partner'), { recursive: true });
  await compressBelow(dist);
}

/**
 * Builds one part of this tree into its workspace, from nothing: what was there is removed.
 * @param {string} root @param {string} name `shell`, `widgets`, `server` or a remote
 * @returns {Promise<string>} the folder
 */
export async function buildPart(root, name) {
  const dist = outputOf(root, name);
  if (name === 'server') {
    const { buildServer } = await import('./server.mjs');
    await buildServer({ root, dist });
    return dist;
  }
  rmSync(dist, { recursive: true, force: true });
  if (name === 'shell') await buildShell(root, dist);
  else if (name === 'widgets') await buildElements(root, dist);
  else {
    const remote = listRemotes(root).find((candidate) => candidate.name === name);
    const imports = await buildRemote({ root, dist, remote, versions: sharedVersions(root) });
    writeJson(path.join(dist, IMPORTS), Object.fromEntries(imports));
  }
  return dist;
}
