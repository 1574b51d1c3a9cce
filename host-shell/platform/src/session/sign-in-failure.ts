import { isApiError } from '@gyg/contract/client';
import { safeTarget } from '../routing/safe-target';

/**
 * Why a login failed. `denied`: the user or the issuer refused. `lost`: started in another browser, too long ago, or
 * already completed (the back button). `blocked`: the browser does not keep what a login needs. `gone`: the account no longer exists. `unreachable`: no response.
 */
export type SignInFailureReason = 'denied' | 'lost' | 'blocked' | 'gone' | 'unreachable' | 'failed';

export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';
  readonly reason: SignInFailureReason;
  /** The page that the user wanted to open, if known. */
  readonly target: string | undefined;
  /** A technical description without secrets. */
  readonly detail: string;

  constructor(reason: SignInFailureReason, target: string | undefined, cause: unknown) {
    super(`The sign-in failed (${reason})`, { cause });
    this.reason = reason;
    this.target = target;
    this.detail = cause instanceof Error ? cause.message : String(cause);
  }
}

/** Issuer errors when the user, or a rule of the issuer, refuses. */
const refusals = [
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
];

export function signInFailureReason(thrown: unknown): SignInFailureReason {
  if (isApiError(thrown)) return thrown.status === 401 ? 'gone' : thrown.status === 0 ? 'unreachable' : 'failed';
  if (!(thrown instanceof Error)) return 'failed';
  if (thrown.name === 'ErrorResponse' && 'error' in thrown) {
    if (refusals.includes(String(thrown.error))) return 'denied';
    return thrown.error === 'invalid_grant' ? 'lost' : 'failed';
  }
  // The library has no error codes for these.
  if (/\bstate\b/i.test(thrown.message)) return 'lost';
  return thrown instanceof TypeError || thrown.name === 'ErrorTimeout' ? 'unreachable' : 'failed';
}

/** The target in the state that an issuer returns with a refusal. */
export function targetOfRefusal(thrown: unknown): string | undefined {
  const state: unknown = typeof thrown === 'object' && thrown !== null && 'state' in thrown ? thrown.state : undefined;
  const target = typeof state === 'object' && state !== null && 'target' in state ? state.target : undefined;
  return typeof target === 'string' ? safeTarget(target) : undefined;
}
