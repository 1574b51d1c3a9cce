import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type MediaStorage, mediaTypeOf } from './media-storage';

const isWritable = (place: string) =>
  access(place, constants.W_OK).then(
    () => true,
    () => false,
  );

/** Stores pictures in a local folder, which is created with the first one. */
export function createFolderStorage(folder: string): MediaStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }));
  return {
    put: (key, { bytes }) => disk.put(key, bytes),
    async find(key) {
      if (!(await disk.exists(key))) return undefined;
      return { bytes: await disk.getBytes(key), type: mediaTypeOf(key) };
    },
    async facts() {
      // It is created with the first picture.
      const place = (await isWritable(folder)) ? folder : path.dirname(folder);
      const disk = await statfs(place).catch(() => undefined);
      return {
        kind: 'folder',
        writable: await isWritable(place),
        disk: disk ? { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize } : null,
      };
    },
    async drop(keys) {
      for (const key of keys) await disk.delete(key);
    },
  };
}
