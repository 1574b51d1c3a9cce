import type { User, UserManager } from 'oidc-client-ts';
import { ApiError } from '../api/api-error';
import { browserStorage } from '../storage/browser-storage';
import { inTurn } from './in-turn';
import { attemptFor, forgetAttempt } from './renewal-attempt';

/** A token with fewer seconds left is renewed before it is sent. */
const spareSeconds = 20;
/** What an issuer says when it may do better in a moment. */
const passing = ['server_error', 'temporarily_unavailable', 'slow_down', 'LimitExceededException'];
/** Written by whoever ends the session, so that a renewal on its way does not bring it back. */
const endKey = 'gyg.ended';

let attempt: string | undefined;
let renewing: Promise<User | undefined> | undefined;

/** What the embedded issuer is told with a renewal: which one it is (header `X-Gyg-Renewal`); empty otherwise. */
export const renewalHeader = () => attempt ?? '';

/** The identity service no longer takes the refresh token: whoever it was must sign in again. */
export class RenewalRefused extends Error {
  override readonly name = 'RenewalRefused';
}

/** Which access token a caller cannot use any more, and whether its ID token must be good too. */
export interface Freshness {
  refused?: string | undefined;
  named?: boolean;
}

export function isFresh(user: User, { refused, named = false }: Freshness): boolean {
  if (user.access_token === refused || user.expires_in === undefined || user.expires_in <= spareSeconds) return false;
  return !named || user.profile.exp > Date.now() / 1000 + spareSeconds;
}

function toFailure(thrown: unknown): Error {
  const answered = thrown instanceof Error && thrown.name === 'ErrorResponse';
  const error = answered && 'error' in thrown ? String(thrown.error) : '';
  if (answered && !passing.includes(error)) return new RenewalRefused(error, { cause: thrown });
  // No answer, or none of an identity service: the sign-in may well be good.
  return new ApiError('network.offline', 0, 'The sign-in could not be renewed', { cause: thrown });
}

async function spend(manager: UserManager, refreshToken: string): Promise<User | undefined> {
  const endedBefore = browserStorage('device').getItem(endKey);
  attempt = attemptFor(refreshToken);
  try {
    const renewed = await manager.signinSilent();
    forgetAttempt();
    if (browserStorage('device').getItem(endKey) === endedBefore) return renewed ?? undefined;
    await manager.removeUser();
    return undefined;
  } catch (thrown) {
    const failure = toFailure(thrown);
    if (failure instanceof RenewalRefused) forgetAttempt();
    throw failure;
  } finally {
    attempt = undefined;
  }
}

/**
 * Renews the stored sign-in: once for all who ask in this tab, and one tab at a time. Gives undefined where nobody is
 * signed in any more.
 * @throws {RenewalRefused} when the person must sign in again.
 * @throws {ApiError} when no answer came; trying again is safe.
 */
export function renew(manager: UserManager, freshness: Freshness): Promise<User | undefined> {
  renewing ??= inTurn('gyg-renew', async () => {
    // Another tab may have renewed while this one waited: its refresh token must not be replayed.
    const stored = await manager.getUser();
    if (stored && isFresh(stored, freshness)) return stored;
    if (!stored) return undefined;
    // Another issuer may give none: then only the person can go on, by signing in again.
    if (!stored.refresh_token) throw new RenewalRefused('There is no refresh token');
    return spend(manager, stored.refresh_token);
  }).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Why the session of this browser ended: the person left, or the identity service refused it. */
export type SessionEnd = 'left' | 'refused';

/** Tells all tabs that, and why, the session ended. */
export function noteEnd(why: SessionEnd): void {
  browserStorage('device').setItem(endKey, `${why} ${Date.now()} ${Math.random()}`);
}

/** Why the session ended last, as any tab has noted it. */
export const lastEnd = (): SessionEnd =>
  browserStorage('device').getItem(endKey)?.startsWith('refused') ? 'refused' : 'left';
