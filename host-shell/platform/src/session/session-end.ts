import { readJson, writeJson } from '../storage/json';
import { writeAdminOrganization } from './admin-organization';
import type { SessionEnd } from './issuer/end-record';
import { signedOutSession } from './pending-sign-up';
import type { SessionContext } from './session-context';
import { clearKnownUser } from './user-account';

const key = 'gyg.endMessage';
/** How long a message that a redirect interrupted is shown again (milliseconds). */
const unreadFor = 15_000;
/** How long guards redirect to home after a session has ended (milliseconds). Screens need this time to unmount. */
const leavingFor = 2_000;

export type SessionEnding = ReturnType<typeof createSessionEnding>;

/** Ends the session in this page and shows the reason. */
export function createSessionEnding(context: SessionContext) {
  const { storage, clock, issuer, page, store } = context;
  let signedOutAt = Number.NEGATIVE_INFINITY;

  /** Makes this page a guest's and removes personal data. */
  function showGuest(): void {
    const wasSignedIn = context.subject !== '';
    context.subject = '';
    store.setState(signedOutSession(storage.tab), true);
    // Scheduled: by then the user's screens have unmounted and fetch nothing more.
    if (wasSignedIn) clock.schedule(page.clearPersonalCache);
  }

  /**
   * `refused`: the identity service ended the session, so guarded screens redirect to the login. `signedOut`: the user
   * logged out in another tab, so guarded screens redirect to home.
   */
  function endSession(why: SessionEnd): void {
    writeAdminOrganization(storage, '');
    if (why === 'signedOut') signedOutAt = clock.elapsed();
    showGuest();
    if (why === 'refused') writeJson(storage.tab, key, { why, at: clock.now() });
    page.notify({ key: why === 'refused' ? 'need_to_be_logged_in' : 'signedOutElsewhere' });
  }

  return {
    showGuest,
    endSession,
    /** The user must log in again, in every tab. */
    endRefused(): void {
      issuer.clearStoredUser('refused');
      endSession('refused');
    },
    /** After the account was erased: logs out in every tab without a message. Guarded screens redirect to home. */
    clearErasedUser(): void {
      issuer.clearStoredUser('signedOut');
      clearKnownUser(storage.device);
      writeAdminOrganization(storage, '');
      signedOutAt = clock.elapsed();
      showGuest();
    },
    hasJustSignedOut: () => clock.elapsed() - signedOutAt < leavingFor,
    /** Shows the message again on a page that has just loaded, if a redirect interrupted it. */
    repeatUnreadMessage(): void {
      const stored = readJson(storage.tab, key);
      writeJson(storage.tab, key, undefined);
      if (typeof stored?.at === 'number' && clock.now() - stored.at < unreadFor) {
        page.notify({ key: 'need_to_be_logged_in' });
      }
    },
  };
}
