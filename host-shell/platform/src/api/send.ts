import type { OperationName, ReadingLanguage } from '@gyg/contract';
import { isOperation, needsBody, pathOf, routeOf } from '@gyg/contract/routes';
import { ApiError } from './api-error';
import { apiUrl } from './api-url';
import { sendWithToken } from './authentication';
import { langOf, languageTag } from './call-language';
import type { Caller, CallOptions, Loose } from './caller';
import { toApiError } from './failures';
import { request } from './request';

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

/** Sends as the user or as a guest. Resolves with error responses too. */
async function send(
  { authentication, locale }: Omit<Caller, 'explain'>,
  name: OperationName,
  input: Loose,
  options: CallOptions,
): Promise<Response> {
  const path = checkedPath(name, input);
  const url = apiUrl(path);
  const lang = langOf(name, options.lang, locale);
  url.search = search(queryOf(input, lang)).toString();
  const { method } = routeOf(name);
  const sendAs = (token: string | undefined) =>
    request(url, {
      method,
      headers: {
        // The language of texts that the call writes, of files and of the order of names. The browser's own may be another one.
        ...((method !== 'GET' || lang === undefined) && { 'accept-language': languageTag(locale) }),
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

/**
 * Makes one call and resolves with what `read` makes of its response.
 * @throws {ApiError} for every response that is not a success, and when there is no response.
 */
export async function answerTo<Answer>(
  caller: Caller,
  name: OperationName,
  input: Loose,
  options: CallOptions,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  try {
    const response = await send(caller, name, input, options);
    if (!response.ok) throw await apiErrorOf(response, caller);
    return await read(response);
  } catch (thrown) {
    throw toApiError(thrown);
  }
}
