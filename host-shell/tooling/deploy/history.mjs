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

/** Whether both rows are the same build. @param {Row} row @param {Row} other */
const isSameRow = (row, other) => isDeepStrictEqual(withoutCanary(row), withoutCanary(other));

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
 * The histories of a remote in two places as one, oldest first.
 * @param {readonly Entry[]} history @param {readonly Entry[]} other
 * @returns {Entry[]}
 */
export function mergedHistory(history, other) {
  const added = history.filter((entry) => !other.some((candidate) => isDeepStrictEqual(candidate, entry)));
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
function earlierRow(history, current, version) {
  if (version !== undefined)
    return history.findLast(({ row }) => row.version === version && !isSameRow(row, current))?.row;
  const first = history.findIndex(({ row }) => isSameRow(row, current));
  return (first === -1 ? history.at(-1) : history[first - 1])?.row;
}

/**
 * What a remote has before a change.
 * @typedef {{ name: string, row?: Row, history: readonly Entry[], since: string, now: string }} Before since: when the
 *   table was written; row: the current one, with its canary
 * @typedef {{ row: Row, history: readonly Entry[], done: string }} After done: a sentence for the terminal
 */

const current = ({ name, row }) => {
  if (row === undefined) throw new BuildError(`remotes.json has no row "${name}". Deploy the remote first.`);
  return row;
};

/**
 * The history after a row became current. A current row that is not in it, because it was written by hand, is added first.
 * @param {Before} before @param {Row} next @param {boolean} [again] the row goes back to an earlier one, whose first entry
 *   stays, so that another rollback goes further back
 * @returns {Entry[]}
 */
function become({ row, history, since, now }, next, again = false) {
  const isRecorded = row === undefined || isSameRow(row, next) || history.some((entry) => isSameRow(entry.row, row));
  const before = isRecorded ? history : [...history, { deployedAt: since, row: withoutCanary(row) }];
  const others = again ? before : before.filter((entry) => !isSameRow(entry.row, next));
  return [...others, { deployedAt: now, row: withoutCanary(next) }].slice(-KEPT_ROWS);
}

/** Whether a row is current already, and in the history. */
const isKnown = ({ row, history }, next) =>
  row !== undefined && isSameRow(row, next) && currentEntry(history, next) !== undefined;

export const percent = (share) => `${Number((share * 100).toFixed(2))} %`;

/** A reminder for a build that has the version of another one. */
const sameVersion = ({ name, row }, next) =>
  row !== undefined && row.version === next.version && !isSameRow(row, next)
    ? ` The build before has the same version: raise "version" in remote.json of ${name}, so that a rollback can name it.`
    : '';

/** A new build becomes the current one, and a canary is dropped. @returns {(before: Before) => After} */
export const deployed = (next) => (before) => ({
  row: next,
  history: isKnown(before, next) ? before.history : become(before, next),
  done: `${before.name} ${next.version} is deployed${before.row?.canary ? ', and its canary is gone' : ''}.${sameVersion(before, next)}`,
});

/** A new build is shown to a share of the visitors. @returns {(before: Before) => After} */
export const deployedAsCanary = (next, share) => (before) => ({
  row: { ...withoutCanary(current(before)), canary: { ...next, share } },
  history: before.history,
  done: `${before.name} ${next.version} is deployed to ${percent(share)} of the visitors; ${current(before).version} stays for the others.`,
});

/** The canary becomes the current row. @returns {After} @param {Before} before */
export function promoted(before) {
  const { canary } = current(before);
  if (canary === undefined)
    throw new BuildError(
      `${before.name} has no canary. Deploy one with --canary 10%, or deploy the remote to everyone.`,
    );
  const { share: _share, ...next } = canary;
  return { row: next, history: become(before, next), done: `${before.name} ${next.version} is deployed to everyone.` };
}

/** The canary goes, or an earlier row becomes the current one. @returns {(before: Before) => After} */
export const rolledBack = (version) => (before) => {
  const row = current(before);
  if (row.canary !== undefined && version === undefined) {
    const done = `The canary ${row.canary.version} of ${before.name} is gone; everyone has ${row.version}.`;
    return { row: withoutCanary(row), history: before.history, done };
  }
  const next = earlierRow(before.history, row, version);
  if (next === undefined) {
    const versions = [...new Set(before.history.map((entry) => entry.row.version))].join(', ') || 'none';
    throw new BuildError(
      version === undefined
        ? `${before.name} has no earlier row in its history; ${row.version} stays.`
        : `The history of ${before.name} has no other row with version ${version}. It has: ${versions}. ${row.version} stays.`,
    );
  }
  return { row: next, history: become(before, next, true), done: `${before.name} is ${next.version} again.` };
};

/** A build of the tree that the table belongs to. The row of an unchanged build stays as it is, with its canary. */
export const rebuilt = (next) => (before) =>
  before.row !== undefined && isSameRow(before.row, next)
    ? { ...deployed(next)(before), row: before.row }
    : deployed(next)(before);
