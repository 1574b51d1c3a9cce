import type { Problem } from '../schemas/common';

const mark = Symbol.for('gyg.ApiError');

interface ErrorDetails {
  reason?: string | undefined;
  fields?: Problem['errors'];
  requestId?: string | undefined;
  retryIn?: number | null;
  cause?: unknown;
}

/**
 * A failed call. `code` is stable: a key of the API's error catalogue, or one of the client's own; `status` is 0 if there
 * was no response; `retryIn` is how many seconds the server asks to wait. Check for it with `isApiError`, not
 * `instanceof`: a page may contain several copies of the class.
 */
export class ApiError extends Error {
  readonly [mark] = true;
  readonly code: string;
  readonly status: number;
  readonly reason: string | undefined;
  readonly fields: Problem['errors'];
  readonly requestId: string | undefined;
  readonly retryIn: number | null;

  constructor(code: string, status = 0, message = code, more: ErrorDetails = {}) {
    super(message, { cause: more.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.reason = more.reason;
    this.fields = more.fields;
    this.requestId = more.requestId;
    this.retryIn = more.retryIn ?? null;
  }
}

/** Whether a thrown value is an error response of the API, or of a client. */
export const isApiError = (thrown: unknown): thrown is ApiError =>
  typeof thrown === 'object' && thrown !== null && mark in thrown;

/** What the API says about an error (RFC 9457). A server before it may say nothing of the kind. */
export async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText, headers } = response;
  const problem: unknown = await response.json().catch(() => undefined);
  const wait = Number.parseFloat(headers.get('retry-after') ?? '');
  const about = { requestId: headers.get('x-request-id') ?? undefined, retryIn: wait >= 0 ? wait : null };
  if (typeof problem !== 'object' || problem === null || !('code' in problem) || !problem.code) {
    return new ApiError('server.unexpected', status, `${status}: ${statusText}`, about);
  }
  const { code, message = '', reason, errors: fields } = problem as Pick<Problem, 'code'> & Partial<Problem>;
  return new ApiError(String(code), status, `${status}: ${message}`, { ...about, reason, fields });
}

/** The JSON of a response; undefined for an empty one. Throws an ApiError for a refusal, another error for other texts. */
export async function readResponse(response: Response): Promise<unknown> {
  if (!response.ok) throw await errorOf(response);
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
