import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { duration, say, startClock } from '../terminal.mjs';
import { npm } from './npm.mjs';

/**
 * `small` is what building and running need, the `dependencies` of all package.json files. `whole` has the
 * `devDependencies` too. Both are of one package-lock.json.
 * @typedef {'small' | 'whole'} Set
 */

const SAID = {
  small: 'What building and running need is installed first. Tests, checks and stories add the rest when first called.',
  whole:
    'All packages are installed, once and when package-lock.json changes: also those of tests, checks and stories.',
};
const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|E[A-Z]*TIMEDOUT|ENOTCACHED/;

/** What a compiler leaves beside the part that it made: 15 MB. */
const LEFT = ['obj', 'obj.target'].map((folder) => `better-sqlite3/build/Release/${folder}`);

const stampFile = (root) => path.join(root, 'node_modules', '.gyg-set-up');
/** A package of the whole set. */
const hasWhole = (root) => existsSync(path.join(root, 'node_modules', 'vitest'));

/** What an install depends on: the lock file, and the system and version of Node for its native parts. */
function stampOf(root, set) {
  const lock = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  return [set, process.platform, process.arch, process.versions.modules, lock.digest('hex')].join(' ');
}

/** The set that a command needs. Who has the whole set, from an earlier command or npm, keeps it. @returns {Set} */
export const setFor = (root, wanted) => (wanted === 'whole' || hasWhole(root) ? 'whole' : 'small');

/** Whether the last set-up installed this set, or more, from exactly this lock file. */
export function isReady(root, set) {
  if (!existsSync(stampFile(root)) || (set === 'whole' && !hasWhole(root))) return false;
  const stamp = readFileSync(stampFile(root), 'utf8');
  return stamp === stampOf(root, set) || stamp === stampOf(root, 'whole');
}

export const recordReady = (root, set) => writeFileSync(stampFile(root), stampOf(root, set));

/**
 * Adds the missing packages of a set. Unlike `npm ci`, this leaves those that are there, so a running server keeps its
 * files. The flags take precedence over settings and variables that would change the set, as NODE_ENV does.
 * @param {Set} set
 */
export const installArguments = (set) => [
  ...['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false'],
  ...['--include=optional', set === 'whole' ? '--include=dev' : '--omit=dev'],
];

/** npm's own words, and what to do if it did not reach the registry. */
export function failure(output) {
  const failed = `${output.trimEnd()}\n\nThe packages were not installed; npm's own words are above.`;
  if (!UNREACHABLE.test(output)) return failed;
  return `${failed}\nThis machine does not reach npm's registry: see to its network, or to proxy and registry in npm's settings, then try again.`;
}

/**
 * Installs a set.
 * @param {string} root @param {Set} set @returns {Promise<string | undefined>} the problem, if there is one
 */
export async function install(root, set) {
  say(SAID[set]);
  const clock = startClock('Installing packages');
  // Without a network npm would try every package for minutes. Its cache may have all of them.
  const ping = await npm(['ping', '--fetch-retries=0'], root);
  const offline = UNREACHABLE.test(ping.output) ? ['--offline'] : [];
  const { ok, output } = await npm([...installArguments(set), ...offline], root);
  const taken = clock.end();
  if (!ok) return failure(output);
  for (const place of LEFT) rmSync(path.join(root, 'node_modules', place), { recursive: true, force: true });
  say(`  Packages installed in ${duration(taken)}`);
  return undefined;
}
