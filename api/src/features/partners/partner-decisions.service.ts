import type { Reader } from '@gyg/database';
import type { FirstDecisions } from '../../queries/decision-columns.repository';
import { countPendingPartners, listPendingPartners } from './partner-decisions.repository';

/** The first requests to an organisation to be a partner of a gyg, which may be a draft of another host. */
export async function listPartnerDecisions(read: Reader, organizationId: string, first: FirstDecisions) {
  const rows = await listPendingPartners(read, organizationId, first);
  return rows.map((row) => ({ ...row, kind: 'partner' as const, person: null }));
}

export function countPartnerDecisions(read: Reader, organizationId: string): Promise<number> {
  return countPendingPartners(read, organizationId);
}
