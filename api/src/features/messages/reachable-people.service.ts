import type { Reader } from '@gyg/database';
import { listActiveUserIds, listMemberIds, listParticipantIds } from './reachable-people.repository';

/**
 * Those among some people to whom hosts and admins may write: who takes part in the gyg or, where it is about none, the
 * organisation's members (api.md, notifications).
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

/** Those of one's own who can be written to: what an erased person gave stays, they do not. */
export function filterActiveUsers(read: Reader, userIds: readonly string[]): Promise<string[]> {
  return listActiveUserIds(read, [...userIds]);
}
