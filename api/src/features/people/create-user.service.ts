import { type Locale, limits, normaliseEmail, plainLine } from '@gyg/contract';
import { lockKey, type Reader } from '@gyg/database';
import type { Newcomer, SignedIn } from '../../access/actor';
import { inTransaction, type UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext, IdClaims } from '../../api-context';
import { isTokenRefused } from '../../http/resolve-actor';
import { invalidToken } from '../../problem';
import { nameTexts } from '../../text/search-text';
import { notifyPeople } from '../notifications';
import {
  claimOrganizationsRequestedBy,
  findUserBySubject,
  findUsersByEmail,
  insertMembership,
  insertUser,
  type NewUser,
  type UserRow,
  upsertAdmin,
} from './user.repository';
import { presentUser } from './user.service';

const unnamed: Record<Locale, string> = { en: 'New user', se: 'Ny användare' };

/**
 * Normalises a name from any issuer: one line, limited length. Only erased users have no name, and the address is not
 * used instead because it is not public.
 */
function nameOf({ name }: IdClaims, locale: Locale): string {
  const line = plainLine(name.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]+/gu, ' '));
  if (line === '') return unnamed[locale];
  // The last character may be cut in half.
  return line
    .slice(0, limits.name)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}

/** Users with this verified address, however it is spelled. */
export function findPeopleByEmail(read: Reader, email: string): Promise<UserRow[]> {
  return findUsersByEmail(read, normaliseEmail(email));
}

/**
 * Locks an address against sign-ups and organisations opened for it until the transaction ends. Lock before reading
 * what the other may be writing.
 */
export function lockAddress(uow: UnitOfWork, email: string): Promise<void> {
  return lockKey(uow.tx, `address:${normaliseEmail(email)}`);
}

/** Makes a user ADMIN of an organisation and notifies them. */
export async function makeAdmin(
  uow: UnitOfWork,
  person: Pick<UserRow, 'id' | 'locale'>,
  organization: { id: string; name: string },
): Promise<void> {
  await upsertAdmin(uow.tx, organization.id, person.id, uow.now);
  await notifyPeople(uow, [person], {
    type: 'organization_admin',
    values: { organization: organization.name },
    organizationId: organization.id,
  });
}

/** Claims accepted organisation requests for the verified address of a new user. */
async function claimOrganizations(uow: UnitOfWork, user: UserRow): Promise<void> {
  if (user.email === null) return;
  for (const organization of await claimOrganizationsRequestedBy(uow.tx, user.email, uow.now)) {
    await makeAdmin(uow, user, organization);
  }
}

async function makeUser(
  uow: UnitOfWork,
  claims: IdClaims,
  onScreen: Locale | undefined,
): Promise<{ user: UserRow; created: boolean }> {
  const { subject, email, emailVerified } = claims;
  const locale = onScreen ?? claims.locale ?? 'en';
  const name = nameOf(claims, locale);
  const verified = email !== null && emailVerified ? normaliseEmail(email) : null;
  if (verified !== null) await lockAddress(uow, verified);
  const inserted = await insertUser(uow.tx, {
    subject,
    fullName: name,
    ...nameTexts(name),
    email: verified,
    locale,
    createdAt: uow.now,
  });
  if (inserted) {
    await claimOrganizations(uow, inserted);
    return { user: inserted, created: true };
  }
  const user = await findUserBySubject(uow.tx, subject);
  if (!user || user.erasedAt !== null) throw invalidToken();
  return { user, created: false };
}

/**
 * Creates the caller's user from the ID token, or finds it. Both tokens must have one subject, otherwise 401.
 * Concurrent calls create one user. `locale` is the page's language, otherwise the token's, for a user's first mails.
 */
export async function createUser(
  context: ApiContext,
  actor: Newcomer | SignedIn,
  { jwt, locale }: { jwt: string; locale?: Locale | undefined },
  now: Date,
) {
  const claims = await context.verifyIdToken(jwt, actor.client?.origin).catch((failure: unknown) => {
    throw isTokenRefused(failure) ? invalidToken('The id token in `jwt` is not valid') : failure;
  });
  const subject = actor.kind === 'newcomer' ? actor.claims.subject : actor.subject;
  if (claims.subject !== subject)
    throw invalidToken('The id token in `jwt` belongs to another person than the access token');
  const { user, created } = await inTransaction(context, now, (uow) => makeUser(uow, claims, locale));
  return { user: presentUser(user, { self: actor.client === null }), created };
}

type Given = Omit<NewUser, 'searchText' | 'sortText' | 'createdAt' | 'erasedAt' | 'email'> & { email: string };

/** Writes a user who has logged in before; one who is there already stays as they are. */
export async function addUser(uow: UnitOfWork, user: Given): Promise<{ id: string }> {
  const email = normaliseEmail(user.email);
  const row = await insertUser(uow.tx, { ...user, email, ...nameTexts(user.fullName), createdAt: uow.now });
  const stored = row ?? (await findUserBySubject(uow.tx, user.subject));
  if (!stored) throw new Error(`The subject ${user.subject} has no user`);
  return { id: stored.id };
}

/** Makes a user member or admin of an organisation. */
export async function addMember(
  uow: UnitOfWork,
  member: { organizationId: string; userId: string; role: 'ADMIN' | 'MEMBER' },
): Promise<{ id: string }> {
  return { id: await insertMembership(uow.tx, { ...member, createdAt: uow.now }) };
}
