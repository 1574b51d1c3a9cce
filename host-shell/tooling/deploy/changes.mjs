import { BuildError } from '../build/build-error.mjs';
import { currentEntry, earlierRow, isSameRow, withCurrent, withoutCanary } from './history.mjs';

/**
 * What a remote has before a change.
 * @typedef {import('./history.mjs').Row} Row
 * @typedef {import('./history.mjs').Entry} Entry
 * @typedef {{ name: string, row?: Row, history: readonly Entry[], since: string, now: string }} Before since: when the
 *   table was written; row: the current one, with its canary
 * @typedef {{ row: Row, history: readonly Entry[], done: string }} After done: a sentence for the terminal
 */

const current = ({ name, row }) => {
  if (row === undefined) throw new BuildError(`remotes.json has no row "${name}". Deploy the remote first.`);
  return row;
};

const become = (before, next, again = false) =>
  withCurrent(before.history, { current: before.row, currentSince: before.since, next, now: before.now, again });

/** Whether a row is current already, and in the history. */
const isKnown = ({ row, history }, next) =>
  row !== undefined && isSameRow(row, next) && currentEntry(history, next) !== undefined;

const percent = (share) => `${Number((share * 100).toFixed(2))} %`;

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
    const known = [...new Set(before.history.map((entry) => entry.row.version))].join(', ') || 'none';
    throw new BuildError(
      version === undefined
        ? `${before.name} has no earlier row in its history; ${row.version} stays.`
        : `The history of ${before.name} has no other row with version ${version}. It has: ${known}. ${row.version} stays.`,
    );
  }
  return { row: next, history: become(before, next, true), done: `${before.name} is ${next.version} again.` };
};

/** A build of the tree that the table belongs to. The row of an unchanged build stays as it is, with its canary. */
export const rebuilt = (next) => (before) =>
  before.row !== undefined && isSameRow(before.row, next)
    ? { ...deployed(next)(before), row: before.row }
    : deployed(next)(before);
