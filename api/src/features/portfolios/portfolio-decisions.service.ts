import type { Reader } from '@gyg/database';
import { countPendingPortfolios, listPendingPortfolios } from './portfolio-decisions.repository';

/** The first requests to an organisation to join a portfolio. */
export async function listPortfolioDecisions(read: Reader, organizationId: string, { count }: { count: number }) {
  const rows = await listPendingPortfolios(read, organizationId, count);
  return rows.map((row) => ({ ...row, kind: 'portfolio' as const, gyg: null, person: null }));
}

export function countPortfolioDecisions(read: Reader, organizationId: string): Promise<number> {
  return countPendingPortfolios(read, organizationId);
}
