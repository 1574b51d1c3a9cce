import type { User as OidcUser } from 'oidc-client-ts';
import type { SessionEnd } from './end-record';
import type { Freshness } from './renewal';

/** The identity service, and the sign-in that this browser stores. */
export interface Issuer {
  /** Whether this browser stores a sign-in; loads nothing. */
  hasStoredUser(): boolean;
  /** The stored sign-in, expired or not. */
  storedUser(): Promise<OidcUser | undefined>;
  /**
   * The stored sign-in with a good token, renewed if needed; undefined for a guest.
   * @throws {RenewalRefused} when the person must log in again.
   * @throws {ApiError} when the identity service cannot be reached.
   */
  freshUser(freshness?: Freshness): Promise<OidcUser | undefined>;
  /** The groups that the access token names, in the claim that this issuer uses. */
  groupsOf(user: OidcUser): Promise<string[]>;
  /** Redirects to the identity service; it comes back to /auth/callback. `create` asks for its page for new accounts. */
  signInRedirect(state: { target?: string }, options?: { create?: boolean }): Promise<void>;
  /** Finishes the sign-in on /auth/callback. */
  finishSignIn(): Promise<{ user: OidcUser; target: string | undefined }>;
  /** Removes the stored sign-in, ends it at the identity service and shows home. */
  signOutRedirect(): Promise<void>;
  /** Removes the stored sign-in from this browser and records why for the other tabs. */
  clearStoredUser(why: SessionEnd): void;
  /** Why the last session of this browser ended. */
  lastSessionEnd(): SessionEnd;
  /** Calls back when another tab signed in, renewed or signed out. */
  onStoredUserChange(listener: () => void, signal?: AbortSignal): void;
}
