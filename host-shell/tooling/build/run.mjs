import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { duration, green, say } from '../terminal.mjs';
import { shellFirstView } from '../webpack/first-view.mjs';
import { createConfig } from '../webpack.mjs';
import { BuildError } from './build-error.mjs';
import { compile } from './compile.mjs';
import { compressBelow } from './compress.mjs';
import { deployRow, deployRows, keptFiles } from './deploy-table.mjs';
import { firstViewConfigs, SHELL_PARTS, shellParts } from './first-views.mjs';
import { dropOldFiles } from './old-files.mjs';
import { assertLightPages } from './page-weights.mjs';
import { listRemotes } from './remotes.mjs';
import { buildServer } from './server.mjs';
import { assertWithinRanges, SHELL_VERSIONS, sharedVersions } from './shared-versions.mjs';
import { weighPages } from './weigh-pages.mjs';
import { buildWidgets } from './widgets.mjs';

/** Parts that webpack does not build. */
const ALONE = ['widgets', 'server'];

function chooseParts(remotes, names) {
  const all = new Map([['shell', 'shell'], ...remotes.map((remote) => [remote.name, remote])]);
  if (names.length === 0) return [...all.values()];
  const unknown = names.filter((name) => !all.has(name) && !ALONE.includes(name));
  if (unknown.length > 0)
    throw new BuildError(
      `No part is called ${unknown.join(', ')}. There are: ${[...all.keys(), ...ALONE].join(', ')}.`,
    );
  return names.flatMap((name) => all.get(name) ?? []);
}

async function step(label, work) {
  const started = performance.now();
  const note = await work();
  say(`  ${label.padEnd(12)} ${green('built')} in ${duration(performance.now() - started)}${note ? ` (${note})` : ''}`);
}

/** Copies the partner's demo site, which is plain files. */
function copyPartner(root, dist) {
  const site = path.join(root, 'widgets', 'demo', 'site');
  if (!existsSync(site)) return;
  rmSync(path.join(dist, 'partner'), { recursive: true, force: true });
  cpSync(site, path.join(dist, 'partner'), { recursive: true });
}

/** Copies the icons that browsers and phones ask for by fixed names. */
function copyIcons(root, dist) {
  const icons = path.join(root, 'host-shell', 'icons');
  if (existsSync(icons)) cpSync(icons, path.join(dist, 'icons'), { recursive: true });
}

async function compressAll(dist) {
  // The shell's page is a template that the server fills in, so its compressed form would never be served.
  const written = await Promise.all([
    compressBelow(path.join(dist, 'shell'), (file) => file !== 'index.html'),
    // A deploy changes the history without compressing it.
    compressBelow(path.join(dist, 'remotes'), (file) => path.basename(file) !== 'history.json'),
    ...['widgets', 'partner'].map((folder) => compressBelow(path.join(dist, folder))),
  ]);
  return `${written.reduce((sum, count) => sum + count, 0)} files`;
}

/**
 * Builds the product, or the given parts of it, into dist.
 * @param {{ root: string, dist: string, names?: string[] }} options names: `shell`, a remote, `widgets`, `server`
 */
export async function runBuild({ root, dist, names = [] }) {
  const remotes = listRemotes(root);
  const parts = chooseParts(remotes, names);
  const built = parts.filter((part) => typeof part === 'object');
  const versions = sharedVersions(root);
  for (const remote of built) assertWithinRanges(remote, versions);
  const configs = [
    ...parts.map((part) => createConfig(part, { root, dist })),
    ...(parts.includes('shell') ? [shellFirstView({ root, dist })] : []),
    ...built.flatMap((remote) => firstViewConfigs({ root, dist, remote })),
  ];
  const { files, imports } = configs.length > 0 ? await compile(configs) : { files: new Map(), imports: new Map() };
  if (parts.includes('shell')) {
    const write = (file, content) => writeFileSync(path.join(dist, file), `${JSON.stringify(content, null, 2)}\n`);
    write(SHELL_VERSIONS, versions);
    write(SHELL_PARTS, shellParts(imports.get(path.join(dist, 'shell'))));
  }
  if (built.length > 0) {
    const rows = {};
    for (const remote of built) {
      const folder = path.join(dist, 'remotes', remote.name);
      const made = { files: files.get(folder), imports: imports.get(folder) };
      rows[remote.name] = await deployRow(dist, remote, versions, made);
    }
    for (const name of await deployRows(dist, rows))
      if (!remotes.some((remote) => remote.name === name))
        say(
          `  The row of "${name}" stays in remotes.json; this tree does not have that remote (npm run build -- --remove ${name})`,
        );
  }
  for (const [folder, used] of files) {
    const remote = built.find(({ name }) => folder === path.join(dist, 'remotes', name));
    const ofShell = [SHELL_VERSIONS, SHELL_PARTS].map((file) => path.relative('shell', file));
    dropOldFiles(folder, [...used, ...ofShell, ...(remote === undefined ? [] : keptFiles(dist, remote.name))]);
  }
  const isWanted = (name) => names.length === 0 || names.includes(name);
  if (isWanted('widgets')) {
    await step('widgets', async () => dropOldFiles(path.join(dist, 'widgets'), await buildWidgets({ root, dist })));
  }
  if (isWanted('server')) await step('server', () => buildServer({ root, dist }));
  copyPartner(root, dist);
  copyIcons(root, dist);
  await step('compressed', () => compressAll(dist));
  if (built.length > 0 && existsSync(path.join(dist, 'shell', 'index.html')))
    assertLightPages(weighPages(dist, imports));
}
