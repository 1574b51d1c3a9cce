import type { User } from '@gyg/contract';
import type { UserRow } from './user.repository';

/** A user's public fields; for themselves also address, language and settings. */
export function presentUser(row: UserRow, { self }: { self: boolean }): User {
  const { id, fullName, profileImage, email, locale, showName, searchable, createdAt } = row;
  const listed = searchable && showName ? { searchable } : {};
  if (!self) return { id, fullName, profileImage, ...listed };
  const own = { locale, showName, created: createdAt.toISOString(), ...(email === null ? {} : { email }) };
  return { id, fullName, profileImage, searchable, ...own };
}
