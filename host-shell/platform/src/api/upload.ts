import type { AnswerOf, BodyOf, OperationName, Operations, ParamsOf } from '@gyg/contract';
import type { Caller } from './call';
import { loadSending } from './load-sending';

/** Operations of the contract that take a picture. */
export type UploadName = {
  [N in OperationName]: Operations[N] extends { readonly upload: object } ? N : never;
}[OperationName];

type NeedsPicture<N extends UploadName> = Operations[N]['upload']['required'];

type Required<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };

/** The path parameters and text fields, typed by the contract, and the picture. */
export type UploadInput<N extends UploadName> = Required<'body', BodyOf<N>> &
  (keyof ParamsOf<N> extends never ? unknown : { params: ParamsOf<N> }) &
  /** A JPEG or PNG. Its name and type are sent too. Optional where the contract says so. */
  (NeedsPicture<N> extends true ? { image: File } : { image?: File | undefined });

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

/**
 * Uploads a picture with the session's token and resolves with the response. An expired token is renewed once, as in
 * `call`.
 * @throws {ApiError} for every response that is not a success, and when there is no response.
 */
export type Upload = <N extends UploadName>(
  name: N,
  input: UploadInput<N>,
  options?: UploadOptions,
) => Promise<AnswerOf<N>>;

export const createUpload =
  (caller: () => Caller): Upload =>
  async <N extends UploadName>(name: N, input: UploadInput<N>, options: UploadOptions = {}): Promise<AnswerOf<N>> => {
    const { sendUpload } = await loadSending();
    // Untyped from here: the input was type-checked at the call site.
    const response = await sendUpload(caller(), name, input as LooseUpload, options);
    return (await response.json()) as AnswerOf<N>;
  };
