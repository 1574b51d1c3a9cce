import type { AnswerOf, BodyOf, Operations, ParamsOf } from '@gyg/contract';
import type { Caller } from './caller';
import { loadSending } from './load-sending';
import type { LooseUpload, UploadName, UploadOptions } from './upload-input';

type NeedsPicture<N extends UploadName> = Operations[N]['upload']['required'];

type Required<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };

/** The path parameters and text fields, typed by the contract, and the picture. */
export type UploadInput<N extends UploadName> = Required<'body', BodyOf<N>> &
  (keyof ParamsOf<N> extends never ? unknown : { params: ParamsOf<N> }) &
  /** A JPEG or PNG. Its name and type are sent too. Optional where the contract says so. */
  (NeedsPicture<N> extends true ? { image: File } : { image?: File | undefined });

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
