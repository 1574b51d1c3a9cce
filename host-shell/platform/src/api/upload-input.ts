import type { OperationName, Operations } from '@gyg/contract';

/** Operations of the contract that take a picture. */
export type UploadName = {
  [N in OperationName]: Operations[N] extends { readonly upload: object } ? N : never;
}[OperationName];

export interface UploadOptions {
  /** Called with the part sent so far, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: a request with the same key and content within 24 hours creates nothing new. */
  key?: string | undefined;
}

/** The input of any upload. */
export interface LooseUpload {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  image?: File | undefined;
}
