import type { Locale, OperationName, ReadingLanguage } from '@gyg/contract';
import { ApiError, type CallInput, isApiError, requestsOf } from '@gyg/contract/client';
import { takesLanguage } from '@gyg/contract/reads-in-language';
import { needsBody, routes } from '@gyg/contract/routes';
import ky, { type Hooks, type Options } from 'ky';
import { toApiError } from './api-error';

/** Supplies the token of each request and handles refusals. */
export interface Authentication {
  /** The token of the next request; undefined for a guest. `refused` is a token that the API has just refused. */
  token(options: { refused?: string }): Promise<string | undefined>;
  /** Called when a logged-in user's call gets 401, 403 or 404. */
  onRefused(status: number): void;
}

export const guestAuthentication: Authentication = { token: async () => undefined, onRefused: () => undefined };

const refusedStatuses = [401, 403, 404];

/**
 * The hooks of one call that is sent with the session's token. After a 401 it is repeated once with a renewed token; a
 * second 401 means that the user must log in again.
 */
export function withToken({
  token: getToken,
  onRefused,
}: Authentication): Required<Pick<Hooks, 'beforeRequest' | 'afterResponse'>> {
  let token: string | undefined;
  let renewed = false;
  return {
    beforeRequest: [
      async ({ headers }) => {
        token ??= await getToken({});
        if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
      },
    ],
    afterResponse: [
      async (_request, { retry }, { status }, { retryCount }) => {
        if (token === undefined) return undefined;
        if (status === 401 && !renewed) {
          renewed = true;
          token = await getToken({ refused: token });
          // Without a renewed token the session has already ended.
          return token === undefined || retryCount === retry.limit ? undefined : ky.retry({ delay: 0 });
        }
        if (refusedStatuses.includes(status)) onRefused(status);
        return undefined;
      },
    ],
  };
}

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

/**
 * The value of `lang` that a call sends: its own `language`, else the page's language; undefined for calls that take none.
 */
export const langOf = (
  name: OperationName,
  language: ReadingLanguage | undefined,
  locale: Locale,
): ReadingLanguage | undefined => (takesLanguage(name) ? (language ?? locale) : undefined);

const requestOf = requestsOf(routes);

/**
 * Makes one call and resolves with what `read` makes of its response. `transport`: what sends it, if not fetch.
 * @throws {ApiError} for every response that is not a success, and when there is no response.
 */
export async function send<N extends OperationName, Result>(
  { authentication, locale }: Caller,
  name: N,
  input: CallInput<N>,
  options: CallOptions,
  read: (response: Response) => Promise<Result>,
  transport?: Pick<Options, 'fetch' | 'timeout'>,
): Promise<Result> {
  try {
    const lang = langOf(name, options.lang, locale);
    // The browser's own language may be another one than the page's.
    const language = locale === 'se' ? 'sv' : 'en';
    const { path, method, headers, body } = requestOf(name, input, { lang, language, key: options.key });
    if (needsBody(name) && body === undefined) {
      throw new ApiError('request.no_body', 0, 'Error in request. Missing body in request object for POST');
    }
    const response = await client(new URL(path, location.origin), {
      method,
      headers,
      ...(options.as !== 'guest' && { hooks: withToken(authentication) }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
      ...(transport ?? (body !== undefined && { body })),
    });
    return await read(response);
  } catch (thrown) {
    throw await toApiError(thrown, options.signal);
  }
}
