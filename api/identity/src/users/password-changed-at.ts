import type { UserRow } from './user.repository';

/**
 * When a person's password was last reset, as a text. A login stores the value of the password it was made with, and is
 * valid only while it is unchanged: a request in progress during a reset cannot restore an old login.
 */
export function passwordChangedAt({ notBefore }: Pick<UserRow, 'notBefore'>): string {
  return String(notBefore?.getTime() ?? 0);
}
