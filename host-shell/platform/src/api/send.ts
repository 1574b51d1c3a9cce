import type { Locale, OperationName, ReadingLanguage } from '@gyg/contract';
import { takesLanguage } from '@gyg/contract/reads-in-language';
import { isOperation, needsBody, pathOf, routeOf } from '@gyg/contract/routes';
import ky, { type Options } from 'ky';
import { ApiError, isApiError, toApiError } from './api-error';
import { type Authentication, withToken } from './authentication';

export interface CallOptions {
  signal?: AbortSignal | undefined;
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

/** Who calls, and in which language. */
export interface Caller {
  authentication: Authentication;
  locale: Locale;
}

/** The server, or one before it, may respond at the next try. */
const passing = [408, 502, 503, 504];

/** Reads are sent up to three times, if there is no response or one that says that the server is busy or away. */
const client = ky.create({
  timeout: 15_000,
  retry: {
    limit: 2,
    methods: ['get'],
    statusCodes: passing,
    afterStatusCodes: passing,
    maxRetryAfter: 6_000,
    // What refuses before anything is sent refuses again.
    shouldRetry: ({ error }) => (isApiError(error) ? false : undefined),
  },
});

/** The URL of an API path. */
export const apiUrl = (path: string) => new URL(`/api${path}`, location.origin);

/**
 * The value of `lang` that a call sends: the given one, else the page's language; undefined for calls that take none.
 */
export const langOf = (
  name: OperationName,
  given: ReadingLanguage | undefined,
  locale: Locale,
): ReadingLanguage | undefined => (takesLanguage(name) ? (given ?? locale) : undefined);

/** The query with the language of texts, last: the server's hints name the same address. */
function searchOf({ query = {} }: Loose, lang: ReadingLanguage | undefined): URLSearchParams {
  const all: Record<string, unknown> = { ...query, ...(lang !== undefined && { lang }) };
  const given = Object.entries(all).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
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

/**
 * Makes one call and resolves with what `read` makes of its response. `transport`: what sends it, if not fetch.
 * @throws {ApiError} for every response that is not a success, and when there is no response.
 */
export async function send<Answer>(
  { authentication, locale }: Caller,
  name: OperationName,
  input: Loose,
  options: CallOptions,
  read: (response: Response) => Promise<Answer>,
  transport?: Pick<Options, 'fetch' | 'timeout'>,
): Promise<Answer> {
  try {
    const url = apiUrl(checkedPath(name, input));
    const lang = langOf(name, options.lang, locale);
    url.search = searchOf(input, lang).toString();
    const { method } = routeOf(name);
    const response = await client(url.href, {
      method,
      headers: {
        // The language of texts that the call writes, of files and of the order of names. The browser's own may be another one.
        ...((method !== 'GET' || lang === undefined) && { 'accept-language': locale === 'se' ? 'sv' : 'en' }),
        ...(options.key !== undefined && { 'idempotency-key': options.key }),
      },
      ...(options.as !== 'guest' && { hooks: withToken(authentication) }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
      ...(transport ?? (input.body !== undefined && { json: input.body })),
    });
    return await read(response);
  } catch (thrown) {
    throw await toApiError(thrown, options.signal);
  }
}
