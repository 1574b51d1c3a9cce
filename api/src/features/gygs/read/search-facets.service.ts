import { type GygState, splitGoals } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { GygFilter, HostScope } from './gyg-conditions.repository';
import { countByStateAndGoals } from './search-facets.repository';

export interface SearchFacets {
  states: Record<Exclude<GygState, 'CREATED'>, number>;
  /** By goal number. */
  goals: Record<string, number>;
  openPositions: number;
}

/**
 * How many gygs each state has without the filter by state, and each goal without the filter by goal, and the free
 * positions and number of the gygs that match all filters. One statement.
 */
export async function facetsOf(
  read: Reader,
  filter: GygFilter,
  now: Date,
  scope: HostScope,
): Promise<{ facets: SearchFacets; total: number }> {
  const facets: SearchFacets = { states: { PUBLISHED: 0, ONGOING: 0, FINISHED: 0 }, goals: {}, openPositions: 0 };
  const wanted = filter.goals ?? [];
  let total = 0;
  for (const { state, primary, secondary, gygs, positions } of await countByStateAndGoals(read, filter, now, scope)) {
    const goals = new Set([primary, ...splitGoals(secondary)]);
    const hasGoal = wanted.length === 0 || wanted.some((goal) => goals.has(goal));
    const hasState = filter.states.includes(state);
    if (hasGoal && state !== 'CREATED') facets.states[state] += gygs;
    if (hasState) for (const goal of goals) facets.goals[goal] = (facets.goals[goal] ?? 0) + gygs;
    if (!hasGoal || !hasState) continue;
    facets.openPositions += positions;
    total += gygs;
  }
  return { facets, total };
}
