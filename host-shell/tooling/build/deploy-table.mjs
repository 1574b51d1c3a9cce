import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfBuild, integrityOf, manifestKey, writeFilesList } from '../deploy/build-files.mjs';
import { changeRows } from '../deploy/change-rows.mjs';
import { folderPlace } from '../deploy/folder-place.mjs';
import { historyKey, readHistory, rebuilt } from '../deploy/history.mjs';
import { rowsIn, withoutRow, withRow } from '../deploy/table-text.mjs';
import { BuildError } from './build-error.mjs';
import { textIf } from './files.mjs';
import { firstViewOf } from './first-views.mjs';
import { rangesOf } from './shared-versions.mjs';

/**
 * Builds one row of remotes.json: the path of a remote's newest build, and what the shell and the server need to know
 * before loading it. Writes the list of the build's files beside its entry, and the manifest of module federation under a name
 * of that build: it is deployed with the other files, and a rollback finds it.
 * @param {string} dist
 * @param {ReturnType<import('./remotes.mjs').listRemotes>[number]} remote
 * @param {ReturnType<import('./shared-versions.mjs').sharedVersions>} versions
 * @param {{ files: string[], imports?: import('./compile.mjs').Imports }} built files of the build, relative to the
 *   remote's folder, and what comes with each of its imports
 */
export async function deployRow(dist, remote, versions, { files, imports }) {
  const { name, version, basePaths, dialogs, navigation, pages } = remote;
  const folder = path.join(dist, 'remotes', name);
  const manifestText = readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8');
  const manifest = JSON.parse(manifestText);
  const entry = manifest.metaData.remoteEntry.name;
  const { js, css } = manifest.exposes.find((exposed) => exposed.path === './area').assets;
  const hashOf = (file) => integrityOf(readFileSync(path.join(folder, file)));
  const firstView = await firstViewOf({ dist, name, files, imports });
  const row = {
    entry: `/remotes/${name}/${entry}`,
    integrity: hashOf(entry),
    version,
    ...rangesOf(remote, versions),
    basePaths,
    dialogs,
    prefetch: [...js.sync, ...css.sync].map((file) => ({ href: `/remotes/${name}/${file}`, integrity: hashOf(file) })),
    navigation,
    pages,
    ...(firstView && { firstView }),
  };
  const manifestFile = manifestKey(name, row);
  writeFileSync(path.join(dist, manifestFile), manifestText);
  writeFilesList(dist, name, row, [...files, path.relative(folder, path.join(dist, manifestFile))]);
  return row;
}

/** Writes remotes.json with the row of one build, for a deploy of it to another place. */
export async function writeBuild(dist, remote, versions, built) {
  const row = await deployRow(dist, remote, versions, built);
  writeFileSync(path.join(dist, 'remotes.json'), withRow(undefined, remote.name, row));
}

/**
 * Writes the rows of new builds into remotes.json. All other rows stay, also those of remotes that this tree does not
 * have.
 * @param {string} dist
 * @param {Record<string, Record<string, unknown>>} rows
 * @returns {Promise<string[]>} remotes with a row, in the order of the table
 * @throws {BuildError} if a row would be refused, or would take a path from another remote
 */
export async function deployRows(dist, rows) {
  const changes = Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, rebuilt(row)]));
  return (await changeRows(folderPlace(dist), changes)).names;
}

const recordFile = (dist) => path.join(dist, '.rows.json');

/** The rows that the last builds wrote, by remote. What people have deployed since is not in it. @param {string} dist */
export const readRecord = (dist) => JSON.parse(textIf(recordFile(dist)) ?? '{}');

export const writeRecord = (dist, rows) => writeFileSync(recordFile(dist), JSON.stringify(rows));

/** Lets the next build write a row again. */
export function forgetRow(dist, name) {
  const { [name]: _forgotten, ...others } = readRecord(dist);
  writeRecord(dist, others);
}

/**
 * The files of a remote that its table or history may still need, below its folder.
 * @param {string} dist @param {string} name
 */
export function keptFiles(dist, name) {
  const row = rowsIn(textIf(path.join(dist, 'remotes.json')))[name];
  const history = readHistory(textIf(path.join(dist, historyKey(name))), name);
  const builds = [...(row === undefined ? [] : [row, row.canary ?? row]), ...history.map((entry) => entry.row)];
  const keys = builds.flatMap((build) => filesOfBuild(dist, name, build) ?? []);
  return [...keys, historyKey(name)].map((key) => key.slice(`remotes/${name}/`.length));
}

/** Removes a remote's row from remotes.json. Its files stay for open tabs. */
export async function removeRow(dist, name) {
  const place = folderPlace(dist);
  await place.exclusively(() =>
    place.change('remotes.json', (text) => {
      if (!Object.hasOwn(rowsIn(text), name)) throw new BuildError(`remotes.json has no row "${name}".`);
      return withoutRow(text, name);
    }),
  );
}
