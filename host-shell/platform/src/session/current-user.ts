import { isApiError } from '@gyg/contract/client';
import type { User as OidcUser } from 'oidc-client-ts';
import type { AccessToken } from './access-token';
import { readAdminOrganization, writeAdminOrganization } from './admin-organization';
import { asAdmin } from './admin-role';
import { RenewalRefused } from './issuer/renewal-refused';
import { clearPendingSignUp } from './pending-sign-up';
import type { SessionContext } from './session-context';
import type { SessionEnding } from './session-end';
import { guestSession } from './session-state';
import { hasKnownUser, loadUserAccount, type UserAccount } from './user-account';

/** Loads and updates the page's user from the stored login, which other tabs may change. */
export function createCurrentUser(context: SessionContext, { applyToken }: AccessToken, ending: SessionEnding) {
  const { api, issuer, page, storage, store } = context;
  let applied = 0;
  let unreachable = false;

  /** Clears the data of the last user while the next one is loading. */
  function clearUser(): void {
    writeAdminOrganization(storage, '');
    store.setState({ ...guestSession, status: 'starting' }, true);
    page.clearPersonalCache();
  }

  /** Switches this page to the given user. A later call supersedes an earlier one. */
  async function applySession(oidcUser: OidcUser): Promise<UserAccount> {
    applied += 1;
    const mine = applied;
    const { sub } = oidcUser.profile;
    if (context.subject !== '' && context.subject !== sub) clearUser();
    const wasGuest = store.getState().status === 'ready' && store.getState().userId === '';
    context.subject = sub;
    const [account, userGroups] = await Promise.all([loadUserAccount(context, oidcUser), issuer.groupsOf(oidcUser)]);
    if (mine !== applied) return account;
    const { user, organizations } = account;
    const administered = organizations.filter(({ role }) => role === 'ADMIN');
    const chosen = readAdminOrganization(storage);
    clearPendingSignUp(storage.tab);
    store.setState({
      status: 'ready',
      userId: user.id,
      authentication: oidcUser.access_token,
      profileName: user.fullName,
      email: user.email ?? '',
      profileImage: user.profileImage ?? '',
      country: guestSession.country,
      organizationAdmin: administered.length > 0,
      managesGygs: account.managesGygs,
      userGroups,
      notificationCount: account.notificationCount,
      ...asAdmin(administered.find(({ organizationId }) => organizationId === chosen)),
    });
    unreachable = false;
    if (wasGuest) page.clearPersonalCache();
    return account;
  }

  /** Applies the stored login. Without one, or without a response, the page becomes a guest's. */
  async function restore(): Promise<void> {
    if (!issuer.hasStoredUser()) {
      writeAdminOrganization(storage, '');
      return ending.showGuest();
    }
    try {
      const user = await issuer.freshUser({ idToken: !hasKnownUser(storage.device) });
      if (user === undefined) return ending.showGuest();
      await applySession(user);
    } catch (thrown) {
      const refused = thrown instanceof RenewalRefused || (isApiError(thrown) && thrown.status === 401);
      // Without a stored user, a refused request has already ended the session.
      if (refused && issuer.hasStoredUser()) return ending.endRefused();
      unreachable = !refused;
      ending.showGuest();
    }
  }

  /** Handles a login, renewal or logout in another tab. */
  async function followOtherTab(): Promise<void> {
    const wasSignedIn = context.subject !== '';
    if (!issuer.hasStoredUser()) return wasSignedIn ? ending.endSession(issuer.lastSessionEnd()) : undefined;
    const user = await issuer.storedUser();
    const same = wasSignedIn && user?.profile.sub === context.subject && store.getState().userId !== '';
    if (same) return applyToken(user);
    await restore();
  }

  /** Reloads the user's name and picture after another tab has changed them. */
  async function reloadProfile(): Promise<void> {
    const { userId } = store.getState();
    if (userId === '') return;
    const user = await api.call('getUser', { params: { userId } }).catch(() => undefined);
    if (user === undefined || store.getState().userId !== userId) return;
    store.setState({ profileName: user.fullName, profileImage: user.profileImage ?? '' });
  }

  return {
    applySession,
    restore,
    followOtherTab,
    reloadProfile,
    /** Whether a login is stored but the API could not be reached: retry when the network is back. */
    isUnreachable: () => unreachable,
  };
}
