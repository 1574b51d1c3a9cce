import { bold, green, red, say } from '../terminal.mjs';
import { TABLE } from './change-rows.mjs';
import { checkFiles } from './check-files.mjs';
import { openPlaces, readOptions } from './command.mjs';
import { currentEntry, historyKey, readHistory } from './history.mjs';
import { rowsIn } from './table-text.mjs';

const HEAD = ['remote', 'version', 'deployed', 'earlier', 'canary', 'files', 'entry'];

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
  const history = readHistory((await table.read(historyKey(name)))?.toString('utf8'), name);
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
    canary === undefined ? '-' : `${canary.version} to ${Number((canary.share * 100).toFixed(2))} %`,
    checks.map(filesText).join(', canary '),
    row.entry,
  ];
  return { cells, problems };
}

/**
 * Prints a row for each remote of a table, and looks at their files.
 * @returns {Promise<boolean>} whether all files are there and right
 */
export async function showStatus({ ownDist, usage }) {
  const places = await openPlaces(readOptions(usage, {}, { remote: false }), ownDist);
  const rows = rowsIn((await places.table.read(TABLE))?.toString('utf8'), `${TABLE} of ${places.table.label}`);
  const lines = await Promise.all(Object.entries(rows).map(([name, row]) => lineOf(name, row, places)));
  const table = [HEAD, ...lines.map(({ cells }) => cells)];
  const widths = HEAD.map((_, column) => Math.max(...table.map((cells) => cells[column].length)));
  for (const [index, cells] of table.entries()) {
    const text = cells
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
    say(index === 0 ? bold(text) : text);
  }
  const problems = lines.flatMap((line) => line.problems);
  say(
    problems.length === 0
      ? green('All files are there, with the right hashes. Times are UTC.')
      : red(problems.join('\n')),
  );
  return problems.length === 0;
}
