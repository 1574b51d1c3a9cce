import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type MediaStorage, mediaTypeOf } from './media-storage';

/** Stores pictures in a local folder, which is created with the first one. */
export function createFolderStorage(folder: string): MediaStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }));
  return {
    put: (key, { bytes }) => disk.put(key, bytes),
    async find(key) {
      if (!(await disk.exists(key))) return undefined;
      return { bytes: await disk.getBytes(key), type: mediaTypeOf(key) };
    },
    async drop(keys) {
      for (const key of keys) await disk.delete(key);
    },
  };
}
