import type { PasswordRule } from '@gyg/contract/rules';

/** The outcomes that pages handle by name, with their HTTP status. */
const statuses = {
  CodeMismatchException: 400,
  ExpiredCodeException: 400,
  InteractionExpiredException: 400,
  InvalidParameterException: 400,
  InvalidPasswordException: 400,
  LimitExceededException: 429,
  NotAuthorizedException: 401,
  UserNotConfirmedException: 400,
  UsernameExistsException: 400,
} as const;

export type PoolExceptionName = keyof typeof statuses;

interface PoolExceptionDetails {
  /** The rules that a refused password breaks. */
  problems?: PasswordRule[];
  /** Seconds until the caller may try again. */
  retryAfter?: number;
  status?: number;
}

/** An expected refusal of the user pool. `code` is the response's `error`. */
export class PoolException extends Error {
  readonly code: PoolExceptionName;
  readonly status: number;
  readonly details: PoolExceptionDetails;

  constructor(code: PoolExceptionName, message: string, details: PoolExceptionDetails = {}) {
    super(message);
    this.name = 'PoolException';
    this.code = code;
    this.status = details.status ?? statuses[code];
    this.details = details;
  }
}
