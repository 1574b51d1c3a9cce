import type { Reader } from '@gyg/database';
import type { FirstDecisions } from '../../queries/decision-columns.repository';
import { countPendingStories, listPendingStories } from './story-decisions.repository';

/** The first stories that are pending of an organisation as host. */
export async function listStoryDecisions(read: Reader, organizationId: string, first: FirstDecisions) {
  const rows = await listPendingStories(read, organizationId, first);
  return rows.map((row) => ({ ...row, kind: 'story' as const }));
}

export function countStoryDecisions(read: Reader, organizationId: string): Promise<number> {
  return countPendingStories(read, organizationId);
}
