import type { AnswerOf, BodyOf, Operations, ParamsOf } from '@gyg/contract';
import { type CallInput, formOf, readResponse, type UploadName } from '@gyg/contract/client';
import { type Caller, send } from './send';

export interface UploadOptions {
  /** Called with the part sent so far, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: a request with the same key and content within 24 hours creates nothing new. */
  key?: string | undefined;
}

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

/** The input of any upload. */
interface LooseUpload {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  image?: File | undefined;
}

/** Sends the form with a request. By XMLHttpRequest, because fetch does not report the progress of an upload. */
const sendForm = ({ method, url, headers, signal }: Request, form: FormData, onProgress: UploadOptions['onProgress']) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onerror = () => reject(new TypeError('The server could not be reached'));
    request.onabort = () => reject(signal.reason);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      const requestId = request.getResponseHeader('x-request-id');
      const responseHeaders: Record<string, string> = requestId === null ? {} : { 'x-request-id': requestId };
      resolve(new Response(responseText || null, { status, statusText, headers: responseHeaders }));
    };
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });

export const createUpload =
  (caller: () => Caller): Upload =>
  async <N extends UploadName>(name: N, input: UploadInput<N>, options: UploadOptions = {}): Promise<AnswerOf<N>> => {
    // Untyped from here: the input was type-checked at the call site.
    const { params, body = {}, image } = input as LooseUpload;
    const form = formOf(body, image);
    const call: object = { params, body: form };
    const { onProgress, ...more } = options;
    const read = async (response: Response) => (await readResponse(response)) as AnswerOf<N>;
    return send(caller(), name, call as CallInput<N>, more, read, {
      // The request has no body of its own: the form is sent with it.
      fetch: (request) => sendForm(new Request(request), form, onProgress),
      timeout: 120_000,
    });
  };
