import type { Locale, UserOrganization } from '@gyg/contract';
import { toLanguage } from '../i18n/language';
import { safeTarget } from '../routing/safe-target';
import { createAccessToken } from './access-token';
import { readAdminOrganization, writeAdminOrganization } from './admin-organization';
import { createAdminRole } from './admin-role';
import { createCurrentUser } from './current-user';
import { readPendingSignUp, signedOutSession, writePendingSignUp } from './pending-sign-up';
import type { SessionContext, SessionDependencies } from './session-context';
import { createSessionEnding } from './session-end';
import { createSessionStore, guestSession, isSignedIn } from './session-state';
import { SignInFailed, signInFailureReason, targetOfRefusal } from './sign-in-failure';
import { notifyTabs, onTabMessage } from './tab-messages';
import { clearKnownUser, takeFirstLogin } from './user-account';

/** Sends what was given but is not sent yet. The promise resolves, also after failures, when it has been sent. */
type BeforeChange = () => Promise<unknown>;

/** Calls listeners before the user logs out or acts for someone else, while calls still have the old session. */
function createBeforeChange() {
  const listeners = new Set<BeforeChange>();
  return {
    /** Returns a function that removes the listener. */
    add(listener: BeforeChange): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves when all listeners have finished. Their calls have started when it returns. */
    run: async (): Promise<void> => void (await Promise.allSettled([...listeners].map((listener) => listener()))),
  };
}

export type PageSession = ReturnType<typeof createSession>;

/** Creates the session of a page, from its start to its end. README.md describes its states. */
export function createSession(dependencies: SessionDependencies) {
  const { api, issuer, page, storage } = dependencies;
  const store = createSessionStore();
  const context: SessionContext = { ...dependencies, store, subject: '', goHome: () => location.assign('/') };
  const ending = createSessionEnding(context);
  const token = createAccessToken(context, ending);
  const admin = createAdminRole(context, token);
  const current = createCurrentUser(context, token, ending);
  const beforeChange = createBeforeChange();
  const stopped = new AbortController();

  function onReturn(): void {
    if (current.isUnreachable()) void current.restore();
    else if (store.getState().loginRole === 'ADMIN') admin.refreshMemberships();
  }

  return {
    store,
    /** The user now, for work that ends later than the screen that started it; '' if there is none. */
    currentUserId: () => store.getState().userId,
    /**
     * Calls back before the user logs out or switches the organisation here. Logging out waits for the promise. Not called
     * when the session ends by itself or in another tab. Returns a function that removes the listener.
     */
    beforeChange: beforeChange.add,

    /**
     * Loads the session. Without a stored login the visitor is a guest immediately, and nothing is loaded. If the
     * server cannot be reached, the page works as a guest's until it can.
     */
    async start({ goHome = context.goHome } = {}): Promise<void> {
      const { signal } = stopped;
      context.goHome = goHome;
      api.authenticate({
        token: token.currentToken,
        onRefused: (status) => (status === 401 ? ending.endRefused() : admin.handleForbidden(status)),
      });
      ending.repeatUnreadMessage();
      issuer.onStoredUserChange(() => void current.followOtherTab(), signal);
      onTabMessage(storage, 'rights', () => void admin.reloadMemberships(), signal);
      onTabMessage(storage, 'person', () => void current.reloadProfile(), signal);
      page.onReturn(onReturn, signal);
      await current.restore();
    },

    /** Starts without checking for a login: pages in frames of other sites are for guests only. */
    startAsGuest: () => store.setState(guestSession, true),

    /** Removes all listeners. */
    stop: () => stopped.abort(),

    /** Whether the browser keeps what a login needs. If not, every login would be lost on the way. */
    canSignIn: (): boolean => storage.keepsLogins,

    /**
     * Redirects to the login and back to `target`, a path of this site (default home). `create` requests the sign-up
     * page if another issuer manages the accounts, `lite` the form without navigation.
     */
    async signIn(target?: string, options: { create?: boolean; lite?: boolean } = {}): Promise<void> {
      const safe = safeTarget(target);
      await issuer.signInRedirect(safe === undefined ? {} : { target: safe }, options);
    },

    /**
     * Completes a login on /auth/callback.
     * @throws {SignInFailed}
     */
    async completeSignIn(): Promise<{ userId: string; created: boolean; target: string | undefined }> {
      const { user, ...finished } = await issuer.finishSignIn().catch((thrown: unknown) => {
        const reason = signInFailureReason(thrown);
        const isBlocked = reason === 'lost' && !storage.keepsLogins;
        throw new SignInFailed(isBlocked ? 'blocked' : reason, targetOfRefusal(thrown), thrown);
      });
      const target = safeTarget(finished.target);
      try {
        const account = await current.applySession(user);
        return { userId: account.user.id, created: takeFirstLogin(storage.device, user.profile.sub), target };
      } catch (thrown) {
        const reason = signInFailureReason(thrown);
        if (reason === 'gone' && issuer.hasStoredUser()) ending.endRefused();
        throw new SignInFailed(reason, target, thrown);
      }
    },

    /**
     * Sends what is not sent yet, logs out in all tabs and at the identity service, then shows home.
     * @throws if the identity service cannot be reached; the user is then still logged in.
     */
    async signOut(): Promise<void> {
      await beforeChange.run();
      await issuer.signOutRedirect();
      clearKnownUser(storage.device);
      writeAdminOrganization(storage, '');
    },
    clearErasedUser: ending.clearErasedUser,
    hasJustSignedOut: ending.hasJustSignedOut,

    /**
     * Call this after a successful sign-up: the login role is SIGNUP until the first login. Call it again with
     * `confirmed` after the email address is confirmed by its code.
     */
    beginSignUp(pending: { email: string; confirmed?: boolean }): void {
      writePendingSignUp(storage.tab, pending);
      if (!isSignedIn(store.getState())) store.setState(signedOutSession(storage.tab), true);
    },
    pendingSignUp: () => readPendingSignUp(storage.tab),

    switchToAdmin(organization: UserOrganization): void {
      void beforeChange.run();
      admin.switchToAdmin(organization);
    },
    switchToUser(): void {
      void beforeChange.run();
      admin.switchToUser();
    },
    applyMemberships: admin.applyMemberships,
    refreshMemberships: admin.refreshMemberships,
    hasJustLostRole: admin.hasJustLostRole,
    /** Whether this tab was in admin mode when it was last used; known before the user is loaded. */
    startsAsAdmin: () => readAdminOrganization(storage) !== '',

    /** Whether this browser has a stored login; known before the user is loaded. */
    startsAsUser: () => issuer.hasStoredUser(),

    /** Updates the name, picture ('' for none) or language in all tabs. Call it after the API has saved the change. */
    updateUser(changed: { profileName?: string; profileImage?: string; locale?: Locale }): void {
      const { locale, ...shown } = changed;
      store.setState(shown);
      if (locale !== undefined) page.changeLanguage(toLanguage(locale));
      notifyTabs(storage, 'person');
    },

    async refreshNotificationCount(): Promise<void> {
      const { userId } = store.getState();
      if (userId === '') return;
      const { count } = await api.call('countNotifications', { params: { userId } });
      store.setState({ notificationCount: count });
    },

    tokenSecondsLeft: token.secondsLeft,
  };
}
