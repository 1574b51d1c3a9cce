import i18n from 'i18next';
import { forgetPersonalAnswers } from '../api/queries';
import { keep, readKept } from '../storage/browser-storage';
import { toast } from '../toasts/toasts';
import { rememberAdminOrganization } from './admin-mode';
import { expectSubject, presentSubject } from './present-subject';
import type { SessionEnd } from './renewal';
import { useSessionStore } from './session-store';
import { sessionOfNobody } from './signing-up';

const key = 'gyg.said';
/** A message that the way to the identity service cut short is said again within this time (milliseconds). */
const unread = 15_000;
/** A screen that needed somebody has this long to leave (milliseconds); it takes a few. */
const leaving = 2_000;

let leftAt = Number.NEGATIVE_INFINITY;

const texts: Readonly<Record<SessionEnd, () => string>> = {
  refused: () => i18n.t('platform:session.need_to_be_logged_in'),
  left: () => i18n.t('platform:session.signedOutElsewhere'),
};

/** Shows this page as nobody's: a guest's session, and none of the answers that were somebody's. */
export function showNobody(): void {
  const somebody = presentSubject() !== '';
  expectSubject('');
  useSessionStore.setState(sessionOfNobody(), true);
  // Screens that needed somebody are gone by then, and ask for nothing any more.
  if (somebody) setTimeout(forgetPersonalAnswers);
}

/**
 * Ends the session that this page shows, and says why. `refused`: the identity service no longer knows it, so the person
 * is asked to sign in where a screen needs that. `left`: they signed out in another tab, so such a screen leads home.
 */
export function endSession(why: SessionEnd): void {
  rememberAdminOrganization('');
  if (why === 'left') leftAt = performance.now();
  showNobody();
  if (why === 'refused') keep('tab', key, { why, at: Date.now() });
  toast[why === 'refused' ? 'error' : 'info'](texts[why]());
}

/** Ends the session that this page shows without a word: whoever does it says why. Screens that needed somebody lead home. */
export function endQuietly(): void {
  rememberAdminOrganization('');
  leftAt = performance.now();
  showNobody();
}

/** Whether the person has just left by another tab: then they did not mean to sign in again here. */
export const hasJustLeft = () => performance.now() - leftAt < leaving;

/** Says once more, on a page that was just loaded, that the session has ended: the toast before it was cut short. */
export function repeatUnreadEnd(): void {
  const said = readKept('tab', key);
  keep('tab', key, undefined);
  if (typeof said?.at === 'number' && Date.now() - said.at < unread) toast.error(texts.refused());
}
