import type { ErrorCode, Problem } from '@gyg/contract';

/** Codes that only the browser can give. */
export type LocalErrorCode = 'network.offline' | 'network.timeout' | 'request.aborted';

const mark = Symbol.for('gyg.ApiError');

/**
 * A call that failed: `code` is stable and translated by pages, `status` is 0 where no answer came.
 * Recognise it with `isApiError`: federated bundles may hold several copies of the class.
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

/** Whether something thrown is an answer of the API that says no. */
export function isApiError(thrown: unknown): thrown is ApiError {
  return typeof thrown === 'object' && thrown !== null && mark in thrown;
}
