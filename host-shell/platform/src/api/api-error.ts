import type { ErrorCode, Problem } from '@gyg/contract';

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
