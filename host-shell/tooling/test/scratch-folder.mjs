import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux's folder in memory: a flush to the disk is then no wait. */
const IN_MEMORY = '/dev/shm';
/** What PostgreSQL and the databases of two workers need at most; containers often give 64 MB. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/** Where databases of tests are made: in memory where there is room, else in the system's folder for temporary files. */
export function scratchFolder() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
