import path from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError } from '../build/build-error.mjs';
import { assertFitsShell } from '../build/shared-versions.mjs';
import { bold, green, red, say } from '../terminal.mjs';
import { bucketPlace, readBucketAddress } from './bucket-place.mjs';
import { checkFiles, transferBuild } from './build-files.mjs';
import { changeRows, TABLE } from './change-rows.mjs';
import { folderPlace, installationPlace, textIn } from './folder-place.mjs';
import {
  currentEntry,
  deployed,
  deployedAsCanary,
  historyKey,
  percent,
  promoted,
  readHistory,
  rolledBack,
} from './history.mjs';
import { rowsIn } from './table-text.mjs';

const PLACE_OPTIONS = { to: { type: 'string' }, table: { type: 'string' }, unconditional: { type: 'boolean' } };

/** npm takes `--to` for the beginning of its `--token-description`. */
const npmNames = (name) => [name.replaceAll('-', '_'), ...(name === 'to' ? ['token_description'] : [])];

/** npm takes flags that are not behind `--` for its own. */
function refuseSwallowed(options, values) {
  const swallowed = Object.keys(options).find(
    (name) => values[name] === undefined && npmNames(name).some((npmName) => process.env[`npm_config_${npmName}`]),
  );
  if (swallowed !== undefined)
    throw new BuildError(`npm took --${swallowed} for its own. Write -- before the first flag: … -- --${swallowed} …`);
}

/**
 * Reads the arguments of a deploy command.
 * @param {Command} command @param {import('node:util').ParseArgsConfig['options']} more @param {{ remote?: boolean }} [needs]
 * @throws {BuildError} with the usage
 */
function readOptions({ args, usage }, more = {}, { remote = true } = {}) {
  const options = { ...PLACE_OPTIONS, ...more };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    refuseSwallowed(options, values);
    if (positionals.length === (remote ? 1 : 0)) return { ...values, name: positionals[0] };
  } catch (error) {
    if (error instanceof BuildError) throw error;
    throw new BuildError(`${error.message}\nUsage: ${usage}`);
  }
  throw new BuildError(remote ? `Name one remote. Usage: ${usage}` : `Usage: ${usage}`);
}

const open = (where, { unconditional }, isInstallation) => {
  if (where.startsWith('s3:')) return bucketPlace(readBucketAddress(where), { unconditional });
  return isInstallation ? installationPlace(where) : folderPlace(path.resolve(where));
};

/**
 * The places of the files and of the table, which are the same without `--table`.
 * @param {{ to?: string, table?: string, unconditional?: boolean }} options @param {string} ownDist this tree's folder
 */
export async function openPlaces({ to = undefined, table: tableAt, ...options }, ownDist) {
  const files = await open(to ?? ownDist, options, tableAt === undefined);
  return { files, table: tableAt === undefined ? files : await open(tableAt, options, true) };
}

/** `10%` and `0.1` are a tenth. @param {string} text */
function shareOf(text) {
  const [, number, percentSign] = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(text.trim()) ?? [];
  const share = Number(number) / (percentSign ? 100 : 1);
  if (share >= 0 && share <= 1) return share;
  throw new BuildError(`--canary ${text} is no share of the visitors. Write --canary 10% or --canary 0.1.`);
}

function publicUrlOf(text) {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') return text;
  throw new BuildError(`--public-url ${text} is no address such as https://cdn.example/gyg.`);
}

/** Copies the files of a remote's build, then changes its row. @param {Command} command */
async function deploy(command) {
  const options = { from: { type: 'string' }, canary: { type: 'string' }, 'public-url': { type: 'string' } };
  const { name, from, canary, 'public-url': address, ...where } = readOptions(command, options);
  const share = canary === undefined ? undefined : shareOf(canary);
  const publicUrl = publicUrlOf(address);
  const { files, table } = await openPlaces(where, command.ownDist);
  const inspect = (row) => assertFitsShell(table, name, row);
  const build = from ?? (await command.build(name));
  const { row, count } = await transferBuild({ from: build, name, files, publicUrl, inspect });
  say(`  ${count} files copied to ${files.label}`);
  const change = share === undefined ? deployed(row) : deployedAsCanary(row, share);
  const { done } = await changeRows(table, { [name]: change });
  say(`  ${done.join('\n')}`);
  if (publicUrl !== undefined)
    say(`  The server loads it only if its setting REMOTES_FROM has ${new URL(publicUrl).origin}.`);
}

