import { parseTree } from 'jsonc-parser';
import { BuildError } from '../build/build-error.mjs';

/** @typedef {Record<string, import('./history.mjs').Row>} Table rows by the name of their remote */

const RESTORE =
  'Restore it from a copy, or delete it and run "npm run build" to make a new one from the remotes of this tree.';

/**
 * The rows in the text of remotes.json; none in a missing file.
 * @param {string | undefined} text @param {string} label the file, for messages
 * @returns {Table}
 */
export function rowsIn(text, label = 'remotes.json') {
  if (text === undefined) return {};
  try {
    const table = JSON.parse(text);
    if (typeof table === 'object' && table !== null && !Array.isArray(table)) return table;
  } catch {
    // Reported below, with a solution.
  }
  throw new BuildError(`${label} is not a table of remotes. ${RESTORE}`);
}

const written = (row) => JSON.stringify(row, null, 2).replaceAll('\n', '\n  ');

/** The rows as they stand in the text: `[name, value]` nodes with offsets. */
function nodesIn(text) {
  const nodes = parseTree(text)?.children ?? [];
  const names = nodes.map(({ children: [name] }) => name.value);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new BuildError(`remotes.json has two rows "${twice}". Delete the one that is not used; the last one counts.`);
  return nodes;
}

const splice = (text, from, to, inserted) => text.slice(0, from) + inserted + text.slice(to);

/**
 * The text of remotes.json with another row for one remote. All other rows stay byte for byte as they were written. A new
 * remote comes last, because the first row with a path owns it.
 * @param {string | undefined} text @param {string} name @param {Record<string, unknown>} row
 */
export function withRow(text, name, row) {
  if (text === undefined || Object.keys(rowsIn(text)).length === 0) return `{\n  "${name}": ${written(row)}\n}\n`;
  const nodes = nodesIn(text);
  const own = nodes.find(({ children: [key] }) => key.value === name);
  if (own !== undefined) {
    const [, { offset, length }] = own.children;
    return splice(text, offset, offset + length, written(row));
  }
  const last = nodes.at(-1);
  const end = last.offset + last.length;
  return splice(text, end, end, `,\n  "${name}": ${written(row)}`);
}

/**
 * The text of remotes.json without the row of one remote.
 * @param {string} text @param {string} name
 */
export function withoutRow(text, name) {
  const nodes = nodesIn(text);
  const index = nodes.findIndex(({ children: [key] }) => key.value === name);
  const [own, next, previous] = [nodes[index], nodes[index + 1], nodes[index - 1]];
  if (next !== undefined) return splice(text, own.offset, next.offset, '');
  const start = previous === undefined ? own.offset : previous.offset + previous.length;
  return splice(text, start, own.offset + own.length, '');
}
