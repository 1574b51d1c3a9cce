import type { Reader } from '@gyg/database';
import { countPendingProposals, listPendingProposals } from './proposal-decisions.repository';

/** The first proposals that are pending of an organisation. */
export async function listProposalDecisions(read: Reader, organizationId: string, { count }: { count: number }) {
  const rows = await listPendingProposals(read, organizationId, count);
  return rows.map(({ startDateTime, ...row }) => ({
    ...row,
    kind: 'proposal' as const,
    gyg: null,
    // Set for every proposal that the API writes.
    startDateTime: (startDateTime ?? row.createdAt).toISOString(),
  }));
}

export function countProposalDecisions(read: Reader, organizationId: string): Promise<number> {
  return countPendingProposals(read, organizationId);
}
