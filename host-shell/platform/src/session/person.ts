import type { User, UserOrganization } from '@gyg/contract';
import type { User as OidcUser } from 'oidc-client-ts';
import { isApiError } from '../api/api-error';
import { call } from '../api/call';
import { toLanguage, toLocale } from '../i18n/language';
import { keep, readKept } from '../storage/browser-storage';

const key = 'gyg.person';

/** Which of our users a subject of the identity service is, where this browser knows it. */
function knownUserId(subject: string): string | undefined {
  const kept = readKept('device', key);
  return kept?.subject === subject && typeof kept.userId === 'string' ? kept.userId : undefined;
}

/** Whether any subject is known: then no ID token is needed to find out who is here. */
export const knowsSomebody = () => readKept('device', key) !== undefined;

/** Forgets it: somebody else may use this browser next. */
export const forgetPerson = () => keep('device', key, undefined);

export interface Person {
  readonly user: User;
  /** True on the first sign-in. */
  readonly created: boolean;
  readonly organizations: readonly UserOrganization[];
  readonly notificationCount: number;
  readonly managesGygs: boolean;
}

async function findUser({ profile, id_token }: OidcUser): Promise<Pick<Person, 'user' | 'created'>> {
  const userId = knownUserId(profile.sub);
  if (userId !== undefined) {
    try {
      return { user: await call('getUser', { params: { userId } }), created: false };
    } catch (thrown) {
      // Erased, or another database: the ID token says who it is.
      if (!isApiError(thrown) || thrown.status !== 404) throw thrown;
    }
  }
  // The language on screen is what a new person's mails are written in.
  const locale = toLocale(toLanguage(document.documentElement.lang));
  const answer = await call('createUser', { body: { jwt: id_token ?? '', locale } });
  keep('device', key, { subject: profile.sub, userId: answer.user.id });
  return answer;
}

/**
 * Who has signed in, with memberships and what waits for them; makes the user on the first sign-in.
 * @throws {ApiError} 401 when the account is no longer there.
 */
export async function readPerson(oidcUser: OidcUser): Promise<Person> {
  const { user, created } = await findUser(oidcUser);
  const params = { userId: user.id };
  const [{ organizations }, { count }, managed] = await Promise.all([
    call('listUserOrganizations', { params }),
    // Without these two the menu says less; nobody is signed out for that.
    call('countNotifications', { params }).catch(() => ({ count: 0 })),
    call('listManagedGygs', { params, query: { pageSize: 1 } }).catch(() => ({ total: 0 })),
  ]);
  return { user, created, organizations, notificationCount: count, managesGygs: managed.total > 0 };
}
