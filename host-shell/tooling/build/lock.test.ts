import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLockFile } from './lock.mjs';

let folder = '';
const lock = () => path.join(folder, 'new', 'table.lock');
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gyg-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('only one of many works at a time, and the lock is gone afterwards', async () => {
  let working = 0;
  let most = 0;
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await new Promise((resolve) => setImmediate(resolve));
    working -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLockFile(lock(), work)));
  expect(most).toBe(1);
  expect(readdirSync(path.dirname(lock()))).toEqual([]);
});

test('work that fails releases the lock', async () => {
  await expect(withLockFile(lock(), () => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
  expect(existsSync(lock())).toBe(false);
});

test('a lock that was not renewed is taken over, and one that is held is waited for, then reported', async () => {
  mkdirSync(lock(), { recursive: true });
  utimesSync(lock(), 0, 0);
  let waits = 0;
  const onWait = () => {
    waits += 1;
  };
  await withLockFile(lock(), async () => {
    const second = withLockFile(lock(), async () => undefined, { patienceMs: 1, onWait });
    await expect(second).rejects.toThrow('Another process holds');
  });
  expect(waits).toBe(1);
});
