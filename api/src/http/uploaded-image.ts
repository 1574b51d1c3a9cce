import type { ImageKind } from '@gyg/contract';

/**
 * A picture as it was sent, of at most 10 MB, on the disk: nothing of it is decoded yet. `storeImage` of features/images
 * does that, after the permission was checked.
 */
export interface UploadedImage {
  kind: ImageKind;
  /** Digest of its bytes. */
  sha256: string;
  /** Reads the whole picture into memory; only while the call is at work. */
  read(): Promise<Buffer>;
}
