import { readJson, writeJson } from '../storage/json';
import { writeAdminOrganization } from './admin-organization';
import type { SessionEnd } from './issuer/end-record';
import { signedOutSession } from './pending-sign-up';
import type { SessionContext } from './session-context';
import { clearKnownUser } from './user-account';

const key = 'gyg.endMessage';
/** How long a message that a redirect cut short is shown again (milliseconds). */
const unreadFor = 15_000;
/** How long guards lead home after a session has ended (milliseconds); screens need a few. */
const leavingFor = 2_000;

export type SessionEnding = ReturnType<typeof createSessionEnding>;

/** Ends the session in this page, and says why. */
export function createSessionEnding(context: SessionContext) {
  const { storage, clock, issuer, page, store } = context;
  let signedOutAt = Number.NEGATIVE_INFINITY;

  /** Makes this page a guest's and removes the person's answers. */
  function showGuest(): void {
    const wasSignedIn = context.subject !== '';
    context.subject = '';
    store.setState(signedOutSession(storage.tab), true);
    // By then the screens that needed the person are gone and fetch nothing more.
    if (wasSignedIn) clock.schedule(page.clearPersonalAnswers);
  }

  /**
   * `refused`: the identity service ended the session, so screens that need a user lead to the login. `signedOut`: the
   * person logged out in another tab, so such screens lead home.
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
    /** The person must log in again, in every tab. */
    endRefused(): void {
      issuer.clearStoredUser('refused');
      endSession('refused');
    },
    /** After the account was erased: signs out in every tab, without a message here; screens that need a user lead home. */
    clearErasedUser(): void {
      issuer.clearStoredUser('signedOut');
      clearKnownUser(storage.device);
      writeAdminOrganization(storage, '');
      signedOutAt = clock.elapsed();
      showGuest();
    },
    hasJustSignedOut: () => clock.elapsed() - signedOutAt < leavingFor,
    /** Shows the message again on a page that was just loaded, if a redirect cut it short. */
    repeatUnreadMessage(): void {
      const stored = readJson(storage.tab, key);
      writeJson(storage.tab, key, undefined);
      if (typeof stored?.at === 'number' && clock.now() - stored.at < unreadFor) {
        page.notify({ key: 'need_to_be_logged_in' });
      }
    },
  };
}
