import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from './testing';
import { watchDisk } from './watch-disk';

const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });

async function databaseOnDisk() {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  const disk = { full: false, writes: 0 };
  const watched = watchDisk({
    ...db,
    async tx(fn, options) {
      disk.writes += 1;
      if (disk.full) throw full;
      return db.tx(fn, options);
    },
  });
  return { disk, watched };
}
const write = async () => 'written';

test('while the disk is full ping throws, and then recovers', async () => {
  const { disk, watched } = await databaseOnDisk();
  await watched.ping();
  expect(disk.writes).toBe(0);
  disk.full = true;
  await expect(watched.tx(write)).rejects.toBe(full);
  await expect(watched.ping()).rejects.toBe(full);
  // Called again immediately it does not try another write.
  await expect(watched.ping()).rejects.toBe(full);
  expect(disk.writes).toBe(2);
  disk.full = false;
  expect(await watched.tx(write)).toBe('written');
  await watched.ping();
});

test('a process without calls recovers too', async () => {
  const { disk, watched } = await databaseOnDisk();
  disk.full = true;
  await expect(watched.tx(write)).rejects.toBe(full);
  disk.full = false;
  await watched.ping();
});

test('another failure is not treated as a full disk', async () => {
  const { watched } = await databaseOnDisk();
  const failing = watched.tx(async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await watched.ping();
});
