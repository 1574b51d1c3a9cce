import type { MediaFile, MediaStorage } from '../integrations/media/media-storage';

/** A media storage in memory, with its files accessible to tests. */
export function createMemoryStorage() {
  const files = new Map<string, MediaFile>();
  const storage: MediaStorage = {
    async put(key, file) {
      files.set(key, file);
    },
    find: async (key) => files.get(key),
    facts: async () => ({ kind: 'folder', writable: true, disk: { freeBytes: 31e9, totalBytes: 80e9 } }),
    async drop(keys) {
      for (const key of keys) files.delete(key);
    },
  };
  return { ...storage, files };
}
