import type { Need } from '../schemas/needs';

/** A need (a skill by default) for tests and stories. */
export function buildNeed(over: Partial<Need> = {}): Need {
  return {
    id: 'need-picker',
    gygId: 'gyg-shore',
    contributionType: 'SKILL',
    title: 'Shore picker',
    description: 'Walk the shore in pairs and fill sacks. Gloves and lunch are there.',
    durationMinutes: 240,
    offeredPositions: 18,
    availablePositions: 11,
    whoCanOffer: 'ANYONE',
    sortOrder: 0,
    needsApproval: false,
    ...over,
  };
}
