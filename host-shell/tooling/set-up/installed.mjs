import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { thisMachine } from './machine.mjs';
import { platformName } from './native-parts.mjs';

const stampFile = (root) => path.join(root, 'node_modules', '.gyg-set-up');
const hiddenLock = (root) => path.join(root, 'node_modules', '.package-lock.json');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** What was installed and proved, as the last set-up wrote it down; nothing where that is not readable. */
function readStamp(root) {
  try {
    return readJson(stampFile(root));
  } catch {
    return {};
  }
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** What native parts are made for: another Node, system or C library needs others. */
function machineName() {
  const { abi, ...platform } = thisMachine();
  return `${platformName(platform)} abi-${abi}`;
}

/** True when node_modules was installed from this very lock file, by us or by hand with npm. */
export function isInstalled(root) {
  const { lock, machine } = readStamp(root);
  if (machine !== undefined && machine !== machineName()) return false;
  return lock === hashOf(path.join(root, 'package-lock.json')) || matchesLock(root);
}

/** npm writes its own list at the end of every install, so that one by hand is seen here. */
const lastInstall = (root) => (existsSync(hiddenLock(root)) ? statSync(hiddenLock(root)).mtimeMs : 0);

/**
 * True when every native part has worked since the last install on this machine.
 * @param {string} root @param {'start' | 'test'} scope
 */
export function isProved(root, scope) {
  const { machine, installedAt, proved = [] } = readStamp(root);
  return machine === machineName() && installedAt === lastInstall(root) && proved.includes(scope);
}

/**
 * npm keeps what it really installed in node_modules/.package-lock.json: someone who ran `npm install` by hand must not
 * wait for a second install.
 */
function matchesLock(root) {
  if (!existsSync(hiddenLock(root))) return false;
  const wanted = readJson(path.join(root, 'package-lock.json')).packages;
  const present = readJson(hiddenLock(root)).packages;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/') || entry.optional || entry.peer || entry.devOptional) return true;
    return present[place] !== undefined && present[place].version === entry.version;
  });
}

/** Remembers that this lock file is installed, and that what `scope` needs works. What tests need includes what start needs. */
export function recordProved(root, scope) {
  const proved = scope === 'test' || isProved(root, 'test') ? ['start', 'test'] : ['start'];
  const lock = hashOf(path.join(root, 'package-lock.json'));
  writeFileSync(
    stampFile(root),
    `${JSON.stringify({ lock, machine: machineName(), installedAt: lastInstall(root), proved })}\n`,
  );
}