/** Refuses a row whose files are gone, for instance because they were deleted by hand. */
async function assertFiles(place, name, row) {
  const { missing, wrong } = await checkFiles(place, name, row);
  const [first] = [...missing, ...wrong];
  if (first !== undefined)
    throw new BuildError(
      `${name} ${row.version} cannot run: ${first} ${missing.length > 0 ? 'is missing' : 'has other contents'} in ${place.label}. Nothing was changed; deploy that version again.`,
    );
}

async function changeRow({ name, ...where }, ownDist, how) {
  const { files, table } = await openPlaces(where, ownDist);
  const before = async (row) => {
    await assertFiles(files, name, row);
    await assertFitsShell(table, name, row);
  };
  const { done } = await changeRows(table, { [name]: how }, { before });
  say(`  ${done.join('\n')}`);
}

/** Makes the previous row, or that of a version, the current one. Removes a canary. Builds nothing. */
async function rollBack(command) {
  const { version, ...options } = readOptions(command, { version: { type: 'string' } });
  await changeRow(options, command.ownDist, rolledBack(version));
}

function filesText({ count, missing, wrong }) {
  if (missing.length > 0) return `${missing.length} of ${count} missing`;
  return wrong.length > 0 ? `${wrong.length} of ${count} changed` : `${count} right`;
}

async function lineOf(name, row, { files, table }) {
  if (typeof row?.entry !== 'string')
    return {
      cells: [name, '?', '-', '-', '-', '-', '-'],
      problems: [`the row "${name}" has no entry: servers leave it out`],
    };
  const history = readHistory(await textIn(table, historyKey(name)), name);
  const { canary } = row;
  const builds = [row, ...(canary === undefined ? [] : [canary])];
  const checks = await Promise.all(builds.map((build) => checkFiles(files, name, build)));
  const problems = checks.flatMap(({ missing, wrong }) => [
    ...missing.map((file) => `${file} is missing`),
    ...wrong.map((file) => `${file} has other contents than its hash says`),
  ]);
  const since = currentEntry(history, row)?.deployedAt;
  const earlier = [...new Set(history.map((entry) => entry.row.version))].filter((version) => version !== row.version);
  const cells = [
    name,
    row.version,
    since === undefined ? 'by hand' : since.slice(0, 16).replace('T', ' '),
    earlier.slice(-3).join(', ') || '-',
    canary === undefined ? '-' : `${canary.version} to ${percent(canary.share)}`,
    checks.map(filesText).join(', canary '),
    row.entry,
  ];
  return { cells, problems };
}

/** Prints a row for each remote of a table, and looks at their files. The process fails if one is missing or wrong. */
async function showStatus(command) {
  const places = await openPlaces(readOptions(command, {}, { remote: false }), command.ownDist);
  const rows = rowsIn(await textIn(places.table, TABLE), `${TABLE} of ${places.table.label}`);
  const lines = await Promise.all(Object.entries(rows).map(([name, row]) => lineOf(name, row, places)));
  const head = ['remote', 'version', 'deployed', 'earlier', 'canary', 'files', 'entry'];
  const table = [head, ...lines.map(({ cells }) => cells)];
  const widths = head.map((_, column) => Math.max(...table.map((cells) => cells[column].length)));
  for (const [index, cells] of table.entries()) {
    const text = cells.map((cell, column) => cell.padEnd(widths[column])).join('  ');
    say(index === 0 ? bold(text.trimEnd()) : text.trimEnd());
  }
  const problems = lines.flatMap((line) => line.problems);
  if (problems.length === 0) return say(green('All files are there, with the right hashes. Times are UTC.'));
  say(red(problems.join('\n')));
  process.exitCode = 1;
}

/**
 * The commands of a remote's team.
 * @typedef {{ args: string[], ownDist: string, usage: string, build?: (name: string) => Promise<string> }} Command ownDist:
 *   the place without `--to`; build: builds a remote and returns the folder of the build
 * @type {Record<string, { flags?: string, run(command: Command): Promise<unknown> }>} flags: for the usage
 */
export const DEPLOY_COMMANDS = {
  deploy: { flags: ' [--canary 10%]', run: deploy },
  promote: { run: (command) => changeRow(readOptions(command), command.ownDist, promoted) },
  rollback: { flags: ' [--version 1.2.0]', run: rollBack },
  status: { run: showStatus },
};
