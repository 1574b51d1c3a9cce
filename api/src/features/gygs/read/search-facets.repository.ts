import { type GygState, publicGygStates } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { gygs, organizations } from '@gyg/database/schema';
import { count, eq, sql } from 'drizzle-orm';
import { gygColumns } from '../../../queries/gyg-columns.repository';
import { type GygFilter, gygConditions, type HostScope, stateAt } from './gyg-conditions.repository';
import { notPast } from './search-filters.repository';

/**
 * The gygs that match a filter without its states and goals, counted by state and goals; `positions` are the free ones
 * for skills of those that are not past. Drafts only if the filter includes them. One statement.
 */
export function countByStateAndGoals(read: Reader, filter: GygFilter, now: Date, scope: HostScope) {
  const states: readonly GygState[] = [...new Set([...publicGygStates, ...filter.states])];
  const found = read
    .select({
      state: stateAt(now).as('state'),
      primary: gygs.sdgGoalId,
      secondary: gygs.secondaryGoals,
      positions: sql<number>`case when ${notPast(now)} then ${gygColumns.positionsLeft} else 0 end`.as('positions'),
    })
    .from(gygs)
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
    .where(gygConditions(read, { ...filter, states, goals: undefined }, now, scope))
    .as('found');
  const { state, primary, secondary } = found;
  return read
    .select({ state, primary, secondary, gygs: count(), positions: sql`sum(${found.positions})`.mapWith(Number) })
    .from(found)
    .groupBy(state, primary, secondary);
}
