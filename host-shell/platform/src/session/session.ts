import type { AnswerOf, UserOrganization } from '@gyg/contract';
import type { User as OidcUser } from 'oidc-client-ts';
import { isApiError } from '../api/api-error';
import { call, configureCalls } from '../api/call';
import { toLanguage, toLocale } from '../i18n/language';
import { safeTarget } from '../routing/safe-target';
import { readAdminOrganization, rememberAdminOrganization } from './admin-mode';
import { groupsOfToken } from './groups-of-token';
import { identitySettings } from './identity-settings';
import { finishSignIn, forget, getFreshUser, hasStoredUser, leave, onStoredUserChange, startSignIn } from './oidc';
import { guestSession, type Session, useSessionStore } from './session-store';

async function currentToken(options: { renew: boolean }): Promise<string | undefined> {
  try {
    const user = await getFreshUser(options);
    const token = user?.access_token;
    if (user === undefined && useSessionStore.getState().userId !== '') becomeGuest();
    if (token !== undefined) useSessionStore.setState({ authentication: token });
    return token;
  } catch {
    // The refresh token is spent or revoked: whoever it was must sign in again.
    await forget();
    becomeGuest();
    return undefined;
  }
}

function becomeGuest(): void {
  rememberAdminOrganization('');
  useSessionStore.setState(guestSession);
}

function asAdmin(organization: UserOrganization | undefined): Partial<Session> {
  if (organization === undefined) {
    return { loginRole: 'USER', organizationId: '', organizationName: '', organizationLogo: '', organizationType: '' };
  }
  return {
    loginRole: 'ADMIN',
    organizationId: organization.organizationId,
    organizationName: organization.name,
    organizationLogo: organization.logo ?? '',
    organizationType: organization.organizationType,
  };
}

async function become(oidcUser: OidcUser): Promise<AnswerOf<'createUser'>> {
  useSessionStore.setState({ authentication: oidcUser.access_token });
  // The language on screen is what a new person's mails are written in.
  const locale = toLocale(toLanguage(document.documentElement.lang));
  const answer = await call('createUser', { body: { jwt: oidcUser.id_token ?? '', locale } });
  const { user } = answer;
  const { groupsClaim } = await identitySettings();
  const [{ organizations }, { count }, managed] = await Promise.all([
    call('listUserOrganizations', { params: { userId: user.id } }),
    // Without these two the menu says less; nobody is signed out for that.
    call('countNotifications', { params: { userId: user.id } }).catch(() => ({ count: 0 })),
    call('listManagedGygs', { params: { userId: user.id }, query: { pageSize: 1 } }).catch(() => ({ total: 0 })),
  ]);
  const administered = organizations.filter((organization) => organization.role === 'ADMIN');
  const chosen = readAdminOrganization();
  useSessionStore.setState({
    status: 'ready',
    userId: user.id,
    profileName: user.fullName,
    email: user.email ?? '',
    profileImage: user.profileImage ?? '',
    organizationAdmin: administered.length > 0,
    userGroups: groupsOfToken(oidcUser.access_token, groupsClaim),
    managesGygs: managed.total > 0,
    notificationCount: count,
    ...asAdmin(administered.find((organization) => organization.organizationId === chosen)),
  });
  return answer;
}

/**
 * Finds out who is here. A guest is known at once, without loading anything; a signed-in visitor's name and
 * rights follow. A server that cannot be reached leaves a guest's page that works.
 */
export async function startSession(): Promise<void> {
  configureCalls({ token: currentToken });
  onStoredUserChange(() => void restore());
  await restore();
}

async function restore(): Promise<void> {
  if (!hasStoredUser()) return becomeGuest();
  try {
    const user = await getFreshUser({ named: true });
    if (user === undefined) return becomeGuest();
    await become(user);
  } catch (thrown) {
    if (!isApiError(thrown) || thrown.status === 401) await forget();
    becomeGuest();
  }
}

/**
 * Leads to the sign-in page and back to `target`, a path of this site (default home). `create` asks for a new account
 * where another issuer keeps the accounts.
 */
export async function signIn(target?: string, options: { create?: boolean } = {}): Promise<void> {
  const safe = safeTarget(target);
  await startSignIn(safe === undefined ? {} : { target: safe }, options);
}

/** Finishes a sign-in on its way back; gives who came and where they wanted to go. */
export async function completeSignIn(): Promise<{ userId: string; created: boolean; target: string | undefined }> {
  const { user, target } = await finishSignIn();
  const answer = await become(user);
  return { userId: answer.user.id, created: answer.created, target: safeTarget(target) };
}

/** Signs out here and at the identity service, then shows the home page. */
export async function signOut(): Promise<void> {
  rememberAdminOrganization('');
  await leave();
}

/** Acts for an organisation that one administers, in this tab. */
export function switchToAdmin(organization: UserOrganization): void {
  rememberAdminOrganization(organization.organizationId);
  useSessionStore.setState(asAdmin(organization));
}

/** Acts for oneself again. */
export function switchToUser(): void {
  rememberAdminOrganization('');
  useSessionStore.setState(asAdmin(undefined));
}

/** Asks again how many notifications wait. */
export async function refreshNotificationCount(): Promise<void> {
  const { userId } = useSessionStore.getState();
  if (userId === '') return;
  const { count } = await call('countNotifications', { params: { userId } });
  useSessionStore.setState({ notificationCount: count });
}
