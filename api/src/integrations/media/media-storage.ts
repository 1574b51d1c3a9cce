/** A file of the media storage, to be served. */
export interface MediaFile {
  bytes: Uint8Array;
  /** Its media type: image/webp, image/jpeg. */
  type: string;
}

/** What is known about the storage, for super users. */
export interface MediaFacts {
  kind: 'folder' | 'bucket';
  /** Whether files can be written; null where only writing one would tell. */
  writable: boolean | null;
  /** The disk of a folder. */
  disk: { freeBytes: number; totalBytes: number } | null;
}

/**
 * Where pictures are stored: a local folder, or a bucket with S3's API. Keys are paths without a leading slash; a file
 * is written once and never changed.
 */
export interface MediaStorage {
  put(key: string, file: MediaFile): Promise<void>;
  /** Undefined where the file does not exist. */
  find(key: string): Promise<MediaFile | undefined>;
  /** Deletes files; a missing one is not an error. */
  drop(keys: readonly string[]): Promise<void>;
  facts(): Promise<MediaFacts>;
}

const keyPattern = /^uploads\/[a-z]+\/[a-z0-9-]+\.(?:webp|jpg)$/;

/** Whether a text is the key of an upload: no other key is requested from a bucket, whatever a path contains. */
export function isUploadKey(key: string): boolean {
  return keyPattern.test(key);
}

/** The media type of a key by its extension. */
export function mediaTypeOf(key: string): string {
  return key.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
}
