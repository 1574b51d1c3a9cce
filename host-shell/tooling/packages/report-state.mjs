import { isDeepStrictEqual } from 'node:util';
import gte from 'semver/functions/gte.js';
import { compareExports, requiredVersion } from './exports-report.mjs';

const list = (what, names) => (names.length > 0 ? [`${what}: ${names.join(', ')}`] : []);

/** What changed, in words. @param {ReturnType<typeof compareExports>} difference */
const inWords = ({ added, extended, changed, removed }) =>
  [...list('removed', removed), ...list('changed', changed), ...list('extended', extended), ...list('new', added)].join(
    '; ',
  );

/**
 * `report`: what the report should say; `isReported`: it does; `difference`: what is not in it; `lacking`: the version
 * that the package needs because its exports are not those of the last release, and what differs.
 * @typedef {{ report: import('./exports-report.mjs').Report, isReported: boolean, difference: string, lacking?: { version: string, released: string, difference: string } }} State
 */

/** What a report does not say yet. */
function unreported(current, report) {
  if (report === undefined) return 'there is no report yet';
  const difference = inWords(compareExports(report.exports, current.exports));
  if (difference !== '') return difference;
  return report.version === current.version ? 'types that are no longer used' : `the version is ${current.version}`;
}

/** The version that these exports need after those of a release; undefined if they have it. */
function lackingVersion({ version, exports }, released) {
  const difference = compareExports(released.exports, exports);
  const isSame = Object.values(difference).every((names) => names.length === 0);
  const needed = isSame ? released.version : requiredVersion(released.version, difference);
  if (gte(version, needed)) return undefined;
  return { version: needed, released: released.version, difference: inWords(difference) };
}

/**
 * Compares the exports of a package with its report, and their version with the last release.
 * @param {import('./exports-report.mjs').Version} current @param {import('./exports-report.mjs').Report} [report]
 * @returns {State}
 */
export function stateOf(current, report) {
  const released = report?.released;
  const lacking = released && lackingVersion(current, released);
  const isReported = report?.version === current.version && isDeepStrictEqual(report.exports, current.exports);
  return {
    report: { ...current, ...(released && { released }) },
    isReported,
    difference: isReported ? '' : unreported(current, report),
    ...(lacking && { lacking }),
  };
}
