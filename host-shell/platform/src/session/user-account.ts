import type { User, UserOrganization } from '@gyg/contract';
import type { User as OidcUser } from 'oidc-client-ts';
import { isApiError } from '../api/api-error';
import { toLocale } from '../i18n/language';
import { readJson, writeJson } from '../storage/json';
import type { SessionContext } from './session-context';

const key = 'gyg.person';

/** The user id of a subject of the identity service, if it is stored in this browser. */
function knownUserId(device: Storage, subject: string): string | undefined {
  const stored = readJson(device, key);
  return stored?.subject === subject && typeof stored.userId === 'string' ? stored.userId : undefined;
}

/** Whether a user id is stored in this browser. If so, no ID token is needed to find the user. */
export const hasKnownUser = (device: Storage) => readJson(device, key) !== undefined;

export const clearKnownUser = (device: Storage) => writeJson(device, key, undefined);

/** The logged-in user with the data that the session shows. */
export interface UserAccount {
  readonly user: User;
  /** True on the first login. */
  readonly created: boolean;
  readonly organizations: readonly UserOrganization[];
  readonly notificationCount: number;
  readonly managesGygs: boolean;
}

type Dependencies = Pick<SessionContext, 'api' | 'storage' | 'page'>;

async function findUser({ api, storage, page }: Dependencies, { profile, id_token }: OidcUser) {
  const userId = knownUserId(storage.device, profile.sub);
  if (userId !== undefined) {
    try {
      return { user: await api.call('getUser', { params: { userId } }), created: false };
    } catch (thrown) {
      // The user was erased, or the database is another one: identify the user by the ID token.
      if (!isApiError(thrown) || thrown.status !== 404) throw thrown;
    }
  }
  // A new user's emails are written in the current language.
  const locale = toLocale(page.language());
  const answer = await api.call('createUser', { body: { jwt: id_token ?? '', locale } });
  writeJson(storage.device, key, { subject: profile.sub, userId: answer.user.id });
  return answer;
}

/**
 * Loads the logged-in user with memberships and counts. Creates the user on the first login.
 * @throws {ApiError} 401 when the account no longer exists.
 */
export async function loadUserAccount(context: Dependencies, oidcUser: OidcUser): Promise<UserAccount> {
  const { user, created } = await findUser(context, oidcUser);
  const { call } = context.api;
  const params = { userId: user.id };
  const [{ organizations }, { count }, managed] = await Promise.all([
    call('listUserOrganizations', { params }),
    // Without these two the menu shows less, but the login still succeeds.
    call('countNotifications', { params }).catch(() => ({ count: 0 })),
    call('listManagedGygs', { params, query: { pageSize: 1 } }).catch(() => ({ total: 0 })),
  ]);
  return { user, created, organizations, notificationCount: count, managesGygs: managed.total > 0 };
}
