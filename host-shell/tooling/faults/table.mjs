import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Result
 * @property {string} id
 * @property {string} package
 * @property {string} kind
 * @property {string} what
 * @property {string} file
 * @property {boolean} caught
 * @property {'narrow' | 'wider' | null} how by the cheapest run that should, by a wider one, or not at all
 * @property {string} run the run that caught it
 * @property {string} by the first test or check that failed
 * @property {number} seconds
 */

const cell = (text) => String(text).replaceAll('|', '\\|').replace(/\s+/g, ' ');
const row = (cells) => `| ${cells.map(cell).join(' | ')} |`;

/** @param {readonly Result[]} results */
export function toMarkdown(results) {
  const caught = results.filter((result) => result.caught).length;
  const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  return [
    '# Planted faults',
    '',
    `${caught} of ${results.length} caught, in ${minutes.toFixed(1)} minutes. Written by \`node host-shell/tooling/faults/run.mjs --write <folder>\`.`,
    '',
    row(['Fault', 'Package', 'Kind', 'What it does', 'Caught by', 'Seconds']),
    '| --- | --- | --- | --- | --- | ---: |',
    ...results.map(({ id, package: place, kind, what, caught: seen, how, run, by, seconds }) =>
      row([
        id,
        place,
        kind,
        what,
        seen ? `${how === 'wider' ? '(wider) ' : ''}${run}: ${by}` : '**not caught**',
        seconds,
      ]),
    ),
    '',
  ].join('\n');
}

/** The results of an earlier run and of this one, in the order of the list; faults that have left the list go. */
export function mergeResults(earlier, results, ids) {
  const byId = new Map([...earlier, ...results].map((result) => [result.id, result]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Writes faults.json and faults.md into a folder; results of faults that were not run this time stay. */
export function writeTable(folder, results, ids) {
  const file = path.join(folder, 'faults.json');
  const earlier = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const all = mergeResults(earlier, results, ids);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(path.join(folder, 'faults.md'), toMarkdown(all));
}
