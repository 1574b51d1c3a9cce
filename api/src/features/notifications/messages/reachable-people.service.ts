import type { Reader } from '@gyg/database';
import { listActiveUserIds, listMemberIds, listParticipantIds } from './reachable-people.repository';

/**
 * The ids of those users whom the caller may write to: participants of the gyg or, without a gyg, members of the
 * organisation.
 */
export async function filterReachablePeople(
  read: Reader,
  { gygId, organizationId }: { gygId?: string | undefined; organizationId?: string | undefined },
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  if (gygId !== undefined) return new Set(await listParticipantIds(read, gygId, [...userIds]));
  if (organizationId !== undefined) return new Set(await listMemberIds(read, organizationId, [...userIds]));
  return new Set();
}

/** Leaves out erased users, whose bookings remain. */
export function filterActiveUsers(read: Reader, userIds: readonly string[]): Promise<string[]> {
  return listActiveUserIds(read, [...userIds]);
}
