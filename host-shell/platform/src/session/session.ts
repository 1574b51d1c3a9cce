import type { Locale } from '@gyg/contract';
import type { User as OidcUser } from 'oidc-client-ts';
import { isApiError } from '../api/api-error';
import { call } from '../api/call';
import { forgetPersonalAnswers } from '../api/queries';
import { configureCalls } from '../api/with-token';
import { changeLanguage } from '../i18n/i18n';
import { toLanguage } from '../i18n/language';
import { safeTarget } from '../routing/safe-target';
import { readAdminOrganization, rememberAdminOrganization } from './admin-mode';
import { getFreshUser, hasStoredUser, leave, onStoredUserChange, startSignIn, storedUser } from './oidc';
import { forgetPerson, knowsSomebody, type Person, readPerson } from './person';
import { expectSubject, presentSubject } from './present-subject';
import { lastEnd, RenewalRefused } from './renewal';
import { asAdmin, configureHome, lookAtRights, noteRefusal, readRights } from './rights';
import { endSession, repeatUnreadEnd, showNobody } from './session-end';
import { guestSession, useSessionStore } from './session-store';
import { endSignUp } from './signing-up';
import { announce, onAnnouncement } from './tabs';
import { currentToken, endRefused, groupsOf, noteToken } from './tokens';

let latest = 0;
/** Somebody is signed in, but the API could not be asked who: it is asked again when that may help. */
let unreachable = false;

/** Shows nothing of who was here until the next one is known. */
function replacePerson(): void {
  rememberAdminOrganization('');
  useSessionStore.setState({ ...guestSession, status: 'starting' }, true);
  forgetPersonalAnswers();
}

/** Makes this page the signed-in person's. A later call overtakes an earlier one. */
export async function become(oidcUser: OidcUser): Promise<Person> {
  latest += 1;
  const mine = latest;
  const { sub } = oidcUser.profile;
  if (presentSubject() !== '' && presentSubject() !== sub) replacePerson();
  const wasGuest = useSessionStore.getState().status === 'ready' && useSessionStore.getState().userId === '';
  expectSubject(sub);
  const [person, userGroups] = await Promise.all([readPerson(oidcUser), groupsOf(oidcUser)]);
  if (mine !== latest) return person;
  const { user, organizations } = person;
  const administered = organizations.filter(({ role }) => role === 'ADMIN');
  const chosen = readAdminOrganization();
  endSignUp();
  useSessionStore.setState({
    status: 'ready',
    userId: user.id,
    authentication: oidcUser.access_token,
    profileName: user.fullName,
    email: user.email ?? '',
    profileImage: user.profileImage ?? '',
    country: guestSession.country,
    organizationAdmin: administered.length > 0,
    managesGygs: person.managesGygs,
    userGroups,
    notificationCount: person.notificationCount,
    ...asAdmin(administered.find(({ organizationId }) => organizationId === chosen)),
  });
  unreachable = false;
  if (wasGuest) forgetPersonalAnswers();
  return person;
}

/** Finds out from what the browser keeps who is here. */
async function restore(): Promise<void> {
  if (!hasStoredUser()) {
    rememberAdminOrganization('');
    return showNobody();
  }
  try {
    // The ID token is needed only where it is not yet known which of our users this is.
    const user = await getFreshUser({ named: !knowsSomebody() });
    if (user === undefined) return showNobody();
    await become(user);
  } catch (thrown) {
    const refused = thrown instanceof RenewalRefused || (isApiError(thrown) && thrown.status === 401);
    // A refused call has said so already.
    if (refused && hasStoredUser()) return endRefused();
    unreachable = !refused;
    showNobody();
  }
}

/** Another tab signed in, renewed or signed out: so did this one. */
async function follow(): Promise<void> {
  const somebody = presentSubject() !== '';
  if (!hasStoredUser()) return somebody ? endSession(lastEnd()) : undefined;
  const user = await storedUser();
  const same = somebody && user?.profile.sub === presentSubject() && useSessionStore.getState().userId !== '';
  if (same) return noteToken(user);
  await restore();
}

function onLook(): void {
  if (document.visibilityState !== 'visible') return;
  if (unreachable) void restore();
  else if (useSessionStore.getState().loginRole === 'ADMIN') lookAtRights();
}

/**
 * Finds out who is here. A guest is known at once, without loading anything; a signed-in visitor's name and
 * rights follow. A server that cannot be reached leaves a guest's page that works, until it can. `goHome` shows home
 * without a reload.
 */
export async function startSession({ goHome = () => location.assign('/') } = {}): Promise<void> {
  configureCalls({
    token: currentToken,
    onRefused: (status) => (status === 401 ? endRefused() : noteRefusal(status)),
  });
  configureHome(goHome);
  repeatUnreadEnd();
  onStoredUserChange(() => void follow());
  onAnnouncement('rights', () => void readRights());
  onAnnouncement('person', () => void reread());
  addEventListener('focus', onLook);
  addEventListener('online', onLook);
  document.addEventListener('visibilitychange', onLook);
  await restore();
}

/**
 * Leads to the sign-in page and back to `target`, a path of this site (default home). `create` asks for a new account
 * where another issuer keeps the accounts.
 */
export async function signIn(target?: string, options: { create?: boolean } = {}): Promise<void> {
  const safe = safeTarget(target);
  await startSignIn(safe === undefined ? {} : { target: safe }, options);
}

/**
 * Signs out in all tabs and at the identity service, then shows the home page.
 * @throws when the identity service cannot be reached: one is still signed in then.
 */
export async function signOut(): Promise<void> {
  await leave();
  forgetPerson();
  rememberAdminOrganization('');
}

/** Reads one's own name and picture again, which another tab has changed. */
async function reread(): Promise<void> {
  const { userId } = useSessionStore.getState();
  if (userId === '') return;
  const user = await call('getUser', { params: { userId } }).catch(() => undefined);
  if (user === undefined || useSessionStore.getState().userId !== userId) return;
  useSessionStore.setState({ profileName: user.fullName, profileImage: user.profileImage ?? '' });
}

/**
 * Shows a changed name, picture (address, or '' for none) or language at once, in all tabs. Call it when the API has
 * saved the change.
 */
export function updateSessionUser(changed: { profileName?: string; profileImage?: string; locale?: Locale }): void {
  const { locale, ...shown } = changed;
  useSessionStore.setState(shown);
  if (locale !== undefined) void changeLanguage(toLanguage(locale));
  announce('person');
}

/** Asks again how many notifications wait. */
export async function refreshNotificationCount(): Promise<void> {
  const { userId } = useSessionStore.getState();
  if (userId === '') return;
  const { count } = await call('countNotifications', { params: { userId } });
  useSessionStore.setState({ notificationCount: count });
}
