import { readBucketAddress } from './bucket-address';
import { createBucketStorage } from './bucket-storage';
import { createFolderStorage } from './folder-storage';
import type { MediaStorage } from './media-storage';

export interface MediaStorageOptions {
  /** The folder that is used where no bucket is configured. */
  mediaDir: string;
  bucket?: {
    /** `s3://bucket/prefix?endpoint=…&region=…` */
    url: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
}

/** The configured storage. Throws for an address that contains no bucket. */
export function openMediaStorage({ mediaDir, bucket }: MediaStorageOptions): MediaStorage {
  if (bucket === undefined) return createFolderStorage(mediaDir);
  const { url, ...credentials } = bucket;
  return createBucketStorage({ ...readBucketAddress(url), credentials });
}
