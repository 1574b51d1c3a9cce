import type { GygState } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { gygs, organizations } from '@gyg/database/schema';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type GygFilter, gygConditions, type HostScope, inState } from './gyg-conditions.repository';

const sumOf = (condition: SQL | undefined) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`.mapWith(Number);

/** The number of gygs in each state that match the filter and that the caller may see. One statement. */
export async function countStates(
  read: Reader,
  filter: GygFilter,
  now: Date,
  scope: HostScope,
): Promise<Record<GygState, number>> {
  const [row] = await read
    .select({
      CREATED: sumOf(inState('CREATED', now, scope)),
      PUBLISHED: sumOf(inState('PUBLISHED', now, scope)),
      ONGOING: sumOf(inState('ONGOING', now, scope)),
      FINISHED: sumOf(inState('FINISHED', now, scope)),
    })
    .from(gygs)
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
    .where(gygConditions(read, filter, now, scope));
  return row ?? { CREATED: 0, PUBLISHED: 0, ONGOING: 0, FINISHED: 0 };
}
