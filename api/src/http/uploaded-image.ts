import type { ImageKind } from '@gyg/contract';

/**
 * An uploaded picture of at most 10 MB, on the disk and not decoded yet. `storeImage` of features/images decodes it,
 * after the permission was checked.
 */
export interface UploadedImage {
  kind: ImageKind;
  /** Digest of its bytes. */
  sha256: string;
  /** Reads the whole picture into memory; only during the call. */
  read(): Promise<Buffer>;
}
