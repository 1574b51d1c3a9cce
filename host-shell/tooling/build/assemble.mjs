import { cpSync, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { rowsIn } from '../deploy/table-text.mjs';
import { say } from '../terminal.mjs';
import { deployRows, keptFiles, readRecord, writeRecord } from './deploy-table.mjs';
import { dropOldFiles, filesBelow, readJson, textIf } from './files.mjs';
import { assertLightPages, weighPages } from './page-weights.mjs';
import { IMPORTS, outputOf } from './parts.mjs';
import { listVersions } from './widget-release.mjs';

const isSame = (file, other) =>
  existsSync(other) && statSync(file).size === statSync(other).size && readFileSync(file).equals(readFileSync(other));

/** Copies what has changed of a folder, beside what is there. Drops what no build of two weeks has used. */
function copyFolder(from, to, alsoUsed = []) {
  const files = filesBelow(from);
  for (const file of files) {
    const target = path.join(to, file);
    if (isSame(path.join(from, file), target)) continue;
    cpSync(path.join(from, file), target);
  }
  dropOldFiles(to, [...files, ...alsoUsed]);
}

/** Weighs what guests load first, before any of it is in place. */
function assertLight(root, areas) {
  const shell = path.join(outputOf(root, 'shell'), 'shell');
  if (areas.length > 0 && existsSync(path.join(shell, 'index.html')))
    assertLightPages(
      weighPages(
        shell,
        areas.map(({ name, output, row }) => {
          const imports = new Map(Object.entries(readJson(output, IMPORTS)));
          return { name, dist: output, row, imports };
        }),
      ),
    );
}

/** Writes the rows of new builds. That of a build that was there before stays as people have changed it since. */
async function writeRows(dist, areas) {
  const recorded = existsSync(path.join(dist, 'remotes.json')) ? readRecord(dist) : {};
  const changed = areas.filter(({ name, row }) => !isDeepStrictEqual(recorded[name], row));
  if (changed.length === 0) return;
  const rows = Object.fromEntries(changed.map(({ name, row }) => [name, row]));
  const names = await deployRows(dist, rows);
  writeRecord(dist, { ...recorded, ...rows });
  return names;
}

/**
 * Puts the built parts into `dist`, beside what open pages and a running server still need. It can be interrupted and run
 * again: only what differs is written, and a row comes after its files.
 * @param {{ root: string, dist: string, parts: readonly string[], remotes: readonly string[] }} options remotes: all of the tree
 */
export async function assemble({ root, dist, parts, remotes }) {
  const areas = parts
    .filter((name) => remotes.includes(name))
    .map((name) => ({ name, output: outputOf(root, name) }))
    .map((area) => ({ ...area, row: rowsIn(textIf(path.join(area.output, 'remotes.json')))[area.name] }));
  assertLight(root, areas);
  const copy = (part, folder, alsoUsed) =>
    copyFolder(path.join(outputOf(root, part), folder), path.join(dist, folder), alsoUsed);
  if (parts.includes('shell')) for (const folder of ['icons', 'shell']) copy('shell', folder);
  if (parts.includes('widgets')) {
    copy('widgets', 'partner');
    copy('widgets', 'widgets', ['versions.json']);
    await listVersions({ root, built: outputOf(root, 'widgets'), dist });
  }
  for (const { name } of areas) copy(name, path.join('remotes', name), keptFiles(dist, name));
  for (const name of (await writeRows(dist, areas)) ?? [])
    if (!remotes.includes(name))
      say(
        `  The row of "${name}" stays in remotes.json; this tree does not have that remote (npm run build -- --remove ${name})`,
      );
}
