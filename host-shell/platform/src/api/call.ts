import type { AnswerOf, BodyOf, Locale, OperationName, ParamsOf, QueryOf, ReadingLanguage } from '@gyg/contract';
import { isOperation, needsBody, pathOf, routeOf } from '@gyg/contract/routes';
import { ApiError, isApiError } from './api-error';
import { apiUrl } from './api-url';
import { type Authentication, sendWithToken } from './authentication';
import { langOf, languageTag } from './call-language';
import { request, TimedOut } from './request';

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value };
type GivenParams<N extends OperationName> = keyof ParamsOf<N> extends never
  ? { params?: undefined }
  : { params: ParamsOf<N> };
type GivenQuery<N extends OperationName> = [QueryOf<N>] extends [undefined]
  ? { query?: undefined }
  : Record<never, never> extends QueryOf<N>
    ? { query?: QueryOf<N> }
    : { query: QueryOf<N> };

/** The input of a call: path parameters, query and body, typed by the contract. */
export type CallInput<N extends OperationName> = GivenParams<N> & GivenQuery<N> & Given<'body', BodyOf<N>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** `guest` sends no token, so that the response can be cached for everyone; `viewer` (default) sends the token. */
  as?: 'guest' | 'viewer';
  /**
   * The language of texts of gygs, for calls that take one; default the page's. `own` returns them as their hosts wrote
   * them first: use it to edit them.
   */
  lang?: ReadingLanguage;
  /** The page may be closing: the browser finishes the request anyway. */
  keepalive?: boolean;
  /**
   * Sent as `Idempotency-Key` with a call that creates: repeated with the same key and body within 24 hours, for example
   * after a lost response, it returns the first response and creates nothing more.
   */
  key?: string | undefined;
}

/** The input of any call. */
export interface Loose {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

function search(query: Loose['query']): URLSearchParams {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
}

/** The query with the language of texts, last: the server's hints name the same address. */
function queryOf({ query }: Loose, lang: ReadingLanguage | undefined): Loose['query'] {
  return lang === undefined ? query : { ...query, lang };
}

/**
 * Refuses a request that cannot succeed before it is sent. The types prevent it within one build; a remote that was built
 * for another contract may still make one.
 */
function checkedPath(name: OperationName, input: Loose): string {
  if (!isOperation(name)) throw new ApiError('request.no_endpoint', 0, 'Error in request. Missing API endpoint');
  if (needsBody(name) && input.body === undefined) {
    throw new ApiError('request.no_body', 0, 'Error in request. Missing body in request object for POST');
  }
  try {
    return pathOf(name, input.params);
  } catch (cause) {
    throw new ApiError('request.incomplete', 0, 'Error in request. Invalid request object', { cause });
  }
}

/** Who calls, and in which language. */
export interface Caller {
  authentication: Authentication;
  locale: Locale;
  /** Loads what describes the errors of the server. Never fails. */
  explain: () => Promise<void>;
}

/** Sends as the user or as a guest. Resolves with error responses too. */
export async function send(
  { authentication, locale }: Omit<Caller, 'explain'>,
  name: OperationName,
  input: Loose,
  options: CallOptions,
): Promise<Response> {
  const path = checkedPath(name, input);
  const url = apiUrl(path);
  url.search = search(queryOf(input, langOf(name, options.lang, locale))).toString();
  const { method } = routeOf(name);
  const sendAs = (token: string | undefined) =>
    request(url, {
      method,
      headers: {
        // The language of texts that the call writes. The browser's own header may name another one.
        ...(method !== 'GET' && { 'accept-language': languageTag(locale) }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(options.key !== undefined && { 'idempotency-key': options.key }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    });
  return options.as === 'guest' ? sendAs(undefined) : sendWithToken(authentication, sendAs);
}

/** Builds the error for a response that is not a success, once its text is there. */
export async function apiErrorOf(response: Response, { explain }: Pick<Caller, 'explain'>): Promise<ApiError> {
  const described = explain();
  const problem: unknown = await response.json().catch(() => undefined);
  await described;
  const about = { requestId: response.headers.get('x-request-id') ?? undefined };
  if (typeof problem !== 'object' || problem === null || !('code' in problem)) {
    return new ApiError('server.unexpected', response.status, `${response.status}: ${response.statusText}`, about);
  }
  const { code, message, reason, errors } = problem as {
    code: string;
    message?: string;
    reason?: string;
    errors?: ApiError['fields'];
  };
  return new ApiError(code, response.status, `${response.status}: ${message ?? ''}`, {
    ...about,
    reason,
    fields: errors,
  });
}

/** Any failure of a call as an `ApiError`. */
export function toApiError(thrown: unknown): ApiError {
  if (isApiError(thrown)) return thrown;
  if (thrown instanceof TimedOut) return new ApiError('network.timeout', 0, 'No answer in time', { cause: thrown });
  if (thrown instanceof DOMException && thrown.name === 'AbortError') {
    return new ApiError('request.aborted', 0, 'Cancelled', { cause: thrown });
  }
  return new ApiError('network.offline', 0, 'The server could not be reached', { cause: thrown });
}

/**
 * Makes one call of the contract and resolves with its response. An expired token is renewed once.
 * @throws {ApiError} for every response that is not a success, and when there is no response.
 */
export type Call = <N extends OperationName>(
  name: N,
  input: CallInput<N>,
  options?: CallOptions,
) => Promise<AnswerOf<N>>;

export const createCall =
  (caller: () => Caller): Call =>
  async <N extends OperationName>(name: N, input: CallInput<N>, options: CallOptions = {}): Promise<AnswerOf<N>> => {
    // Untyped from here: the input was type-checked at the call site.
    const loose = input as Loose;
    try {
      const current = caller();
      const response = await send(current, name, loose, options);
      if (!response.ok) throw await apiErrorOf(response, current);
      const text = await response.text();
      return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<N>;
    } catch (thrown) {
      throw toApiError(thrown);
    }
  };
