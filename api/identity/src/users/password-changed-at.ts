import type { UserRow } from './user.repository';

/**
 * Names the time between two resets of a person's password. A sign-in carries the era of the password it was made with, and
 * is good in that one only: a request that was under way while the password was changed cannot bring an old one back.
 */
export function passwordChangedAt({ notBefore }: Pick<UserRow, 'notBefore'>): string {
  return String(notBefore?.getTime() ?? 0);
}
