import type { User as OidcUser } from 'oidc-client-ts';
import type { SessionEnd } from './end-record';
import type { Freshness } from './renewal';

/** The identity service and the login stored in this browser. */
export interface Issuer {
  /** Whether a login is stored in this browser. Loads nothing. */
  hasStoredUser(): boolean;
  /** The stored login, expired or not. */
  storedUser(): Promise<OidcUser | undefined>;
  /**
   * The stored login with a valid token, renewed if needed; undefined for a guest.
   * @throws {RenewalRefused} when the user must log in again.
   * @throws {ApiError} when the identity service cannot be reached.
   */
  freshUser(freshness?: Freshness): Promise<OidcUser | undefined>;
  /** The groups in the access token, from this issuer's claim. */
  groupsOf(user: OidcUser): Promise<string[]>;
  /** Redirects to the identity service, which returns to /auth/callback. `create` requests its sign-up page. */
  signInRedirect(state: { target?: string }, options?: { create?: boolean; lite?: boolean }): Promise<void>;
  /** Completes the login on /auth/callback. */
  finishSignIn(): Promise<{ user: OidcUser; target: string | undefined }>;
  /** Removes the stored login, logs out at the identity service and shows home. */
  signOutRedirect(): Promise<void>;
  /** Removes the stored login from this browser and records the reason for the other tabs. */
  clearStoredUser(why: SessionEnd): void;
  /** Why the last session of this browser ended. */
  lastSessionEnd(): SessionEnd;
  /** Calls back when another tab has logged in, renewed or logged out. */
  onStoredUserChange(listener: () => void, signal?: AbortSignal): void;
}
