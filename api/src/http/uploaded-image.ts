import type { ImageKind } from '@gyg/contract';

/**
 * A picture as it came, of at most 10 MB: nothing of it is decoded or stored yet. `storeImage` of features/images does
 * that, once the caller may.
 */
export interface UploadedImage {
  kind: ImageKind;
  bytes: Buffer;
}
