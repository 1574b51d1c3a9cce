import { existsSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { BuildError } from '../build/build-error.mjs';

/** A change takes less than a second. A lock that is older belongs to a process that ended. */
const STALE_MS = 30_000;
const PAUSE_MS = 50;

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether the process that holds a lock has ended. On another machine only the age of the file shows it. */
function isStale(file) {
  try {
    const age = Date.now() - statSync(file).mtimeMs;
    const [pid, host] = readFileSync(file, 'utf8').split(' ');
    return age > STALE_MS || (host === hostname() && !isRunning(Number(pid)));
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Creates the file with its content in one step, so that no one reads a lock without a holder. */
function take(file) {
  const own = `${file}.${hostname()}.${process.pid}`;
  try {
    writeFileSync(own, `${process.pid} ${hostname()}`);
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Removes a stale lock. A second lock makes sure that only one process does so, and that it is still the stale one. */
function clear(file) {
  const breaking = `${file}.breaking`;
  if (!take(breaking)) {
    if (isStale(breaking)) rmSync(breaking, { force: true });
    return;
  }
  if (isStale(file)) rmSync(file, { force: true });
  rmSync(breaking, { force: true });
}

/**
 * Runs work while no other process on this or another machine does the same with this lock file.
 * @template T @param {string} file @param {() => Promise<T>} work @param {{ patienceMs?: number }} [options]
 * @returns {Promise<T>}
 */
export async function withLockFile(file, work, { patienceMs = 60_000 } = {}) {
  const started = Date.now();
  while (!take(file)) {
    if (isStale(file)) clear(file);
    else if (Date.now() - started > patienceMs)
      throw new BuildError(
        `Another deploy holds ${file}. Try again when it has ended, or delete the file if none runs.`,
      );
    else await wait(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    if (existsSync(file)) rmSync(file);
  }
}
