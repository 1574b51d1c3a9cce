import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLockFile } from './lock-file.mjs';

let folder = '';
const lock = () => path.join(folder, 'table.lock');
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gyg-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the folder of a lock is created', async () => {
  await withLockFile(path.join(folder, 'new', 'table.lock'), async () => undefined);
  expect(readdirSync(folder)).toEqual(['new']);
});

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
  expect(readdirSync(folder)).toEqual([]);
});

test('work that fails releases the lock', async () => {
  await expect(withLockFile(lock(), () => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
  expect(existsSync(lock())).toBe(false);
});

test('the lock of a process that ended on this machine is taken over', async () => {
  writeFileSync(lock(), `999999999 ${hostname()} x`);
  expect(await withLockFile(lock(), async () => 'done')).toBe('done');
});

const old = new Date(Date.now() - 3_600_000);

test('the lock of a process on this machine counts while it runs, however old it is', async () => {
  writeFileSync(lock(), `${process.pid} ${hostname()} x`);
  utimesSync(lock(), old, old);
  let waits = 0;
  const onWait = () => {
    waits += 1;
    rmSync(lock());
  };
  expect(await withLockFile(lock(), async () => 'done', { onWait })).toBe('done');
  expect(waits).toBe(1);
});

test('the lock of a process on another machine is taken over when it was not renewed', async () => {
  writeFileSync(lock(), '1 another-machine x');
  utimesSync(lock(), old, old);
  expect(await withLockFile(lock(), async () => 'done')).toBe('done');
});

test('the lock of a process on another machine is waited for, then reported', async () => {
  writeFileSync(lock(), '1 another-machine x');
  await expect(withLockFile(lock(), async () => 'done', { patienceMs: 0 })).rejects.toThrow('Another process holds');
  expect(existsSync(lock())).toBe(true);
});

test('a lock that another took over is not released', async () => {
  await withLockFile(lock(), async () => writeFileSync(lock(), '1 another-machine y'));
  expect(existsSync(lock())).toBe(true);
});
