import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { thisMachine } from './machine.mjs';
import { platformName } from './native-parts.mjs';

const stampFile = (root) => path.join(root, 'node_modules', '.gyg-set-up');
const hiddenLock = (root) => path.join(root, 'node_modules', '.package-lock.json');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Reads the record of the last set-up: what was installed and tested. Empty if it is not readable. */
function readStamp(root) {
  try {
    return readJson(stampFile(root));
  } catch {
    return {};
  }
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The properties that native parts depend on: Node version, system and C library. */
function machineName() {
  const { abi, ...platform } = thisMachine();
  return `${platformName(platform)} abi-${abi}`;
}

/** Whether node_modules was installed from exactly this lock file, by set-up or manually with npm. */
export function isInstalled(root) {
  const { lock, machine } = readStamp(root);
  if (machine !== undefined && machine !== machineName()) return false;
  return lock === hashOf(path.join(root, 'package-lock.json')) || matchesLock(root);
}

/** npm writes this list at the end of every install, so manual installs are detected too. */
const lastInstall = (root) => (existsSync(hiddenLock(root)) ? statSync(hiddenLock(root)).mtimeMs : 0);

/**
 * Whether every native part has worked on this machine since the last install.
 * @param {string} root @param {'start' | 'test'} scope
 */
export function isProved(root, scope) {
  const { machine, installedAt, proved = [] } = readStamp(root);
  return machine === machineName() && installedAt === lastInstall(root) && proved.includes(scope);
}

/**
 * Compares with node_modules/.package-lock.json, where npm records what it installed. This avoids a second install
 * after a manual `npm install`.
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

/** Records that this lock file is installed and that the parts for `scope` work. `test` includes `start`. */
export function recordProved(root, scope) {
  const proved = scope === 'test' || isProved(root, 'test') ? ['start', 'test'] : ['start'];
  const lock = hashOf(path.join(root, 'package-lock.json'));
  writeFileSync(
    stampFile(root),
    `${JSON.stringify({ lock, machine: machineName(), installedAt: lastInstall(root), proved })}\n`,
  );
}
