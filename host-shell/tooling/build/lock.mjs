import path from 'node:path';
import { say } from '../terminal.mjs';
import { withLockFile } from './lock-file.mjs';

/**
 * Lets only one build at a time write into dist: `npm start` in one terminal and `npm test` in another share it.
 * @template T @param {string} root @param {() => Promise<T>} work @returns {Promise<T>}
 */
export const withLock = (root, work) =>
  withLockFile(path.join(root, '.cache', 'build.lock'), work, {
    onWait: () => say('  Another build is running; waiting for it …'),
  });
