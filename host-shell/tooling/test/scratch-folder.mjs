import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeStop } from '../processes.mjs';

/** Linux's folder in memory, where flushing to disk takes no time. */
const IN_MEMORY = '/dev/shm';
/** The maximum that PostgreSQL and the databases of two workers need. Containers often have only 64 MB. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/** The folder for test databases: in memory if there is enough space, else the system's folder for temporary files. */
export function scratchFolder() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Whether a process of this machine runs, also one of another user. @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const OF_A_RUN = /^gyg-tests-(\d+)-/;

/** Creates one folder for all databases of this run, removed when it ends. Removes those of killed runs. */
export function openScratchFolder() {
  const base = scratchFolder();
  const remove = (folder) => rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync(base)) {
    const pid = Number(OF_A_RUN.exec(name)?.[1]);
    if (pid > 0 && !isRunning(pid)) remove(path.join(base, name));
  }
  const folder = mkdtempSync(path.join(base, `gyg-tests-${process.pid}-`));
  // PostgreSQL runs as another user if we are root.
  chmodSync(folder, 0o755);
  process.on('exit', () => remove(folder));
  beforeStop(() => remove(folder));
  return folder;
}
