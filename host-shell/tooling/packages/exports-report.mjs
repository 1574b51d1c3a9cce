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

/**
 * The report of a package's exports: its version, then each export with its declaration below it.
 * @param {string} name @param {string} version @param {import('./describe-exports.mjs').Exports} exports
 */
export const reportText = (name, version, exports) =>
  [`${name} ${version}`, ...[...exports].map(([key, text]) => `${key}\n${text.replace(/^/gm, '  ')}`)].join('\n\n') +
  '\n';

/**
 * @param {string} text
 * @returns {{ version: string, exports: import('./describe-exports.mjs').Exports }}
 */
export function readReport(text) {
  const [head = '', ...blocks] = text.trimEnd().split(/\n\n(?=\S)/);
  const exports = blocks.map((block) => {
    const [key, ...lines] = block.split('\n');
    return [key, lines.map((line) => line.slice(2)).join('\n')];
  });
  return { version: head.split(' ').at(-1), exports: new Map(exports) };
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
