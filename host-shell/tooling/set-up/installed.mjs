import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const stampFile = (root) => path.join(root, 'node_modules', '.gyg-set-up');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** What an install depends on: the lock file, and the Node and machine that native parts are made for. */
export function lockStamp(root) {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform}-${process.arch} abi-${process.versions.modules}`;
}

/** True when node_modules was installed from this very lock file, by us or by hand with npm. */
export function isInstalled(root) {
  const file = stampFile(root);
  if (existsSync(file)) {
    const [lock, ...machine] = readFileSync(file, 'utf8').trim().split(' ');
    const [wantedLock, ...wantedMachine] = lockStamp(root).split(' ');
    if (machine.join(' ') !== wantedMachine.join(' ')) return false;
    if (lock === wantedLock) return true;
  }
  return matchesLock(root);
}

/**
 * npm keeps what it really installed in node_modules/.package-lock.json: someone who ran `npm install` by hand must not
 * wait for a second install.
 */
function matchesLock(root) {
  const hidden = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = readJson(path.join(root, 'package-lock.json')).packages;
  const present = readJson(hidden).packages;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/') || entry.optional || entry.peer || entry.devOptional) return true;
    return present[place] !== undefined && present[place].version === entry.version;
  });
}

/** Remembers that this lock file is installed. */
export function recordInstalled(root) {
  writeFileSync(stampFile(root), `${lockStamp(root)}\n`);
}
