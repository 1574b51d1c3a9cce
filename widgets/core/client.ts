import type { AnswerOf, OperationName } from '@gyg/contract';
import { ApiError, type ApiRequest, isApiError, readResponse } from '@gyg/contract/client';
import { takeEarlyRequest } from './shared-page';

export interface AskOptions {
  /** Aborts the request. The promise then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Revalidate a cached response with the server. */
  fresh?: boolean;
  /** Timeout of one attempt in milliseconds. */
  timeout?: number;
  /** Delay before the second and last attempt in milliseconds. */
  pause?: number;
}

/** Fields that tell the platform's response from a proxy's page. */
export type FieldsOf<N extends OperationName> = readonly (keyof AnswerOf<N> & string)[];

/** Whether what was asked for does not exist any more, or not for this visitor. */
export const isGone = (cause: unknown): boolean => isApiError(cause) && [403, 404, 410].includes(cause.status);

/** Rejects when `signal` aborts. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/**
 * Sends a request without cookies and resolves with what `read` makes of its response. Throws an ApiError, also `network`,
 * `timeout` and `answer.unreadable`, or the caller's reason to stop. `early`: the same request, sent before.
 */
export async function send<Result>(
  url: string,
  { timeout, early, ...init }: RequestInit & { timeout: number; early?: Promise<Response> | undefined },
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const limit = AbortSignal.timeout(timeout);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  let status = 0;
  try {
    init.signal?.throwIfAborted();
    const request = { ...init, credentials: 'omit', signal } as const;
    const response = await (early ? Promise.race([early, aborted(signal)]) : fetch(url, request));
    status = response.status;
    return await read(response);
  } catch (cause) {
    init.signal?.throwIfAborted();
    if (isApiError(cause)) throw cause;
    throw new ApiError(status ? 'answer.unreadable' : limit.aborted ? 'timeout' : 'network', status);
  }
}

/** The body of a response, if it has its fields. Throws `answer.unreadable` for another one. */
export function checked<N extends OperationName>(body: unknown, fields: FieldsOf<N>): AnswerOf<N> {
  if (fields.some((field) => Object(body)[field] === undefined)) throw new ApiError('answer.unreadable', 200);
  return body as AnswerOf<N>;
}

/** Sends no header and no cookie, so that it needs no preflight and matches the loader's request. */
const attempt = (url: string, { signal, fresh = false, timeout = 8000 }: AskOptions): Promise<unknown> =>
  send(
    url,
    { signal, timeout, cache: fresh ? 'no-cache' : 'default', early: fresh ? undefined : takeEarlyRequest(url) },
    readResponse,
  );

/**
 * GETs JSON from the platform, with a timeout and one retry if it may help (no response or a server error, never a
 * refusal). Throws as `send`.
 */
export async function getJson(url: string, options: AskOptions): Promise<unknown> {
  try {
    return await attempt(url, options);
  } catch (cause) {
    if (!isApiError(cause) || (cause.status > 0 && cause.status < 500)) throw cause;
    await new Promise((resolve) => setTimeout(resolve, options.pause ?? 800));
    options.signal.throwIfAborted();
    return attempt(url, options);
  }
}

/** Makes a call that reads, as a guest. Throws as `getJson`. */
export const ask = async <N extends OperationName>(
  platform: string,
  { path }: ApiRequest<N>,
  fields: FieldsOf<N>,
  options: AskOptions,
): Promise<AnswerOf<N>> => checked<N>(await getJson(platform + path, options), fields);
