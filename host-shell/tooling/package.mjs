/**
 * `npm run package -- --to <folder> [--keep <earlier folder>]`: builds the product, then writes a folder that runs with
 * Node alone.
 */
import { cpSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError, runCommand } from './build/build-error.mjs';
import { readJson, writeJson } from './build/files.mjs';
import { withLock } from './build/lock.mjs';
import { COMMANDS } from './build/server.mjs';
import { copyBuild, copyPackages, keepEarlierFiles } from './package/copy-files.mjs';
import { keepRemotes } from './package/keep-remotes.mjs';
import { noticesText, thirdParties } from './package/notices.mjs';
import { manifestsOf, runtimeRows } from './package/runtime-packages.mjs';
import { at, root } from './paths.mjs';
import { buildFirst } from './processes.mjs';
import { say } from './terminal.mjs';

const USAGE = 'npm run package -- --to <new folder> [--keep <folder of the release before>]';
const dist = at('dist');

/** The packages that the server's bundles import or read. `buildServer` writes the first ones. */
function packageNames() {
  const imported = readJson(dist, 'server', 'packages.json');
  const workspaces = readJson(root, 'package.json').workspaces.filter((folder) => /^api(\/|$)/.test(folder));
  const declared = workspaces.flatMap((folder) =>
    Object.keys(readJson(root, folder, 'package.json').dependencies ?? {}),
  );
  return [...new Set([...imported, ...declared])].filter((name) => !name.startsWith('@gyg/')).sort();
}

/** What native parts depend on: `linux-x64`, or `linux-x64-musl` on Alpine. */
function thisPlatform() {
  const isMusl = process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined;
  return [process.platform, process.arch, ...(isMusl ? ['musl'] : [])].join('-');
}

/**
 * Writes a folder with everything that the built server needs, so that it runs with Node alone. It appears only when it
 * is complete.
 * @param {string} folder @param {string} [earlier] the folder of the release before, whose files open pages may still
 *   request, and to which teams have deployed remotes
 * @returns {Promise<{ platform: string, kept: number, remotes: string[] }>} `kept`: how many files were copied; `remotes`:
 *   the builds of remotes that were taken over, such as `booking 1.2.0`
 */
async function packageProduct(folder, earlier) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BuildError(`${folder} is not empty. Name a new folder, and switch to it when it is complete.`);
  if (earlier !== undefined && !existsSync(path.join(earlier, 'shell', 'assets')))
    throw new BuildError(`${earlier} is not a folder that was made by this command.`);
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  const names = packageNames();
  const rows = runtimeRows(readJson(root, 'package-lock.json'), names);
  copyBuild(root, dist, partial);
  copyPackages(root, partial, Object.keys(rows));
  const files = manifestsOf(rows, { names, commands: COMMANDS, root: readJson(root, 'package.json') });
  writeJson(path.join(partial, 'package.json'), files.manifest);
  writeJson(path.join(partial, 'package-lock.json'), files.lock);
  cpSync(path.join(root, 'LICENSE'), path.join(partial, 'LICENSE'));
  writeFileSync(path.join(partial, 'THIRD-PARTY-NOTICES.txt'), noticesText(thirdParties(root, names)));
  const platform = thisPlatform();
  writeJson(path.join(partial, 'server', 'made-for.json'), { platform, node: process.versions.node });
  const kept = earlier === undefined ? 0 : keepEarlierFiles(earlier, partial);
  const remotes = earlier === undefined ? [] : await keepRemotes(earlier, partial);
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
  return { platform, kept, remotes };
}

function readOptions() {
  try {
    return parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } }).values;
  } catch {
    return {};
  }
}

await runCommand(async () => {
  const { to, keep } = readOptions();
  if (to === undefined) throw new BuildError(USAGE);
  await buildFirst();
  const folder = path.resolve(to);
  const earlier = keep && path.resolve(keep);
  const { platform, kept, remotes } = await withLock(root, () => packageProduct(folder, earlier));
  say(`  ${folder} runs on ${platform} with Node ${process.versions.node.split('.')[0]}: node server/main.mjs`);
  if (earlier !== undefined) say(`  Kept ${kept} files of ${earlier} for open pages.`);
  if (remotes.length > 0) say(`  Kept as deployed there: ${remotes.join(', ')}.`);
});
