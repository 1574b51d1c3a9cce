import type { Reader } from '@gyg/database';
import { listLivingAmong, listMembersAmong, listParticipantsAmong } from './own-people.repository';

/**
 * Those among some people to whom hosts and admins may write: who takes part in the gyg or, where it is about none, the
 * organisation's members (api.md, notifications).
 */
export async function ownPeopleAmong(
  read: Reader,
  { gygId, organizationId }: { gygId?: string | undefined; organizationId?: string | undefined },
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  if (gygId !== undefined) return new Set(await listParticipantsAmong(read, gygId, [...userIds]));
  if (organizationId !== undefined) return new Set(await listMembersAmong(read, organizationId, [...userIds]));
  return new Set();
}

/** Those of one's own who can be written to: what an erased person gave stays, they do not. */
export function livingAmong(read: Reader, userIds: readonly string[]): Promise<string[]> {
  return listLivingAmong(read, [...userIds]);
}
