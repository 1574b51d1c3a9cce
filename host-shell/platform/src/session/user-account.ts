import type { User, UserOrganization } from '@gyg/contract';
import { isApiError } from '@gyg/contract/client';
import type { User as OidcUser } from 'oidc-client-ts';
import { toLocale } from '../i18n/language';
import { readJson, writeJson } from '../storage/json';
import type { SessionContext } from './session-context';

const key = 'gyg.person';

/** The user of the last login in this browser. */
interface KnownUser {
  readonly subject: string;
  readonly userId: string;
  /** True from the creation of the user until the login that led to it is completed. */
  readonly firstLogin: boolean;
}

/** The user of a subject of the identity service, if it is stored in this browser. */
function readKnownUser(device: Storage, subject: string): KnownUser | undefined {
  const stored = readJson(device, key);
  if (stored?.subject !== subject || typeof stored.userId !== 'string') return undefined;
  return { subject, userId: stored.userId, firstLogin: stored.firstLogin === true };
}

const writeKnownUser = (device: Storage, user: KnownUser) => writeJson(device, key, user);

/** Whether a user id is stored in this browser. If so, no ID token is needed to find the user. */
export const hasKnownUser = (device: Storage) => readJson(device, key) !== undefined;

export const clearKnownUser = (device: Storage) => writeJson(device, key, undefined);

/** The logged-in user with the data that the session shows. */
export interface UserAccount {
  readonly user: User;
  readonly organizations: readonly UserOrganization[];
  readonly notificationCount: number;
  readonly managesGygs: boolean;
}

type Dependencies = Pick<SessionContext, 'api' | 'storage' | 'page'>;

/** The user stored in this browser. Undefined if none is, if it was erased, or if the database is another one. */
async function loadKnownUser({ api, storage }: Dependencies, { profile }: OidcUser): Promise<User | undefined> {
  const stored = readKnownUser(storage.device, profile.sub);
  if (stored === undefined) return undefined;
  try {
    return await api.call('getUser', { params: { userId: stored.userId } });
  } catch (thrown) {
    if (isApiError(thrown) && thrown.status === 404) return undefined;
    throw thrown;
  }
}

/** Finds or creates the user by the ID token. */
async function identifyUser({ api, storage, page }: Dependencies, { profile, id_token }: OidcUser): Promise<User> {
  // A new user's emails are written in the current language.
  const locale = toLocale(page.language());
  const { user, created } = await api.call('createUser', { body: { jwt: id_token ?? '', locale } });
  // A lock may reach this tab before what its last holder stored: what another tab found is read again.
  const firstLogin = created || readKnownUser(storage.device, profile.sub)?.firstLogin === true;
  writeKnownUser(storage.device, { subject: profile.sub, userId: user.id, firstLogin });
  return user;
}

/**
 * Loads or creates the user. All tabs notice a login as soon as it is stored, so another tab may create the user first:
 * one tab at a time does, and the others find the stored user then.
 */
async function findUser(context: Dependencies, oidcUser: OidcUser): Promise<User> {
  const user = await loadKnownUser(context, oidcUser);
  if (user !== undefined) return user;
  return context.storage.withLock(
    'gyg-create-user',
    async () => (await loadKnownUser(context, oidcUser)) ?? identifyUser(context, oidcUser),
  );
}

/** Whether the login just completed is the user's first, also if another tab created the user. True only once. */
export function takeFirstLogin(device: Storage, subject: string): boolean {
  const stored = readKnownUser(device, subject);
  if (!stored?.firstLogin) return false;
  writeKnownUser(device, { ...stored, firstLogin: false });
  return true;
}

/**
 * Loads the logged-in user with memberships and counts. Creates the user on the first login.
 * @throws {ApiError} 401 when the account no longer exists.
 */
export async function loadUserAccount(context: Dependencies, oidcUser: OidcUser): Promise<UserAccount> {
  const user = await findUser(context, oidcUser);
  const { call } = context.api;
  const params = { userId: user.id };
  const [{ organizations }, { count }, managed] = await Promise.all([
    call('listUserOrganizations', { params }),
    // Without these two the menu shows less, but the login still succeeds.
    call('countNotifications', { params }).catch(() => ({ count: 0 })),
    call('listManagedGygs', { params, query: { pageSize: 1 } }).catch(() => ({ total: 0 })),
  ]);
  return { user, organizations, notificationCount: count, managesGygs: managed.total > 0 };
}
