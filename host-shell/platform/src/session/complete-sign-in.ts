import type { User as OidcUser } from 'oidc-client-ts';
import { isApiError } from '../api/api-error';
import { safeTarget } from '../routing/safe-target';
import { finishSignIn, hasStoredUser } from './oidc';
import { become } from './session';
import { endRefused } from './tokens';

/**
 * Why a sign-in did not come to its end. `denied`: the person or the issuer refused. `lost`: begun in another browser,
 * too long ago, or finished before (the back button). `gone`: the account is no longer there. `unreachable`: no answer.
 */
export type SignInTrouble = 'denied' | 'lost' | 'gone' | 'unreachable' | 'failed';

export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';
  readonly trouble: SignInTrouble;
  /** Where the person wanted to go, as far as it is known. */
  readonly target: string | undefined;
  /** The technical line, without anything secret. */
  readonly detail: string;

  constructor(trouble: SignInTrouble, target: string | undefined, cause: unknown) {
    super(`The sign-in failed (${trouble})`, { cause });
    this.trouble = trouble;
    this.target = target;
    this.detail = cause instanceof Error ? cause.message : String(cause);
  }
}

/** What an issuer says instead of a code when the person, or a rule of theirs, does not want to. */
const refusals = [
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
];

function troubleOf(thrown: unknown): SignInTrouble {
  if (isApiError(thrown)) return thrown.status === 401 ? 'gone' : thrown.status === 0 ? 'unreachable' : 'failed';
  if (!(thrown instanceof Error)) return 'failed';
  if (thrown.name === 'ErrorResponse' && 'error' in thrown) {
    if (refusals.includes(String(thrown.error))) return 'denied';
    return thrown.error === 'invalid_grant' ? 'lost' : 'failed';
  }
  // The library has no codes for these.
  if (/\bstate\b/i.test(thrown.message)) return 'lost';
  return thrown instanceof TypeError || thrown.name === 'ErrorTimeout' ? 'unreachable' : 'failed';
}

/** The target in the state that an issuer's refusal carries back. */
function targetIn(thrown: unknown): string | undefined {
  const state: unknown = typeof thrown === 'object' && thrown !== null && 'state' in thrown ? thrown.state : undefined;
  const target = typeof state === 'object' && state !== null && 'target' in state ? state.target : undefined;
  return typeof target === 'string' ? safeTarget(target) : undefined;
}

async function arrive(user: OidcUser, target: string | undefined) {
  try {
    const { user: person, created } = await become(user);
    return { userId: person.id, created, target };
  } catch (thrown) {
    if (troubleOf(thrown) === 'gone' && hasStoredUser()) endRefused();
    throw new SignInFailed(troubleOf(thrown), target, thrown);
  }
}

/**
 * Finishes a sign-in on its way back; gives who came, whether for the first time, and where they wanted to go.
 * @throws {SignInFailed}
 */
export async function completeSignIn(): Promise<{ userId: string; created: boolean; target: string | undefined }> {
  const finished = await finishSignIn().catch((thrown: unknown) => {
    throw new SignInFailed(troubleOf(thrown), targetIn(thrown), thrown);
  });
  return arrive(finished.user, safeTarget(finished.target));
}
