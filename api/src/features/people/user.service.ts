import type { User } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Actor, isPartnerSite, isSelf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { ApiContext } from '../../api-context';
import { invalidToken, problem } from '../../problem';
import { nameTexts } from '../../text/search-text';
import { dropImage, requireOwnImage } from '../pictures';
import {
  findUser,
  isActiveUser,
  listUsersBySubject,
  type NewUser,
  type UserRow,
  updateUserRow,
} from './user.repository';

/** An active user. Throws 404 `user.missing`. */
export async function getUserRow(read: Reader, userId: string): Promise<UserRow> {
  const row = await findUser(read, userId);
  if (!row) throw problem('user.missing');
  return row;
}

/** Active users by token subject. */
export function findPeopleBySubject(read: Reader, subjects: readonly string[]): Promise<UserRow[]> {
  return listUsersBySubject(read, subjects);
}

/**
 * Throws 401 if the user was erased while this transaction wrote for them. Call it after writing the row that refers
 * to them: its reference waits for an erasure in progress, so either this sees the erasure or the erasure sees the
 * row.
 */
export async function requireActiveUser(read: Reader, userId: string): Promise<void> {
  if (!(await isActiveUser(read, userId))) throw invalidToken();
}

/** As `requireActiveUser`, for a user who was read after the row was written. */
export function requireNotErased({ erasedAt }: Pick<UserRow, 'erasedAt'>): void {
  if (erasedAt !== null) throw invalidToken();
}

/** A user's public fields; for themselves also address, language and settings. */
export function presentUser(row: UserRow, { self }: { self: boolean }): User {
  const { id, fullName, profileImage, email, locale, showName, searchable, createdAt } = row;
  const listed = searchable && showName ? { searchable } : {};
  if (!self) return { id, fullName, profileImage, ...listed };
  const own = { locale, showName, created: createdAt.toISOString(), ...(email === null ? {} : { email }) };
  return { id, fullName, profileImage, searchable, ...own };
}

export async function getUser(context: ApiContext, actor: Actor, userId: string) {
  const self = isSelf(actor, userId) && !isPartnerSite(actor);
  return presentUser(await getUserRow(context.db.read, userId), { self });
}

interface UserChanges {
  fullName?: string | undefined;
  profileImage?: string | null | undefined;
  locale?: NewUser['locale'] | undefined;
  showName?: boolean | undefined;
  searchable?: boolean | undefined;
}

/** Updates the given fields of the caller's user. Throws 403 for other users. */
export async function updateUser(context: ApiContext, actor: SignedIn, userId: string, changes: UserChanges) {
  const row = await getUserRow(context.db.read, userId);
  permit('updateUser', actor, { userId });
  const { profileImage, fullName, locale, showName, searchable } = changes;
  const picture = { url: profileImage, current: row.profileImage, path: 'profileImage' };
  await requireOwnImage(context.db.read, { ...picture, userId, kinds: ['profile'] });
  const set: Partial<NewUser> = {
    ...(fullName === undefined ? {} : { fullName, ...nameTexts(fullName) }),
    ...(profileImage === undefined ? {} : { profileImage: profileImage || null }),
    ...(locale === undefined ? {} : { locale }),
    ...(showName === undefined ? {} : { showName }),
    ...(searchable === undefined ? {} : { searchable }),
  };
  if (Object.keys(set).length === 0) return presentUser(row, { self: true });
  const updated = await context.db.tx((tx) => updateUserRow(tx, userId, set));
  if (!updated) throw problem('user.missing');
  if (updated.profileImage !== row.profileImage) await dropImage(context, row.profileImage);
  return presentUser(updated, { self: true });
}
