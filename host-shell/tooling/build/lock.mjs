import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { say } from '../terminal.mjs';

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

function tryTake(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder > 0 && !isRunning(holder)) rmSync(file, { force: true });
    return false;
  }
}

/**
 * Lets only one build at a time write into dist: `npm start` in one terminal and `npm test` in another share it.
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(root, work) {
  const file = path.join(root, '.cache', 'build.pid');
  mkdirSync(path.dirname(file), { recursive: true });
  for (let tries = 0; !tryTake(file); tries += 1) {
    if (tries === 1) say('  Another build is running; waiting for it …');
    await wait(250);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
