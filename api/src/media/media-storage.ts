/** A file of the media storage as it is served. */
export interface MediaFile {
  bytes: Uint8Array;
  /** Its media type: image/webp, image/jpeg. */
  type: string;
}

/**
 * Where pictures are stored: a local folder, or a bucket with S3's API. Keys are paths without a slash at the start;
 * a file is written once and never changed.
 */
export interface MediaStorage {
  put(key: string, file: MediaFile): Promise<void>;
  /** Undefined where there is none. */
  find(key: string): Promise<MediaFile | undefined>;
  /** Takes files away; one that is not there is no failure. */
  drop(keys: readonly string[]): Promise<void>;
}

const keyPattern = /^uploads\/[a-z]+\/[a-z0-9-]+\.(?:webp|jpg)$/;

/** Whether a text is the key of an upload: nothing else is asked of a bucket, whatever a path holds. */
export function isUploadKey(key: string): boolean {
  return keyPattern.test(key);
}

/** The media type of a key by its ending. */
export function mediaTypeOf(key: string): string {
  return key.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
}
