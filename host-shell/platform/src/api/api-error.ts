import type { ErrorCode, Problem } from '@gyg/contract';
import { isHTTPError, isTimeoutError } from 'ky';

/** Error codes that occur only in the browser. */
export type LocalErrorCode =
  | 'network.offline'
  | 'network.timeout'
  | 'request.aborted'
  | 'request.no_endpoint'
  | 'request.no_body'
  | 'request.incomplete';

const mark = Symbol.for('gyg.ApiError');

/**
 * A failed call. `code` is stable and pages translate it; `status` is 0 if there was no response. Check for it with
 * `isApiError`, not `instanceof`: federated bundles may contain several copies of the class.
 */
export class ApiError extends Error {
  readonly [mark] = true;
  readonly code: ErrorCode | LocalErrorCode | string;
  readonly status: number;
  readonly reason: string | undefined;
  readonly fields: Problem['errors'];
  readonly requestId: string | undefined;

  constructor(
    code: string,
    status: number,
    message: string,
    more: {
      reason?: string | undefined;
      fields?: Problem['errors'];
      requestId?: string | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.reason = more.reason;
    this.fields = more.fields;
    this.requestId = more.requestId;
  }
}

/** Whether a thrown value is an error response of the API. */
export function isApiError(thrown: unknown): thrown is ApiError {
  return typeof thrown === 'object' && thrown !== null && mark in thrown;
}

/** What the API says about an error. A server before it may say nothing of the kind. */
async function errorOf(response: Response): Promise<ApiError> {
  const problem: unknown = await response.json().catch(() => undefined);
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

/** Any failure of a call as an `ApiError`. `signal`: what the caller cancels it with. */
export async function toApiError(thrown: unknown, signal?: AbortSignal): Promise<ApiError> {
  if (isApiError(thrown)) return thrown;
  if (isHTTPError(thrown)) return errorOf(thrown.response);
  if (isTimeoutError(thrown)) return new ApiError('network.timeout', 0, 'No answer in time', { cause: thrown });
  if (signal?.aborted) return new ApiError('request.aborted', 0, 'Cancelled', { cause: thrown });
  return new ApiError('network.offline', 0, 'The server could not be reached', { cause: thrown });
}
