import type { User as OidcUser } from 'oidc-client-ts';
import { ApiError } from '../api/api-error';
import { groupsOfToken } from './groups-of-token';
import { identitySettings } from './identity-settings';
import { forget, getFreshUser, hasStoredUser, storedUser } from './oidc';
import { presentSubject } from './present-subject';
import { lastEnd, RenewalRefused } from './renewal';
import { endSession } from './session-end';
import { useSessionStore } from './session-store';

/** The groups that a token names, by the claim that its issuer uses. */
export async function groupsOf({ access_token }: OidcUser): Promise<string[]> {
  const { groupsClaim } = await identitySettings();
  return groupsOfToken(access_token, groupsClaim);
}

/** Takes over a renewed token, and the groups that it names. */
export async function noteToken(user: OidcUser): Promise<void> {
  const { userId, authentication } = useSessionStore.getState();
  if (userId === '' || authentication === user.access_token) return;
  useSessionStore.setState({ authentication: user.access_token, userGroups: await groupsOf(user) });
}

/** Whoever it was must sign in again, in every tab. */
export function endRefused(): void {
  forget('refused');
  endSession('refused');
}

/**
 * The token for the next request, looked at before each and renewed if need be; undefined for a guest. `refused` is the
 * token that the API has just not taken.
 * @throws {ApiError} when it cannot be renewed now, or when another person has just signed in in another tab.
 */
export async function currentToken({ refused }: { refused?: string } = {}): Promise<string | undefined> {
  const { status, userId } = useSessionStore.getState();
  if (status === 'ready' && presentSubject() === '') return undefined;
  try {
    const user = await getFreshUser({ refused });
    if (user === undefined) {
      if (userId !== '') endSession(lastEnd());
      return undefined;
    }
    if (presentSubject() !== '' && user.profile.sub !== presentSubject()) {
      throw new ApiError('session.need_to_be_logged_in', 401, 'Somebody else has signed in');
    }
    await noteToken(user);
    return user.access_token;
  } catch (thrown) {
    if (!(thrown instanceof RenewalRefused)) throw thrown;
    endRefused();
    return undefined;
  }
}

/** Seconds until the access token ends; undefined for guests. For diagnostics: the token itself stays here. */
export async function tokenSecondsLeft(): Promise<number | undefined> {
  return hasStoredUser() ? (await storedUser())?.expires_in : undefined;
}
