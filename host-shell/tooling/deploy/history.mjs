import { isDeepStrictEqual } from 'node:util';
import { BuildError } from '../build/build-error.mjs';

/** How many rows of a remote are kept to go back to. Their files are kept as well. */
export const KEPT_ROWS = 20;

/**
 * @typedef {Record<string, unknown> & { version: string, canary?: Record<string, unknown> }} Row
 * @typedef {{ deployedAt: string, row: Row }} Entry a row that was current from a time on
 */

/** A row without its canary. @param {Row} row @returns {Row} */
export const withoutCanary = ({ canary: _canary, ...row }) => row;

/** Whether both rows are the same build. @param {Row} one @param {Row} other */
export const isSameRow = (one, other) => isDeepStrictEqual(withoutCanary(one), withoutCanary(other));

/** The path of a remote's history beside its files. @param {string} name */
export const historyKey = (name) => `remotes/${name}/history.json`;

/**
 * The rows that were current, newest last.
 * @param {string | undefined} text of history.json @param {string} name
 * @returns {Entry[]}
 */
export function readHistory(text, name) {
  if (text === undefined) return [];
  try {
    const entries = JSON.parse(text);
    if (Array.isArray(entries) && entries.every((entry) => typeof entry?.row?.version === 'string')) return entries;
  } catch {
    // Reported below, with a solution.
  }
  throw new BuildError(`${historyKey(name)} is not a history. Restore it from a copy, or delete it: a new one begins.`);
}

/** @param {readonly Entry[]} history */
export const historyText = (history) => `${JSON.stringify(history, null, 2)}\n`;

/**
 * The history after a row became current. A current row that is not in it, because it was written by hand, is added first.
 * @param {readonly Entry[]} history
 * @param {{ current?: Row, currentSince: string, next: Row, now: string, again?: boolean }} change again: the row goes
 *   back to an earlier one, whose first entry stays, so that another rollback goes further back
 * @returns {Entry[]}
 */
export function withCurrent(history, { current, currentSince, next, now, again = false }) {
  const isKnown =
    current === undefined || isSameRow(current, next) || history.some(({ row }) => isSameRow(row, current));
  const before = isKnown ? history : [...history, { deployedAt: currentSince, row: withoutCanary(current) }];
  const others = again ? before : before.filter(({ row }) => !isSameRow(row, next));
  return [...others, { deployedAt: now, row: withoutCanary(next) }].slice(-KEPT_ROWS);
}

/**
 * The histories of a remote in two places as one, oldest first.
 * @param {readonly Entry[]} one @param {readonly Entry[]} other
 * @returns {Entry[]}
 */
export function mergedHistory(one, other) {
  const added = one.filter((entry) => !other.some((known) => isDeepStrictEqual(known, entry)));
  const inOrder = [...added, ...other].sort((a, b) => Date.parse(a.deployedAt) - Date.parse(b.deployedAt));
  return inOrder.slice(-KEPT_ROWS);
}

/** The entry since which a row is current; undefined if it was written by hand. */
export const currentEntry = (history, row) => history.findLast((entry) => isSameRow(entry.row, row));

/**
 * The row before the current one, or the newest one of a version.
 * @param {readonly Entry[]} history @param {Row} current @param {string} [version]
 * @returns {Row | undefined}
 */
export function earlierRow(history, current, version) {
  if (version !== undefined)
    return history.findLast(({ row }) => row.version === version && !isSameRow(row, current))?.row;
  const first = history.findIndex(({ row }) => isSameRow(row, current));
  return (first === -1 ? history.at(-1) : history[first - 1])?.row;
}
