import type { Reader } from '@gyg/database';
import type { FirstDecisions } from '../../queries/decision-columns.repository';
import { countPendingRequests, listPendingRequests } from './representation-decisions.repository';

/** The first requests to represent an organisation that wait for its answer. */
export async function listRepresentationDecisions(read: Reader, organizationId: string, first: FirstDecisions) {
  const rows = await listPendingRequests(read, organizationId, first);
  return rows.map((row) => ({ ...row, kind: 'representation' as const }));
}

export function countRepresentationDecisions(read: Reader, organizationId: string): Promise<number> {
  return countPendingRequests(read, organizationId);
}
