import { ApiError } from '@gyg/contract/client';
import type { User, UserManager } from 'oidc-client-ts';
import type { BrowserStorage } from '../../storage/browser-storage';
import type { Clock } from '../clock';
import { endRecord } from './end-record';
import { attemptFor, clearAttempt } from './renewal-attempt';
import { RenewalRefused } from './renewal-refused';

/** Tokens with fewer seconds left are renewed before they are sent. */
const spareSeconds = 20;
/** Issuer errors after which a retry may succeed. */
const temporary = ['server_error', 'temporarily_unavailable', 'slow_down', 'LimitExceededException'];

export interface Freshness {
  /** An access token that the API has refused. */
  refused?: string | undefined;
  /** Whether the ID token must be valid too: with other issuers it may expire before the access token. */
  idToken?: boolean;
}

function toFailure(thrown: unknown): Error {
  const hasResponse = thrown instanceof Error && thrown.name === 'ErrorResponse';
  const error = hasResponse && 'error' in thrown ? String(thrown.error) : '';
  if (hasResponse && !temporary.includes(error)) return new RenewalRefused(error, { cause: thrown });
  // No response, or not from an identity service: the refresh token may still be valid.
  return new ApiError('network.offline', 0, 'The sign-in could not be renewed', { cause: thrown });
}

/** Renews tokens: once for all callers in this tab, and in one tab at a time. */
export function createRenewal({ storage, clock }: { storage: BrowserStorage; clock: Clock }) {
  let attempt: string | undefined;
  let renewing: Promise<User | undefined> | undefined;

  function isFresh(user: User, { refused, idToken = false }: Freshness): boolean {
    if (user.access_token === refused || user.expires_in === undefined || user.expires_in <= spareSeconds) return false;
    return !idToken || user.profile.exp > clock.now() / 1000 + spareSeconds;
  }

  async function spendRefreshToken(manager: UserManager, refreshToken: string): Promise<User | undefined> {
    const endBefore = endRecord(storage.device);
    attempt = attemptFor(storage.device, refreshToken);
    try {
      const renewed = await manager.signinSilent();
      clearAttempt(storage.device);
      if (endRecord(storage.device) === endBefore) return renewed ?? undefined;
      // The session ended during the renewal, in this tab or another.
      await manager.removeUser();
      return undefined;
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (failure instanceof RenewalRefused) clearAttempt(storage.device);
      throw failure;
    } finally {
      attempt = undefined;
    }
  }

  const renewUnderLock = (manager: UserManager, freshness: Freshness) =>
    storage.withLock('gyg-renew', async () => {
      // Another tab may have renewed while this one waited. Its refresh token must not be used twice.
      const stored = await manager.getUser();
      if (!stored) return undefined;
      if (isFresh(stored, freshness)) return stored;
      // Other issuers may issue no refresh token.
      if (!stored.refresh_token) throw new RenewalRefused('There is no refresh token');
      return spendRefreshToken(manager, stored.refresh_token);
    });

  return {
    isFresh,
    /** The id of the current attempt, sent to the embedded issuer as `X-Gyg-Renewal`; empty if there is none. */
    header: () => attempt ?? '',
    /**
     * Renews the stored login. Resolves with undefined if there is no stored login any more.
     * @throws {RenewalRefused} when the user must log in again.
     * @throws {ApiError} when there is no response; a retry is safe.
     */
    renew(manager: UserManager, freshness: Freshness): Promise<User | undefined> {
      renewing ??= renewUnderLock(manager, freshness).finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
  };
}
