import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BuildError } from './build-error.mjs';

/** The holder of a lock renews it more often than this. An older one of another machine belongs to a process that ended. */
const STALE_MS = 30_000;
const PAUSE_MS = 50;

/** Whether a process of this machine runs, also one of another user. @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The result of reading a file that another process may have removed. */
function unlessGone(read) {
  try {
    return read();
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Whether the process that holds a lock has ended. On another machine only the age of the file shows it. On this one age
 * does not count, because a process that is busy with a build renews its lock late.
 */
function isStale(file) {
  const modified = unlessGone(() => statSync(file).mtimeMs);
  const [pid, host] = unlessGone(() => readFileSync(file, 'utf8'))?.split(' ') ?? [];
  if (modified === undefined || pid === undefined) return false;
  return host === hostname() ? !isRunning(Number(pid)) : Date.now() - modified > STALE_MS;
}

/** Creates a lock with its content in one step, where the file system has links. @returns {string | undefined} the content */
function take(file) {
  const content = `${process.pid} ${hostname()} ${randomUUID()}`;
  const own = `${file}.${randomUUID()}`;
  try {
    writeFileSync(own, content);
    linkSync(own, file);
    return content;
  } catch (error) {
    if (error.code === 'EEXIST') return undefined;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(error.code)) throw error;
    return takeWithoutLinks(file, content);
  } finally {
    rmSync(own, { force: true });
  }
}

function takeWithoutLinks(file, content) {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return content;
  } catch (error) {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  }
}

/** Removes a stale lock. A second lock makes sure that only one process does so, and that it is still the stale one. */
function clear(file) {
  const breaking = `${file}.breaking`;
  if (take(breaking) === undefined) {
    if (isStale(breaking)) rmSync(breaking, { force: true });
    return;
  }
  if (isStale(file)) rmSync(file, { force: true });
  rmSync(breaking, { force: true });
}

/** Keeps a lock from becoming stale. @returns {() => void} releases it, unless it is another's by now */
function hold(file, content) {
  const renew = () => unlessGone(() => utimesSync(file, new Date(), new Date()));
  const timer = setInterval(renew, STALE_MS / 3);
  return () => {
    clearInterval(timer);
    if (unlessGone(() => readFileSync(file, 'utf8')) === content) rmSync(file, { force: true });
  };
}

async function takeWhenFree(file, { patienceMs = Number.POSITIVE_INFINITY, onWait = () => {} }) {
  const started = Date.now();
  let isWaiting = false;
  for (let content = take(file); ; content = take(file)) {
    if (content !== undefined) return content;
    if (isStale(file)) {
      clear(file);
      continue;
    }
    if (Date.now() - started > patienceMs)
      throw new BuildError(
        `Another process holds ${file}. Try again when it has ended, or delete the file if none runs.`,
      );
    if (!isWaiting) onWait();
    isWaiting = true;
    await wait(PAUSE_MS);
  }
}

/**
 * Runs work while no other process on this or another machine does the same with this lock file.
 * @template T @param {string} file @param {() => Promise<T>} work
 * @param {{ patienceMs?: number, onWait?: () => void }} [options] patienceMs: for how long it waits for another process,
 *   by default until that has ended; onWait: called once if it waits
 * @returns {Promise<T>}
 */
export async function withLockFile(file, work, options = {}) {
  mkdirSync(path.dirname(file), { recursive: true });
  const release = hold(file, await takeWhenFree(file, options));
  try {
    return await work();
  } finally {
    release();
  }
}
