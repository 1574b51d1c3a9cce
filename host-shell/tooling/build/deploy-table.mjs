import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from './build-error.mjs';
import { loadRemotesContract } from './contract.mjs';
import { rangesOf } from './shared-versions.mjs';

/** The `integrity` value of a file. */
export function integrityOf(file) {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

/**
 * Builds one row of remotes.json: the path of a remote's newest build, and what the shell and the server need to know
 * before loading it.
 * @param {string} dist
 * @param {ReturnType<import('./remotes.mjs').listRemotes>[number]} remote
 * @param {ReturnType<import('./shared-versions.mjs').sharedVersions>} versions
 */
export function deployRow(dist, remote, versions) {
  const { name, version, basePaths, dialogs, navigation } = remote;
  const folder = path.join(dist, 'remotes', name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8'));
  const entry = manifest.metaData.remoteEntry.name;
  const { js, css } = manifest.exposes.find((exposed) => exposed.path === './area').assets;
  const link = (file) => ({ href: `/remotes/${name}/${file}`, integrity: integrityOf(path.join(folder, file)) });
  return {
    entry: `/remotes/${name}/${entry}`,
    integrity: integrityOf(path.join(folder, entry)),
    version,
    ...rangesOf(remote, versions),
    basePaths,
    dialogs,
    prefetch: [...js.sync, ...css.sync].map(link),
    navigation,
  };
}

const fileOf = (dist) => path.join(dist, 'remotes.json');

/** Reads the deployed rows; none before the first build. */
function readTable(dist) {
  const file = fileOf(dist);
  if (!existsSync(file)) return {};
  try {
    const table = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof table === 'object' && table !== null && !Array.isArray(table)) return table;
  } catch {
    // Reported below, with a solution.
  }
  throw new BuildError(
    `${file} is not a table of remotes. Restore it from a copy, or delete it and run "npm run build" to make a new one from the remotes of this tree.`,
  );
}

/** Writes by renaming, so that a server never reads an incomplete table. */
function writeTable(dist, table) {
  const unfinished = `${fileOf(dist)}.${process.pid}`;
  mkdirSync(dist, { recursive: true });
  writeFileSync(unfinished, `${JSON.stringify(table, null, 2)}\n`);
  renameSync(unfinished, fileOf(dist));
}

/**
 * Writes the rows of new builds into remotes.json. All other rows stay, also those of remotes that this tree does not
 * have. New remotes come last, because the first row with a path owns it.
 * @param {string} dist
 * @param {Record<string, ReturnType<typeof deployRow>>} rows
 * @returns {Promise<string[]>} remotes with a row, in the order of the table
 * @throws {BuildError} if a row would be refused, or would take a path from another remote
 */
export async function deployRows(dist, rows) {
  const { parseRemoteTable } = await loadRemotesContract();
  const before = readTable(dist);
  const after = { ...before, ...rows };
  const problemsOf = (table) =>
    Object.keys(table).length === 0
      ? []
      : parseRemoteTable(table).problems.map(({ remote, reason }) => `  "${remote}": ${reason}`);
  const known = problemsOf(before);
  const added = problemsOf(after).filter((problem) => !known.includes(problem));
  if (added.length > 0)
    throw new BuildError(
      `remotes.json was not changed, since these rows would not be accepted:\n${added.join('\n')}\nBuild the remotes that exchange a path together. The row of a remote that is no longer deployed goes with "npm run build -- --remove <name>".`,
    );
  writeTable(dist, after);
  return Object.keys(after);
}

/** Removes a remote's row from remotes.json. Its files stay for open tabs. */
export function removeRow(dist, name) {
  const { [name]: row, ...rest } = readTable(dist);
  if (row === undefined) throw new BuildError(`remotes.json has no row "${name}".`);
  writeTable(dist, rest);
}
