import type { Reader } from '@gyg/database';
import { countPendingRequests, listPendingRequests } from './membership-decisions.repository';

/** The first requests to join an organisation that are pending. */
export async function listMembershipDecisions(read: Reader, organizationId: string, { count }: { count: number }) {
  const rows = await listPendingRequests(read, organizationId, count);
  return rows.map((row) => ({ ...row, kind: 'membership' as const, gyg: null }));
}

export function countMembershipDecisions(read: Reader, organizationId: string): Promise<number> {
  return countPendingRequests(read, organizationId);
}
