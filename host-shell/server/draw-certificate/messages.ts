/** From the thread: the file, or why there is none. */
export type FromThread =
  | { readonly kind: 'drawn'; readonly pdf: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string };
