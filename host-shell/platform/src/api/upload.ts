import type { AnswerOf, BodyOf, Locale, OperationName, Operations, ParamsOf } from '@gyg/contract';
import { pathOf, routeOf } from '@gyg/contract/routes';
import { ApiError } from './api-error';
import { apiUrl } from './api-url';
import { sendWithToken } from './authentication';
import { apiErrorOf, type Caller } from './call';
import { languageTag } from './call-language';

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

interface Loose {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  image?: File | undefined;
}

function formOf({ body = {}, image }: Loose): FormData {
  const form = new FormData();
  // Text fields first: the server must know whose picture it is before it reads the file.
  for (const [key, value] of Object.entries(body)) if (value !== undefined) form.append(key, String(value));
  if (image !== undefined) form.append('image', image, image.name);
  return form;
}

/** Sends once. Uses XMLHttpRequest because fetch does not report upload progress. */
function send(
  name: UploadName,
  input: Loose,
  { onProgress, signal, key }: UploadOptions,
  { token, locale }: { token: string | undefined; locale: Locale },
): Promise<Response> {
  const request = new XMLHttpRequest();
  return new Promise<Response>((resolve, reject) => {
    request.open(routeOf(name).method, apiUrl(pathOf(name, input.params)));
    request.setRequestHeader('accept-language', languageTag(locale));
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`);
    if (key !== undefined) request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    const fail = (code: string, why: string) => () => reject(new ApiError(code, 0, why));
    request.onerror = fail('network.offline', 'The server could not be reached');
    request.ontimeout = fail('network.timeout', 'No answer in time');
    request.onabort = fail('request.aborted', 'Cancelled');
    request.onload = () => {
      const { status, statusText, responseText } = request;
      const requestId = request.getResponseHeader('x-request-id');
      const headers: Record<string, string> = requestId === null ? {} : { 'x-request-id': requestId };
      resolve(new Response(responseText || null, { status, statusText, headers }));
    };
    request.timeout = 120_000;
    if (signal?.aborted) return reject(new ApiError('request.aborted', 0, 'Cancelled'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(input));
  });
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
    const loose = input as Loose;
    const { authentication, locale, explain } = caller();
    const response = await sendWithToken(authentication, (token) => send(name, loose, options, { token, locale }));
    if (!response.ok) throw await apiErrorOf(response, { explain });
    return (await response.json()) as AnswerOf<N>;
  };
