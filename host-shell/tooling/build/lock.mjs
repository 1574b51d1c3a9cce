import { mkdirSync } from 'node:fs';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { say } from '../terminal.mjs';
import { BuildError } from './build-error.mjs';

/** The holder of a lock renews it more often than this. An older one belongs to a process that ended. */
const STALE_MS = 15_000;

async function take(file, { patienceMs, onWait }) {
  // Who slept for longer may have lost it. What is locked here is written file by file, each of them at once.
  const options = { lockfilePath: file, realpath: false, stale: STALE_MS, onCompromised: () => {} };
  const isHeld = ({ code }) => code === 'ELOCKED';
  try {
    return await lockfile.lock(file, options);
  } catch (error) {
    if (!isHeld(error)) throw error;
  }
  onWait?.();
  const retries = { forever: true, minTimeout: 50, maxTimeout: 500, maxRetryTime: patienceMs };
  return lockfile.lock(file, { ...options, retries }).catch(() => {
    throw new BuildError(
      `Another process holds ${file}. Try again when it has ended, or delete that folder if none runs.`,
    );
  });
}

/**
 * Runs work while no other process on this or another machine does the same with this lock.
 * @template T @param {string} file @param {() => Promise<T>} work
 * @param {{ patienceMs?: number, onWait?: () => void }} [options] patienceMs: for how long it waits for another process,
 *   by default until that has ended; onWait: called once if it waits
 * @returns {Promise<T>}
 */
export async function withLockFile(file, work, { patienceMs = Number.POSITIVE_INFINITY, onWait } = {}) {
  mkdirSync(path.dirname(file), { recursive: true });
  const release = await take(file, { patienceMs, onWait });
  try {
    return await work();
  } finally {
    await release().catch(() => {});
  }
}

/**
 * Lets only one build at a time write: `npm start` in one terminal and `npm test` in another share its folders.
 * @template T @param {string} root @param {() => Promise<T>} work @returns {Promise<T>}
 */
export const withLock = (root, work) =>
  withLockFile(path.join(root, '.cache', 'build.lock'), work, {
    onWait: () => say('  Another build is running; waiting for it …'),
  });
