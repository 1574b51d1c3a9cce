import { type BookingFailureReason, type ErrorCode, errorCatalogue } from '@gyg/contract';

export interface FieldError {
  path: string;
  code: string;
  message: string;
}

/** A caller can send thousands of wrong fields; the answer stays small in any case. */
const maximumErrors = 20;
const maximumLength = 199;
const maximumPath = 60;

const lengthAsJson = (value: unknown) => JSON.stringify(value).length;

/** The text, cut so that it takes at most `length` characters as JSON, without its quotes. */
function shorten(text: string, length: number): string {
  if (text.length <= length && lengthAsJson(text) - 2 <= length) return text;
  let short = text.slice(0, length - 1);
  while (lengthAsJson(short) - 1 > length) short = short.slice(0, -1);
  return `${short}…`;
}

/** The first errors, each short enough that it has fewer than 200 characters as JSON. */
function boundErrors(errors: readonly FieldError[]): FieldError[] {
  return errors.slice(0, maximumErrors).map(({ path, code, message }) => {
    const shortPath = shorten(path, maximumPath);
    const rest = maximumLength - lengthAsJson({ path: shortPath, code, message: '' });
    return { path: shortPath, code, message: shorten(message, rest) };
  });
}

interface ProblemDetails {
  /** Replaces the catalogue's status (a booking without the right to it is 403). */
  status?: number;
  detail?: string;
  reason?: BookingFailureReason;
  errors?: readonly FieldError[];
  headers?: Readonly<Record<string, string>>;
}

/** A refusal with a stable code of the catalogue. Detect it with `isProblem`, not instanceof. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly details: ProblemDetails;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(details.detail ?? errorCatalogue[code].title);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return this.details.status ?? errorCatalogue[this.code].status;
  }
}

/** Whether a thrown value is a Problem. */
export function isProblem(thrown: unknown): thrown is Problem {
  return (
    thrown instanceof Error &&
    'details' in thrown &&
    'code' in thrown &&
    typeof thrown.code === 'string' &&
    thrown.code in errorCatalogue
  );
}

/** The refusal of the catalogue with that code. */
export function problem(code: ErrorCode, details: ProblemDetails = {}): Problem {
  return new Problem(code, details);
}

/** 400 with the first wrong fields. */
export function invalidRequest(errors: readonly FieldError[]): Problem {
  return new Problem('request.invalid', { errors: boundErrors(errors) });
}

/** 401 for a call that needs a logged-in user. */
export function needsSignIn(): Problem {
  return new Problem('session.need_to_be_logged_in', { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** 401 for an invalid token: never treated as a guest's call. */
export function invalidToken(detail?: string): Problem {
  const headers = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };
  return new Problem('session.invalid_token', { headers, ...(detail === undefined ? {} : { detail }) });
}

/** 403: for resources that the caller may see, but not change. */
export function forbidden(): Problem {
  return new Problem('you_do_not_have_permission');
}

/** The refusal of a booking with its reason: 403 for a missing right, 409 for all others. */
export function bookingFailed(reason: BookingFailureReason): Problem {
  return new Problem('booking.failed', { reason, ...(reason === 'not_eligible' ? { status: 403 } : {}) });
}
