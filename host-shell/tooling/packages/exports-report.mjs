import { createHash } from 'node:crypto';

const HASHED = /^\d+ lines, sha256 [0-9a-f]{12}$/;

/** A declaration as the report has it: a long one is its length and a hash. */
function shortened(text, wholeLines) {
  const lines = text.split('\n');
  if (lines.length <= wholeLines) return text;
  return `${lines.length} lines, sha256 ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}

/** @param {import('./describe-exports.mjs').Exports} exports @param {number} wholeLines */
export const shortenedExports = (exports, wholeLines) =>
  new Map([...exports].map(([name, text]) => [name, shortened(text, wholeLines)]));

/** Before the key of an export that was different in the last release, with its declaration then. */
const SINCE = /^since \S+ /;
const ABSENT = '(not there)';

/**
 * The exports of a package, and those of its last release. The report of a released version has itself as the release.
 * @typedef {{ version: string, exports: import('./describe-exports.mjs').Exports }} Version
 * @typedef {Version & { released?: Version }} Report
 */

/** The exports of a release that differ from these. */
function changesSince({ version, exports: before }, exports) {
  const keys = [...new Set([...exports.keys(), ...before.keys()])].filter(
    (key) => exports.get(key) !== before.get(key),
  );
  return keys.sort().map((key) => [`since ${version} ${key}`, before.get(key) ?? ABSENT]);
}

function stateText(version, released) {
  if (released === undefined) return version;
  return released.version === version ? `${version}, released` : `${version}, after ${released.version}`;
}

/**
 * The text of a report: the version, each export with its declaration below it, and what the last release had instead.
 * @param {string} name @param {Report} report
 */
export function reportText(name, { version, exports, released }) {
  const blocks = [...exports, ...(released === undefined ? [] : changesSince(released, exports))];
  const texts = blocks.map(([key, text]) => `${key}\n${text.replace(/^/gm, '  ')}`);
  return `${[`${name} ${stateText(version, released)}`, ...texts].join('\n\n')}\n`;
}

function releaseOf(head, { version, exports }, changes) {
  if (head.endsWith(', released')) return { version, exports };
  const earlier = / after (\S+)$/.exec(head)?.[1];
  if (earlier === undefined) return undefined;
  const then = new Map(exports);
  for (const [key, text] of changes) {
    if (text === ABSENT) then.delete(key.replace(SINCE, ''));
    else then.set(key.replace(SINCE, ''), text);
  }
  return { version: earlier, exports: then };
}

/**
 * @param {string} text
 * @returns {Report}
 */
export function readReport(text) {
  const [head = '', ...blocks] = text.trimEnd().split(/\n\n(?=\S)/);
  const all = blocks.map((block) => {
    const [key, ...lines] = block.split('\n');
    return [key, lines.map((line) => line.slice(2)).join('\n')];
  });
  const exports = new Map(all.filter(([key]) => !SINCE.test(key)));
  const version = / (\d+\.\d+\.\d+)/.exec(head)?.[1] ?? '';
  const released = releaseOf(
    head,
    { version, exports },
    all.filter(([key]) => SINCE.test(key)),
  );
  return { version, exports, ...(released && { released }) };
}

/** Whether lines were only added to a declaration: a member of a type or an object. */
function isExtended(before, after) {
  if (HASHED.test(before) || HASHED.test(after) || !before.includes('\n')) return false;
  const lines = after.split('\n');
  let at = 0;
  return before.split('\n').every((line) => {
    const found = lines.indexOf(line, at);
    at = found + 1;
    return found !== -1;
  });
}

/**
 * What differs between two reports.
 * @param {import('./describe-exports.mjs').Exports} before @param {import('./describe-exports.mjs').Exports} after
 * @returns {{ added: string[], extended: string[], changed: string[], removed: string[] }} names of exports
 */
export function compareExports(before, after) {
  const both = [...before.keys()].filter((name) => after.has(name) && after.get(name) !== before.get(name));
  const grown = both.filter((name) => isExtended(before.get(name), after.get(name)));
  return {
    added: [...after.keys()].filter((name) => !before.has(name)),
    extended: grown,
    changed: both.filter((name) => !grown.includes(name)),
    // A type that is no longer used, or used from another file, is no loss for those who import the package.
    removed: [...before.keys()].filter((name) => !after.has(name) && !name.startsWith('used ')),
  };
}

/**
 * The least version after changes of exports. Below 1.0.0 a minor version may change anything.
 * @param {string} version @param {ReturnType<typeof compareExports>} difference
 */
export function requiredVersion(version, { changed, removed }) {
  const [major, minor] = version.split('.').map(Number);
  const breaks = changed.length + removed.length > 0;
  return breaks && major >= 1 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}
