import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { BuildError } from '../build/build-error.mjs';
import { COMMANDS } from '../build/commands.mjs';
import { copyBuild, copyPackages, keepEarlierFiles } from './copy-files.mjs';
import { keepRemotes } from './keep-remotes.mjs';
import { noticesText, thirdParties } from './notices.mjs';
import { manifestsOf, runtimeRows } from './runtime-packages.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** The packages that the server's bundles import or read. `buildServer` writes the first ones. */
function packageNames(root, dist) {
  const imported = readJson(path.join(dist, 'server', 'packages.json'));
  const workspaces = readJson(path.join(root, 'package.json')).workspaces.filter((one) => /^api(\/|$)/.test(one));
  const declared = workspaces.flatMap((one) =>
    Object.keys(readJson(path.join(root, one, 'package.json')).dependencies ?? {}),
  );
  return [...new Set([...imported, ...declared])].filter((name) => !name.startsWith('@gyg/')).sort();
}

/** What native parts depend on: `linux-x64`, or `linux-x64-musl` on Alpine. */
function thisPlatform() {
  const isMusl = process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined;
  return [process.platform, process.arch, ...(isMusl ? ['musl'] : [])].join('-');
}

function assertFree(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BuildError(`${folder} is not empty. Name a new folder, and switch to it when it is complete.`);
}

/**
 * Writes a folder with everything that the built server needs, so that it runs with Node alone. It appears only when it
 * is complete.
 * @param {{ root: string, dist: string, folder: string, earlier?: string }} options `earlier`: the folder of the release
 *   before, whose files open pages may still request, and to which teams have deployed remotes
 * @returns {Promise<{ platform: string, kept: number, remotes: string[] }>} `kept`: how many files were copied; `remotes`:
 *   the builds of remotes that were taken over, such as `booking 1.2.0`
 */
export async function packageProduct({ root, dist, folder, earlier }) {
  assertFree(folder);
  if (earlier !== undefined && !existsSync(path.join(earlier, 'shell', 'assets')))
    throw new BuildError(`${earlier} is not a folder that was made by this command.`);
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const names = packageNames(root, dist);
  const rows = runtimeRows(readJson(path.join(root, 'package-lock.json')), names);
  copyBuild(root, dist, partial);
  copyPackages(root, partial, Object.keys(rows));
  const files = manifestsOf(rows, { names, commands: COMMANDS, root: readJson(path.join(root, 'package.json')) });
  writeJson(path.join(partial, 'package.json'), files.manifest);
  writeJson(path.join(partial, 'package-lock.json'), files.lock);
  copyFileSync(path.join(root, 'LICENSE'), path.join(partial, 'LICENSE'));
  writeFileSync(path.join(partial, 'THIRD-PARTY-NOTICES.txt'), noticesText(thirdParties(root, names)));
  const platform = thisPlatform();
  writeJson(path.join(partial, 'server', 'made-for.json'), { platform, node: process.versions.node });
  const kept = earlier === undefined ? 0 : keepEarlierFiles(earlier, partial);
  const remotes = earlier === undefined ? [] : await keepRemotes(earlier, partial);
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
  return { platform, kept, remotes };
}
