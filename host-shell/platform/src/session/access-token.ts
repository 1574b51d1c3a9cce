import { ApiError } from '@gyg/contract/client';
import type { User as OidcUser } from 'oidc-client-ts';
import { RenewalRefused } from './issuer/renewal-refused';
import type { SessionContext } from './session-context';
import type { SessionEnding } from './session-end';

export type AccessToken = ReturnType<typeof createAccessToken>;

/** Manages the access token of requests. */
export function createAccessToken(context: SessionContext, ending: SessionEnding) {
  const { issuer, store } = context;

  /** Stores a renewed token and its groups in the session. */
  async function applyToken(user: OidcUser): Promise<void> {
    const { userId, authentication } = store.getState();
    if (userId === '' || authentication === user.access_token) return;
    store.setState({ authentication: user.access_token, userGroups: await issuer.groupsOf(user) });
  }

  /**
   * The token for the next request, renewed if needed; undefined for a guest. `refused` is the token that the API has
   * just refused.
   * @throws {ApiError} if it cannot be renewed now, or if another user has just logged in in another tab.
   */
  async function currentToken({ refused }: { refused?: string } = {}): Promise<string | undefined> {
    const { status, userId } = store.getState();
    // The user who sends the request. Another one may log in while the token is renewed.
    const { subject } = context;
    if (status === 'ready' && subject === '') return undefined;
    try {
      const user = await issuer.freshUser({ refused });
      if (user === undefined) {
        if (userId !== '') ending.endSession(issuer.lastSessionEnd());
        return undefined;
      }
      if (subject !== '' && user.profile.sub !== subject) {
        throw new ApiError('session.need_to_be_logged_in', 401, 'Another person has logged in');
      }
      await applyToken(user);
      return user.access_token;
    } catch (thrown) {
      if (!(thrown instanceof RenewalRefused)) throw thrown;
      ending.endRefused();
      return undefined;
    }
  }

  return {
    applyToken,
    currentToken,
    /** Seconds until the access token expires; undefined for guests. */
    secondsLeft: async () => (issuer.hasStoredUser() ? (await issuer.storedUser())?.expires_in : undefined),
  };
}
